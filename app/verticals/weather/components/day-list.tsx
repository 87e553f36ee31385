import type { Formats } from '#app/messages/formats.ts';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import { degrees, percent, rainfall, speed, type UnitSystem } from '../units.ts';
import type { DayView, LocationWeather } from '../weather-data.ts';
import { DayRow, DayRows } from './day-rows.tsx';
import { DaylightRows } from './daylight-rows.tsx';
import { WeatherIcon } from './weather-icon.tsx';

/** The days of the forecast. Without a forecast, shows the computed daylight of ten days. */
export function DayList({ weather, units }: { weather: LocationWeather; units: UnitSystem }) {
  const t = useMessages('weather');
  const { forecast, daylight } = weather;
  return (
    <section className="flex min-h-[40rem] flex-col panel">
      <h2 className="text-lg">
        {forecast
          ? t('days.title', { count: forecast.days.length })
          : t('days.daylightTitle', { count: daylight.length })}
      </h2>
      {forecast ? (
        <Rows days={forecast.days} now={forecast.now.temperature} units={units} />
      ) : (
        <DaylightRows days={daylight} />
      )}
    </section>
  );
}

/** A row for each day of the forecast. The bars of the temperature ranges have a common scale. */
function Rows({ days, now, units }: { days: readonly DayView[]; now: number; units: UnitSystem }) {
  const t = useMessages('weather');
  const formats = useFormats();
  const low = Math.min(...days.map(({ min }) => min));
  const span = Math.max(1, Math.max(...days.map(({ max }) => max)) - low);
  const share = (temperature: number) => Math.min(100, Math.max(0, ((temperature - low) / span) * 100));
  return (
    <DayRows>
      {days.map((day, index) => (
        <DayRow
          key={day.date}
          day={day}
          columns="grid-cols-[3.75rem_2.25rem_3.25rem_2.25rem_1fr_2.25rem] gap-2 @max-3xs:grid-cols-[minmax(0,1fr)_auto_auto_auto] @xl:grid-cols-[6.5rem_2.5rem_4.75rem_5rem_2.5rem_1fr_2.5rem]"
        >
          <span className="day-sky">
            <WeatherIcon symbol={day.symbol} className="size-9" />
            <span className="sr-only">{day.condition}</span>
          </span>
          <span className="text-sm whitespace-nowrap text-info @max-3xs:hidden">
            {wetness(formats, day, units)}
          </span>
          <span className="hidden text-sm whitespace-nowrap text-soft @xl:block">
            {day.wind !== null && speed(formats, day.wind, units)}
          </span>
          <span className="text-end text-soft">
            {t.rich('days.lowest', { temperature: degrees(formats, day.min, units), hidden })}
          </span>
          <span aria-hidden className="relative h-2 rounded-full bg-over/10 @max-3xs:hidden">
            <span
              className="from-cold absolute inset-y-0 rounded-full bg-linear-to-r to-accent rtl:bg-linear-to-l"
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
            {t.rich('days.highest', { temperature: degrees(formats, day.max, units), hidden })}
          </span>
        </DayRow>
      ))}
    </DayRows>
  );
}

/**
 * Returns the expected amount of precipitation if it is at least 0.1 mm. Otherwise returns the probability of
 * precipitation if it is at least 10%, and "" if it is lower or unknown.
 */
function wetness(formats: Formats, { probability, precipitation }: DayView, units: UnitSystem): string {
  if (precipitation >= 0.1) return rainfall(formats, precipitation, units);
  return probability !== null && probability >= 10 ? percent(formats, probability) : '';
}
