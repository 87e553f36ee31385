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
import { symbolLabel } from '../symbols.ts';
import {
  compassPoint,
  degrees,
  duration,
  pressure,
  speed,
  sunHeight,
  uvWord,
  type UnitSystem,
} from '../units.ts';
import type { NowView, LocationWeather } from '../weather-data.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { WeatherIcon } from './weather-icon.tsx';

/** A time in the visitor's time zone. Used only in the browser. */
const clockTime = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The data of the location itself. */
export interface LocationHead {
  name: string;
  country: string;
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
  return (
    <section
      aria-label="Now"
      className="grid gap-x-8 gap-y-5 pt-5 pb-6 lg:pt-8 @4xl:grid-cols-[minmax(0,1fr)_27rem]"
    >
      <div className="min-w-0">
        <div className="flex min-h-11 items-center gap-3">
          <h1 className="flex min-w-0 items-center gap-2 text-lg md:text-xl">
            <MapPin aria-hidden className="size-5 flex-none" />
            <span className="truncate">
              {location.name}, {location.country}
            </span>
          </h1>
          <FavouriteButton slug={weather.slug} name={location.name} />
        </div>
        <p className="font-semibold">
          {weather.localDay}, {weather.localTime} local time
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
  const { forecast } = weather;
  if (!forecast && hasForecasts) {
    return (
      <>
        <p className="mt-1 flex h-28 items-center font-display text-[5.5rem] leading-none font-semibold md:h-36 md:text-[8rem]">
          <span aria-hidden>–°</span>
          <span className="sr-only">No temperature yet</span>
        </p>
        <p className="h-14 max-w-[34rem] text-base md:text-lg">
          {nextAt === null
            ? 'The forecast is on its way. It usually takes a few seconds.'
            : `The weather service has not answered yet. This page will try again at ${clockTime.format(nextAt)}.`}
        </p>
      </>
    );
  }
  if (!forecast) {
    return (
      <>
        <p className="mt-1 flex h-28 items-center font-display text-[4.5rem] leading-none font-semibold md:h-36 md:text-[6.5rem]">
          {weather.localTime}
        </p>
        <p className="h-14 max-w-[34rem] text-base md:text-lg">Today’s sun, moon and daylight.</p>
      </>
    );
  }
  const { temperature, symbol, outlook, feelsLike } = forecast.now;
  const sentence = [symbolLabel(symbol), `Feels like ${degrees(feelsLike, units)}`, outlook];
  return (
    <>
      <p className="mt-1 flex h-28 items-center gap-4 md:h-36">
        <span className="font-display text-[5.5rem] leading-none font-semibold md:text-[8rem]">
          {degrees(temperature, units)}
        </span>
        <WeatherIcon symbol={symbol} className="size-24 md:size-36" />
      </p>
      <p className="h-14 max-w-[34rem] text-base md:text-lg">
        {sentence
          .filter(Boolean)
          .map((part) => `${part}.`)
          .join(' ')}
      </p>
    </>
  );
}

/** Six figures from the forecast. Without a forecast, values that can be computed. */
function Figures({ weather, units }: { weather: LocationWeather; units: UnitSystem }) {
  const { sun, moon, forecast } = weather;
  return (
    <dl className="grid grid-cols-2 gap-2.5 min-[30rem]:grid-cols-3">
      {forecast ? (
        <ForecastFigures now={forecast.now} units={units} />
      ) : (
        <>
          <Figure icon={Sun} name="Sun" value={sunHeight(sun.altitude)} />
          <Figure icon={Clock} name="Daylight" value={duration(sun.daylightMinutes)} />
          <Figure icon={Moon} name="Moon" value={`${moon.litPercent}% lit`} more={moon.name} />
          <Figure icon={MoonStar} name="Moonrise" value={moon.moonrise} />
        </>
      )}
      <Figure icon={Sunrise} name="Sunrise" value={sun.sunrise} />
      <Figure icon={Sunset} name="Sunset" value={sun.sunset} />
    </dl>
  );
}

function ForecastFigures({ now, units }: { now: NowView; units: UnitSystem }) {
  const { wind, windFrom, gust, humidity, uv } = now;
  const gusts = gust !== null && wind !== null && gust > wind + 5 ? `gusts ${speed(gust, units)}` : '';
  const from = windFrom === null ? '' : `from ${compassPoint(windFrom)}`;
  return (
    <>
      <Figure
        icon={Wind}
        name="Wind"
        value={wind === null ? null : speed(wind, units)}
        more={gusts || from}
      />
      <Figure icon={Droplets} name="Humidity" value={humidity === null ? null : `${Math.round(humidity)}%`} />
      <Figure
        icon={Gauge}
        name="Pressure"
        value={now.pressure === null ? null : pressure(now.pressure, units)}
      />
      <Figure
        icon={Sun}
        name="UV"
        value={uv === null ? null : String(Math.round(uv))}
        more={uv === null ? '' : uvWord(uv)}
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
  return (
    <div className="h-24 rounded-2xl bg-deep/35 px-3.5 py-2.5 ring-1 ring-over/12">
      <dt className="flex items-center gap-1.5 text-sm font-bold">
        <Icon aria-hidden className="size-4" />
        {name}
      </dt>
      <dd className="font-display text-xl leading-tight font-semibold whitespace-nowrap">
        {value ?? (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">none</span>
          </>
        )}
        {more && <span className="block font-text text-sm leading-tight font-semibold">{more}</span>}
      </dd>
    </div>
  );
}
