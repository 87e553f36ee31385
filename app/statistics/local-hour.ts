import { zoneOffset } from '#app/lib/time-zone.ts';
import type { Clock } from '#app/lib/clock.ts';

/** A day and hour in the time zone of the site. */
export interface LocalHour {
  /** Days since 1970-01-01. */
  day: number;
  /** 0 to 23. */
  hour: number;
}

const quarterMs = 15 * 60_000;

/** Returns the day and hour that the clocks of a time zone show at a moment (Unix milliseconds). */
export function localHour(moment: number, timeZone: string): LocalHour {
  const hours = Math.floor((moment + zoneOffset(timeZone, moment)) / 3_600_000);
  const day = Math.floor(hours / 24);
  return { day, hour: hours - day * 24 };
}

/**
 * Creates a function that returns the current day and hour. The function computes the offset of the time zone once
 * every quarter of an hour, because all offsets in use today are multiples of a quarter of an hour.
 */
export function createLocalClock(clock: Clock, timeZone: () => string): () => LocalHour {
  let known: (LocalHour & { quarter: number; zone: string }) | null = null;
  return () => {
    const now = clock.now();
    const quarter = Math.floor(now / quarterMs);
    const zone = timeZone();
    if (known?.quarter !== quarter || known.zone !== zone) known = { ...localHour(now, zone), quarter, zone };
    return known;
  };
}
