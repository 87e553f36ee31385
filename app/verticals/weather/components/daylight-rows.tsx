import { useMessages } from '#app/messages/use-messages.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import type { DaylightView } from '../weather-data.ts';
import { duration } from '../units.ts';
import { Dash } from './dash.tsx';
import { DayRow, DayRows } from './day-rows.tsx';

/** Days with their hours of daylight, from midnight to midnight. */
export function DaylightRows({ days }: { days: readonly DaylightView[] }) {
  const t = useMessages('weather');
  return (
    <DayRows>
      {days.map((day) => (
        <DayRow
          key={day.date}
          day={day}
          columns="grid-cols-[5.5rem_3rem_minmax(0,1fr)_3rem] gap-3 @max-3xs:grid-cols-[minmax(0,1fr)_auto_auto] @xl:grid-cols-[6.5rem_3rem_1fr_3rem_6rem]"
        >
          <span className="text-end tabular-nums">
            {day.sunrise === null ? (
              <Dash label={t('days.noSunrise')} />
            ) : (
              t.rich('days.sunrise', { time: day.sunrise, hidden })
            )}
          </span>
          <span aria-hidden className="relative h-2 overflow-hidden rounded-full bg-over/10 @max-3xs:hidden">
            {day.light.map(([from, to]) => (
              <span
                key={from}
                className="from-dawn to-dawn absolute inset-y-0 rounded-full bg-linear-to-r via-accent"
                style={{ insetInlineStart: `${from * 100}%`, insetInlineEnd: `${(1 - to) * 100}%` }}
              />
            ))}
          </span>
          <span className="tabular-nums">
            {day.sunset === null ? (
              <Dash label={t('days.noSunset')} />
            ) : (
              t.rich('days.sunset', { time: day.sunset, hidden })
            )}
          </span>
          <span className="hidden text-end text-sm whitespace-nowrap text-soft @xl:block">
            {t.rich('days.daylight', { duration: duration(t, day.minutes), hidden })}
          </span>
        </DayRow>
      ))}
    </DayRows>
  );
}
