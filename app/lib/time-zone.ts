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

/** Milliseconds by which the clocks of an IANA time zone are ahead of UTC at a moment (Unix milliseconds). */
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
 * The moment at which the clocks of a zone show what UTC shows at `wall`: the first of two when they are set back, and
 * when they are put forward over it, as much later as they are put forward.
 */
export function momentOf(wall: number, timeZone: string): number {
  const before = wall - zoneOffset(timeZone, wall - dayLength);
  const after = wall - zoneOffset(timeZone, wall + dayLength);
  return [before, after].find((moment) => moment + zoneOffset(timeZone, moment) === wall) ?? before;
}
