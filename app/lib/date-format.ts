const shapes = { year: { year: 'numeric' }, day: { dateStyle: 'long' } } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a moment in an IANA time zone, with the day before the month as on all pages: `5 November 2026`. Caches
 * each format, because creating one takes as long as a page's loaders.
 */
export function dateFormat(timeZone: string, shape: keyof typeof shapes): Intl.DateTimeFormat {
  const key = `${shape} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...shapes[shape], timeZone });
  formats.set(key, format);
  return format;
}

/** British English shortens all months to three letters except September. Shortens that one as well. */
export function shortMonths(date: string): string {
  return date.replace(/\bSept\b/, 'Sep');
}
