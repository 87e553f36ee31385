// oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard
import { MoonStar, Navigation } from 'lucide-react';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { createScale, curvePath } from '../curve.ts';
import { placeHorizonLabel } from '../horizon-label.ts';
import { compassPoint, degrees, rainfall, speed, type UnitSystem } from '../units.ts';
import type { ForecastView, HourView, LocationWeather, Timeline } from '../weather-data.ts';
import { providerLink } from './provider-link.tsx';
import { WeatherIcon } from './weather-icon.tsx';

const hourCount = 48;
/** Number of hours between two labels. */
const step = 3;
/**
 * Precipitation in mm per hour that a bar of full height stands for. If an hour is wetter, the bar of the wettest hour
 * has the full height.
 */
const fullBar = 4;

const share = (hour: number) => `${(hour / hourCount) * 100}%`;

/** The next 48 hours. Without a forecast, shows the height of the sun in a box of the same size. */
export function HourCurve({ weather, units }: { weather: LocationWeather; units: UnitSystem }) {
  const t = useMessages('weather');
  const { forecast, timeline } = weather;
  return (
    <section className="rounded-panel bg-deep/60 soft-shadow [backdrop-filter:blur(12px)]">
      <div className="grid grid-cols-1 items-baseline px-5 pt-4 md:px-6 @2xl:grid-cols-2">
        <h2 className="text-lg">
          {forecast ? t('hours.title', { count: forecast.hours.length }) : t('hours.sunTitle')}
        </h2>
        <p className="page-direction h-6 truncate text-xs/6 text-soft md:text-end md:text-sm">
          {forecast ? <Source forecast={forecast} renderedAt={weather.renderedAt} /> : t('hours.calculated')}
        </p>
      </div>
      <section
        aria-label={t('hours.scrollArea')}
        tabIndex={0}
        dir="ltr"
        className="relative [scrollbar-width:thin] overflow-x-auto overscroll-x-contain rounded-b-panel"
      >
        <div aria-hidden className="relative h-[19rem] min-w-[84rem] px-7">
          <Nights nights={timeline.nights} />
          <div className="relative h-full">
            <Days timeline={timeline} />
            {forecast ? (
              <Temperatures hours={forecast.hours} units={units} />
            ) : (
              <SunHeights timeline={timeline} />
            )}
            <HourNames timeline={timeline} />
          </div>
        </div>
        {forecast && <HourTable timeline={timeline} hours={forecast.hours} units={units} />}
      </section>
    </section>
  );
}

/** The provider of the forecast and the age of the copy. */
function Source({ forecast, renderedAt }: { forecast: ForecastView; renderedAt: number }) {
  const t = useMessages('weather');
  const formats = useFormats();
  const { name, href, licence } = forecast.provider;
  const { value, unit } = ageOf(renderedAt - forecast.fetchedAt);
  const parts = {
    provider: name,
    licence,
    link: providerLink(href, 'font-bold'),
  };
  return value === 0
    ? t.rich('hours.sourceNow', parts)
    : t.rich('hours.source', { ...parts, ago: formats.relativeTime(-value, unit) });
}

/** Returns the age of a forecast in a unit that makes it a small number. */
function ageOf(milliseconds: number): { value: number; unit: 'minute' | 'hour' | 'day' } {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  if (minutes < 90) return { value: minutes, unit: 'minute' };
  const hours = Math.round(minutes / 60);
  return hours < 36 ? { value: hours, unit: 'hour' } : { value: Math.round(hours / 24), unit: 'day' };
}

function Nights({ nights }: { nights: Timeline['nights'] }) {
  return (
    <div className="absolute inset-x-7 inset-y-0">
      {nights.map(([from, to]) => (
        <div
          key={from}
          className="from-night/75 to-night/35 absolute inset-y-0 bg-linear-to-b"
          style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
        >
          {to - from > 0.05 && <MoonStar className="text-moon absolute end-2 top-3.5 size-4" />}
        </div>
      ))}
    </div>
  );
}

/**
 * The name of each day at its first hour. If the curve starts in the last hour of today, today's label is omitted,
 * because only tomorrow's fits.
 */
function Days({ timeline }: { timeline: Timeline }) {
  const isLastHour = Boolean(timeline.hours[1]?.day);
  return timeline.hours.map(
    ({ day }, index) =>
      day &&
      !(isLastHour && index === 0) && (
        <span
          key={index}
          className={`absolute top-3 bottom-0 ps-2 text-sm font-bold ${index > 0 ? 'border-s border-over/20' : ''}`}
          style={{ left: share(index) }}
        >
          {day}
        </span>
      ),
  );
}

function HourNames({ timeline }: { timeline: Timeline }) {
  return timeline.hours.map(
    ({ label }, index) =>
      index % step === 0 && (
        <span
          key={index}
          className="absolute bottom-10 -translate-x-1/2 text-sm font-semibold text-soft"
          style={{ left: share(index) }}
        >
          {label}
        </span>
      ),
  );
}

