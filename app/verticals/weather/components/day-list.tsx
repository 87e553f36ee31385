import { symbolLabel } from '../symbols.ts';
import { degrees, rainfall, speed, type UnitSystem } from '../units.ts';
import type { DayView, LocationWeather } from '../weather-data.ts';
import { DayRow, DayRows } from './day-rows.tsx';
import { DaylightRows } from './daylight-rows.tsx';
import { WeatherIcon } from './weather-icon.tsx';

/** The days of the forecast. Without a forecast, the computed daylight of ten days. */
export function DayList({ weather, units }: { weather: LocationWeather; units: UnitSystem }) {
  const { forecast, daylight } = weather;
  return (
    <section className="flex min-h-[40rem] flex-col panel">
      <h2 className="text-lg">
        {forecast ? `Next ${dayCount(forecast.days.length)}` : `${dayCount(daylight.length)} of daylight`}
      </h2>
      {forecast ? (
        <Rows days={forecast.days} now={forecast.now.temperature} units={units} />
      ) : (
        <DaylightRows days={daylight} />
      )}
    </section>
  );
}

function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** The temperature range of each day on a common scale. */
function Rows({ days, now, units }: { days: readonly DayView[]; now: number; units: UnitSystem }) {
  const low = Math.min(...days.map(({ min }) => min));
  const span = Math.max(1, Math.max(...days.map(({ max }) => max)) - low);
  const share = (temperature: number) => Math.min(100, Math.max(0, ((temperature - low) / span) * 100));
  return (
    <DayRows>
      {days.map((day, index) => (
        <DayRow
          key={day.date}
          day={day}
          columns="grid-cols-[3.25rem_2.25rem_3.25rem_2.25rem_1fr_2.25rem] gap-2 @xl:grid-cols-[6.5rem_2.5rem_4.75rem_5rem_2.5rem_1fr_2.5rem]"
        >
          <span className="day-sky">
            <WeatherIcon symbol={day.symbol} className="size-9" />
            <span className="sr-only">{symbolLabel(day.symbol)}</span>
          </span>
          <span className="text-sm whitespace-nowrap text-info">{wetness(day, units)}</span>
          <span className="hidden text-sm whitespace-nowrap text-soft sm:block">
            {day.wind !== null && speed(day.wind, units)}
          </span>
          <span className="text-end text-soft">
            <span className="sr-only">from </span>
            {degrees(day.min, units)}
          </span>
          <span aria-hidden className="relative h-2 rounded-full bg-over/10">
            <span
              className="absolute inset-y-0 rounded-full bg-linear-to-r from-[#5cb3ff] to-accent rtl:bg-linear-to-l"
              style={{
                insetInlineStart: `${Math.min(share(day.min), 96)}%`,
                insetInlineEnd: `${Math.min(100 - share(day.max), 96)}%`,
              }}
            />
            {index === 0 && (
              <span
                className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-2 border-surface bg-strong rtl:translate-x-1/2"
                style={{ insetInlineStart: `${share(now)}%` }}
              />
            )}
          </span>
          <span className="text-end">
            <span className="sr-only">to </span>
            {degrees(day.max, units)}
          </span>
        </DayRow>
      ))}
    </DayRows>
  );
}

/** Returns the probability of rain, or the expected amount if the probability is unknown. */
function wetness({ probability, precipitation }: DayView, units: UnitSystem): string {
  if (precipitation >= 0.1) return rainfall(precipitation, units);
  return probability !== null && probability >= 10 ? `${Math.round(probability)}%` : '';
}
