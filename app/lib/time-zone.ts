const dayLength = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function wallFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** Returns the milliseconds by which an IANA time zone is ahead of UTC at a moment (Unix milliseconds). */
export function zoneOffset(timeZone: string, moment: number): number {
  const parts = wallFormat(timeZone).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(moment / 1000) * 1000;
}

/**
 * Returns the moment at which the clocks of a zone show the time that UTC shows at `wall`. If there are two such
 * moments, returns the first. If the clocks skip this time, returns the moment that is later by the skipped amount.
 */
export function momentOf(wall: number, timeZone: string): number {
  const before = wall - zoneOffset(timeZone, wall - dayLength);
  const after = wall - zoneOffset(timeZone, wall + dayLength);
  return [before, after].find((moment) => moment + zoneOffset(timeZone, moment) === wall) ?? before;
}

/** Returns what the clocks of a zone show at a moment, such as `2026-12-24T18:00`. */
export function wallTime(moment: number, timeZone: string): string {
  return new Date(moment + zoneOffset(timeZone, moment)).toISOString().slice(0, 16);
}