function Temperatures({ hours, units }: { hours: readonly HourView[]; units: UnitSystem }) {
  const formats = useFormats();
  const temperatures = hours.map(({ temperature }) => temperature);
  const scale = createScale(temperatures, { top: 16, bottom: 74, minSpan: 6 });
  const path = curvePath(temperatures.map((temperature, index) => ({ x: index, y: scale(temperature) })));
  const most = Math.max(fullBar, ...hours.map(({ precipitation }) => precipitation));
  return (
    <>
      {hours.map(
        (hour, index) =>
          index % step === 0 && (
            <div
              key={index}
              className="absolute top-10 grid -translate-x-1/2 place-items-center"
              style={{ left: share(index) }}
            >
              <WeatherIcon symbol={hour.symbol} className="size-9" />
            </div>
          ),
      )}
      <div className="absolute inset-x-0 top-[4.75rem] bottom-17">
        {hours.map(
          ({ precipitation }, index) =>
            precipitation >= 0.05 && (
              <span
                key={index}
                className="bg-rain/80 absolute bottom-0 rounded-t-md"
                style={{
                  left: `calc(${share(index)} + 2px)`,
                  width: `calc(${share(1)} - 4px)`,
                  height: `${6 + (precipitation / most) * 54}%`,
                }}
              />
            ),
        )}
        <svg
          viewBox={`0 0 ${hourCount} 100`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <path d={`${path}V100H0Z`} fill="#ffcb08" opacity=".13" />
          <path
            d={path}
            fill="none"
            stroke="#ffcb08"
            strokeWidth="3.5"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {hours.map(
          ({ temperature }, index) =>
            index % step === 0 && (
              <span
                key={index}
                className="absolute -translate-x-1/2"
                style={{ left: share(index), top: `calc(${scale(temperature)}% - 1.75rem)` }}
              >
                <span className="block text-center font-display leading-[1.375rem] font-semibold [text-shadow:0_1px_4px_rgb(4_8_40/.9)]">
                  {degrees(formats, temperature, units)}
                </span>
                <span className="mx-auto block size-2.5 rounded-full bg-white" />
              </span>
            ),
        )}
      </div>
      {hours.map(
        ({ wind, windFrom }, index) =>
          index % (step * 2) === step &&
          wind !== null && (
            <span
              key={index}
              className="absolute bottom-2.5 flex -translate-x-1/2 items-center gap-1 text-sm whitespace-nowrap text-soft"
              style={{ left: share(index) }}
            >
              {windFrom !== null && (
                <Navigation className="size-3.5" style={{ rotate: `${windFrom + 135}deg` }} />
              )}
              {speed(formats, wind, units)}
            </span>
          ),
      )}
    </>
  );
}

function SunHeights({ timeline: { hours, heights } }: { timeline: Timeline }) {
  const t = useMessages('weather');
  const scale = createScale([...heights, -10, 10], { top: 8, bottom: 96, minSpan: 20 });
  const path = curvePath(heights.map((height, index) => ({ x: index, y: scale(height) })));
  const horizon = scale(0);
  const dayStarts = hours.flatMap(({ day }, index) => (day && index > 0 ? index : []));
  const label = placeHorizonLabel(heights, dayStarts);
  return (
    <div className="absolute inset-x-0 top-12 bottom-17">
      <svg
        viewBox={`0 0 ${hourCount} 100`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path d={`M0 ${horizon}H${hourCount}`} stroke="#fff" opacity=".3" vectorEffect="non-scaling-stroke" />
        <path
          d={path}
          fill="none"
          stroke="#8fa0e8"
          strokeWidth="3"
          strokeDasharray="2 8"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
        <svg x="0" y="0" width={hourCount} height={horizon} overflow="hidden">
          <path d={`${path}V100H0Z`} fill="#ffcb08" opacity=".14" />
          <path d={path} fill="none" stroke="#ffcb08" strokeWidth="3.5" vectorEffect="non-scaling-stroke" />
        </svg>
      </svg>
      <span
        className={`absolute ps-2 text-sm text-soft ${label.side === 'above' ? '-translate-y-full pb-0.5' : 'pt-0.5'}`}
        style={{ left: share(label.hour), top: `${horizon}%` }}
      >
        {t('hours.horizon')}
      </span>
    </div>
  );
}

/** The curve as a table, for screen readers. */
function HourTable({
  timeline,
  hours,
  units,
}: {
  timeline: Timeline;
  hours: readonly HourView[];
  units: UnitSystem;
}) {
  const t = useMessages('weather');
  const formats = useFormats();
  const windOf = ({ wind, windFrom }: HourView) => {
    if (wind === null) return '';
    const shown = speed(formats, wind, units);
    return windFrom === null
      ? shown
      : t('hours.windFrom', { speed: shown, direction: compassPoint(windFrom) });
  };
  return (
    <div className="sr-only">
      <table>
        <caption>{t('hours.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('hours.time')}</th>
            <th scope="col">{t('hours.weather')}</th>
            <th scope="col">{t('hours.temperature')}</th>
            <th scope="col">{t('hours.precipitation')}</th>
            <th scope="col">{t('hours.wind')}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map((hour, index) => (
            <tr key={index}>
              <th scope="row">
                {timeline.hours[index]?.day} {timeline.hours[index]?.label}
              </th>
              <td>{hour.condition}</td>
              <td>{degrees(formats, hour.temperature, units)}</td>
              <td>{rainfall(formats, hour.precipitation, units)}</td>
              <td>{windOf(hour)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
