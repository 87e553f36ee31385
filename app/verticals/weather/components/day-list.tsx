import { symbolLabel } from '../symbols.ts';
import { degrees, rainfall, speed, type UnitSystem } from '../units.ts';
import type { DayView, ForecastView } from '../weather-data.ts';
import { WeatherIcon } from './weather-icon.tsx';

const dayCount = 10;

/** Ten days with the range of each on one common scale. */
export function DayList({ forecast, units }: { forecast: ForecastView | null; units: UnitSystem }) {
  return (
    <section className="flex min-h-[40rem] flex-col panel">
      <h2 className="text-lg">Ten days</h2>
      {forecast ? <Rows days={forecast.days} now={forecast.now.temperature} units={units} /> : <EmptyRows />}
    </section>
  );
}

function Rows({ days, now, units }: { days: readonly DayView[]; now: number; units: UnitSystem }) {
  const low = Math.min(...days.map(({ min }) => min));
  const span = Math.max(1, Math.max(...days.map(({ max }) => max)) - low);
  const share = (temperature: number) => Math.min(100, Math.max(0, ((temperature - low) / span) * 100));
  return (
    <ol className="mt-2 grid flex-1 auto-rows-fr divide-y divide-line">
      {days.map((day, index) => (
        <li
          key={day.date}
          className="grid min-h-14 grid-cols-[3.25rem_2.25rem_3.25rem_2.25rem_1fr_2.25rem] items-center gap-2 text-[15px] font-semibold sm:grid-cols-[6.5rem_2.5rem_4.75rem_5rem_2.5rem_1fr_2.5rem] sm:gap-3"
        >
          <span className="leading-tight">
            {day.name} <span className="block text-sm font-normal text-soft sm:inline">{day.date}</span>
          </span>
          <span>
            <WeatherIcon symbol={day.symbol} className="size-9" />
            <span className="sr-only">{symbolLabel(day.symbol)}</span>
          </span>
          <span className="text-sm whitespace-nowrap text-[#7fd0ff]">{wetness(day, units)}</span>
          <span className="hidden text-sm whitespace-nowrap text-soft sm:block">
            {day.wind !== null && speed(day.wind, units)}
          </span>
          <span className="text-end text-soft">
            <span className="sr-only">from </span>
            {degrees(day.min, units)}
          </span>
          <span aria-hidden className="relative h-2 rounded-full bg-white/10">
            <span
              className="absolute inset-y-0 rounded-full bg-linear-to-r from-[#5cb3ff] to-accent rtl:bg-linear-to-l"
              style={{
                insetInlineStart: `${Math.min(share(day.min), 96)}%`,
                insetInlineEnd: `${Math.min(100 - share(day.max), 96)}%`,
              }}
            />
            {index === 0 && (
              <span
                className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-2 border-surface bg-white rtl:translate-x-1/2"
                style={{ insetInlineStart: `${share(now)}%` }}
              />
            )}
          </span>
          <span className="text-end">
            <span className="sr-only">to </span>
            {degrees(day.max, units)}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** How likely it is to rain, or how much is expected where nobody says how likely. */
function wetness({ probability, precipitation }: DayView, units: UnitSystem): string {
  if (precipitation >= 0.1) return rainfall(precipitation, units);
  return probability !== null && probability >= 10 ? `${Math.round(probability)} %` : '';
}

function EmptyRows() {
  return (
    <div className="relative mt-2 flex flex-1">
      <div aria-hidden className="grid flex-1 auto-rows-fr divide-y divide-line opacity-40">
        {Array.from({ length: dayCount }, (_, index) => (
          <div key={index} className="flex min-h-14 items-center gap-6">
            <span className="h-3 w-16 rounded-full bg-white/8" />
            <span className="size-8 rounded-full bg-white/6" />
            <span className="h-2 flex-1 rounded-full bg-white/6" />
          </div>
        ))}
      </div>
      <p className="absolute inset-x-0 top-1/3 mx-auto max-w-72 text-center font-semibold text-soft">
        No forecast has been fetched yet. The days stand here as soon as one is.
      </p>
    </div>
  );
}
