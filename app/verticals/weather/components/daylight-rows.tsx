import type { DaylightView } from '../weather-data.ts';
import { duration } from '../units.ts';
import { DayRow, DayRows } from './day-rows.tsx';

/** Days with their hours of daylight, from midnight to midnight. */
export function DaylightRows({ days }: { days: readonly DaylightView[] }) {
  return (
    <DayRows>
      {days.map((day) => (
        <DayRow
          key={day.date}
          day={day}
          columns="grid-cols-[3.25rem_3rem_1fr_3rem] gap-3 @xl:grid-cols-[6.5rem_3rem_1fr_3rem_6rem]"
        >
          <Time name="Sunrise" value={day.sunrise} className="text-end" />
          <span aria-hidden className="relative h-2 overflow-hidden rounded-full bg-over/10">
            {day.light.map(([from, to]) => (
              <span
                key={from}
                className="absolute inset-y-0 rounded-full bg-linear-to-r from-[#ff9b5c] via-accent to-[#ff9b5c]"
                style={{ insetInlineStart: `${from * 100}%`, insetInlineEnd: `${(1 - to) * 100}%` }}
              />
            ))}
          </span>
          <Time name="Sunset" value={day.sunset} />
          <span className="hidden text-end text-sm whitespace-nowrap text-soft sm:block">
            <span className="sr-only">Daylight </span>
            {duration(day.minutes)}
          </span>
        </DayRow>
      ))}
    </DayRows>
  );
}

/** A clock time, or a dash if the event does not happen that day. */
function Time({ name, value, className = '' }: { name: string; value: string | null; className?: string }) {
  return (
    <span className={`tabular-nums ${className}`}>
      <span className="sr-only">{name} </span>
      {value ?? (
        <>
          <span aria-hidden>–</span>
          <span className="sr-only">none</span>
        </>
      )}
    </span>
  );
}
