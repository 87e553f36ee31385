const form = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Returns the Unix seconds of a date or time in a network's format, or `null` if it is not valid. A date without a time
 * is the first or the last second of that day. A date without a time zone is UTC.
 */
export function readDate(text: string, edge: 'start' | 'end'): number | null {
  const [, year, month, day, hour, minute, second = '00', zone = 'Z'] = form.exec(text) ?? [];
  if (year === undefined) return null;
  const time =
    hour === undefined ? (edge === 'start' ? '00:00:00' : '23:59:59') : `${hour}:${minute}:${second}`;
  const at = Date.parse(`${year}-${month}-${day}T${time}${zone.replace(/^(.\d{2})(\d{2})$/, '$1:$2')}`);
  // Date.parse may read 31 April as 1 May, so the day is checked.
  const isDay = new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day);
  return Number.isNaN(at) || !isDay || at < 0 ? null : at / 1000;
}
