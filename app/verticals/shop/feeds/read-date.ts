const form = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Unix seconds of a date or moment as networks write it; a bare date is its first or last second, UTC, and so is the zone
 * of a time without one. Null for none.
 */
export function readDate(text: string, edge: 'start' | 'end'): number | null {
  const [, year, month, day, hour, minute, second = '00', zone = 'Z'] = form.exec(text) ?? [];
  if (year === undefined) return null;
  const time =
    hour === undefined ? (edge === 'start' ? '00:00:00' : '23:59:59') : `${hour}:${minute}:${second}`;
  const at = Date.parse(`${year}-${month}-${day}T${time}${zone.replace(/^(.\d{2})(\d{2})$/, '$1:$2')}`);
  // There is no 31st of April, but Date.parse may read it as the 1st of May.
  const isDay = new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day);
  return Number.isNaN(at) || !isDay || at < 0 ? null : at / 1000;
}
