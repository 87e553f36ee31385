import {
  Clock,
  Droplets,
  Gauge,
  MapPin,
  Moon,
  MoonStar,
  Sun,
  Sunrise,
  Sunset,
  Wind,
  type LucideIcon,
} from 'lucide-react';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import {
  compassPoint,
  degrees,
  duration,
  pressure,
  speed,
  percent,
  sunHeight,
  uvCategory,
  type UnitSystem,
} from '../units.ts';
import type { NowView, LocationWeather } from '../weather-data.ts';
import { Dash } from './dash.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { WeatherIcon } from './weather-icon.tsx';

/** A clock time in the time zone of the browser. Used only after hydration. */
const visitorClock = {
  timeZone: undefined,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** The data of the location itself. */
export interface LocationHead {
  name: string;
  /** The comma of the page's language, with the space after it if there is one. */
  comma: string;
  /** The country. For the United States, also the state. */
  area: string;
}

/** The location, its current weather and figures. Its height is the same with and without a forecast. */
export function NowPanel({
  location,
  weather,
  units,
  hasForecasts,
  nextAt,
}: {
  location: LocationHead;
  weather: LocationWeather;
  units: UnitSystem;
  /** Whether the site requests forecasts at all. */
  hasForecasts: boolean;
  /** When the page requests a missing forecast again. `null` before the first request. */
  nextAt: number | null;
}) {
  const t = useMessages('weather');
  return (
    <section
      aria-label={t('now.title')}
      className="grid grid-cols-1 gap-x-8 gap-y-5 pt-5 pb-6 lg:pt-8 @4xl:grid-cols-[minmax(0,1fr)_27rem]"
    >
      <div className="min-w-0">
        <div className="flex min-h-11 items-center gap-3">
          <h1 className="flex min-w-0 items-center gap-2 text-lg md:text-xl">
            <MapPin aria-hidden className="size-5 flex-none" />
            <span className="min-w-0 wrap-anywhere">
              <bdi>{location.name}</bdi>
              {location.comma}
              <bdi>{location.area}</bdi>
            </span>
          </h1>
          <FavouriteButton slug={weather.slug} name={location.name} />
        </div>
        <p className="font-semibold">
          {t('now.localTime', { day: weather.localDay, time: weather.localTime })}
        </p>
        <Headline weather={weather} units={units} hasForecasts={hasForecasts} nextAt={nextAt} />
      </div>
      <div className="flex flex-col justify-between gap-4">
        <Figures weather={weather} units={units} />
        <div className="flex h-11 lg:justify-end">{weather.forecast && <UnitChoice units={units} />}</div>
      </div>
    </section>
  );
}

function Headline({
  weather,
  units,
  hasForecasts,
  nextAt,
}: {
  weather: LocationWeather;
  units: UnitSystem;
  hasForecasts: boolean;
  nextAt: number | null;
}) {
  const t = useMessages('weather');
  const formats = useFormats();
  const { forecast } = weather;
  if (!forecast && hasForecasts) {
    return (
      <>
        <p className="mt-1 flex h-28 items-center font-display text-[min(5.5rem,30cqi)] leading-none font-semibold md:h-36 md:text-[8rem]">
          <span aria-hidden dir="ltr">
            –°
          </span>
          <span className="sr-only">{t('now.noTemperature')}</span>
        </p>
        <p className="min-h-14 max-w-[34rem] text-base md:text-lg">
          {nextAt === null ? t('now.awaited') : t('now.retry', { time: formats.date(nextAt, visitorClock) })}
        </p>
      </>
    );
  }
  if (!forecast) {
    return (
      <>
        <p className="mt-1 flex h-28 items-center font-display text-[min(4.5rem,30cqi)] leading-none font-semibold md:h-36 md:text-[6.5rem]">
          {weather.localTime}
        </p>
        <p className="min-h-14 max-w-[34rem] text-base md:text-lg">{t('now.calculated')}</p>
      </>
    );
  }
  const { temperature, symbol, condition, outlook, feelsLike } = forecast.now;
  const sentences = [
    condition ? t('now.condition', { condition }) : '',
    t('now.feelsLike', { temperature: degrees(formats, feelsLike, units) }),
    outlook,
  ];
  return (
    <>
      <p className="mt-1 flex h-28 items-center gap-4 md:h-36">
        <span className="font-display text-[min(5.5rem,30cqi)] leading-none font-semibold md:text-[8rem]">
          {degrees(formats, temperature, units)}
        </span>
        <WeatherIcon symbol={symbol} className="size-[min(6rem,28cqi)] md:size-36" />
      </p>
      <p className="min-h-14 max-w-[34rem] text-base md:text-lg">
        {formats.sentences(sentences.filter(Boolean))}
      </p>
    </>
  );
}

/** Six figures from the forecast. Without a forecast, shows values that can be computed. */
function Figures({ weather, units }: { weather: LocationWeather; units: UnitSystem }) {
  const t = useMessages('weather');
  const formats = useFormats();
  const { sun, moon, forecast } = weather;
  return (
    <dl className="grid grid-cols-1 gap-2.5 @3xs:grid-cols-2 @min-[27rem]:grid-cols-3">
      {forecast ? (
        <ForecastFigures now={forecast.now} units={units} />
      ) : (
        <>
          <Figure icon={Sun} name={t('fact.sun')} value={sunHeight(formats, t, sun.altitude)} />
          <Figure icon={Clock} name={t('fact.daylight')} value={duration(t, sun.daylightMinutes)} />
          <Figure
            icon={Moon}
            name={t('fact.moon')}
            value={t('moon.lit', { share: moon.litPercent / 100 })}
            more={moon.name}
          />
          <Figure icon={MoonStar} name={t('fact.moonrise')} value={moon.moonrise} />
        </>
      )}
      <Figure icon={Sunrise} name={t('fact.sunrise')} value={sun.sunrise} />
      <Figure icon={Sunset} name={t('fact.sunset')} value={sun.sunset} />
    </dl>
  );
}

const uvKeys = {
  low: 'uv.low',
  moderate: 'uv.moderate',
  high: 'uv.high',
  veryHigh: 'uv.veryHigh',
  extreme: 'uv.extreme',
} as const;

function ForecastFigures({ now, units }: { now: NowView; units: UnitSystem }) {
  const t = useMessages('weather');
  const formats = useFormats();
  const { wind, windFrom, gust, humidity, uv } = now;
  const gusts =
    gust !== null && wind !== null && gust > wind + 5
      ? t('fact.gusts', { speed: speed(formats, gust, units) })
      : '';
  const from = windFrom === null ? '' : t('fact.windFrom', { direction: compassPoint(windFrom) });
  return (
    <>
      <Figure
        icon={Wind}
        name={t('fact.wind')}
        value={wind === null ? null : speed(formats, wind, units)}
        more={gusts || from}
      />
      <Figure
        icon={Droplets}
        name={t('fact.humidity')}
        value={humidity === null ? null : percent(formats, humidity)}
      />
      <Figure
        icon={Gauge}
        name={t('fact.pressure')}
        value={now.pressure === null ? null : pressure(formats, t, now.pressure, units)}
      />
      <Figure
        icon={Sun}
        name={t('fact.uv')}
        value={uv === null ? null : formats.number(Math.round(uv))}
        more={uv === null ? '' : t(uvKeys[uvCategory(uv)])}
      />
    </>
  );
}

function Figure({
  icon: Icon,
  name,
  value,
  more = '',
}: {
  icon: LucideIcon;
  name: string;
  value: string | null;
  more?: string;
}) {
  const t = useMessages('weather');
  return (
    <div className="min-h-24 rounded-2xl bg-deep/35 px-3.5 py-2.5 ring-1 ring-over/12">
      <dt className="flex items-center gap-1.5 text-sm font-bold">
        <Icon aria-hidden className="size-4" />
        {name}
      </dt>
      <dd className="font-display text-xl leading-tight font-semibold whitespace-nowrap">
        {value ?? <Dash label={t('fact.none')} />}
        {more && (
          <span className="block font-text text-sm leading-tight font-semibold whitespace-normal">
            {more}
          </span>
        )}
      </dd>
    </div>
  );
}
