/** Returns the date in the player's time zone as a name, such as 2026-03-09. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/**
 * Returns the date with this name in the player's time zone. Returns undefined if the value is not the name of a date
 * in the years 2000 to 2099.
 */
export function dateOf(day: unknown): Date | undefined {
  const [, year, month, date] = (typeof day === 'string' && /^(20\d\d)-(\d\d)-(\d\d)$/.exec(day)) || [];
  const found = new Date(Number(year), Number(month) - 1, Number(date));
  return dayOf(found) === day ? found : undefined;
}
