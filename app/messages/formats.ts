import { directionOf } from './language-facts.ts';

/** Options of a list of names without “and” where the language allows it: “Keyboard, Mouse, Touch”. */
export const shortList = { type: 'conjunction', style: 'narrow' } as const satisfies Intl.ListFormatOptions;

/** Options of a rating in stars: “4.5”, “4.0”. Messages use them as `{stars, number, rating}`. */
export const ratingFormat = {
  minimumFractionDigits: 1,
  maximumFractionDigits: 2,
} as const satisfies Intl.NumberFormatOptions;

/** Formats values as texts in one language. Dates are in the site's time zone. */
export interface Formats {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Formats Unix milliseconds, in the site's time zone unless the options name another one. */
  date(moment: number, options: Intl.DateTimeFormatOptions): string;
  /** Formats a period from one moment to another, in the time zone that `date` uses: “16–22 November”. */
  dateRange(from: number, to: number, options: Intl.DateTimeFormatOptions): string;
  /** Joins texts: “a, b and c”. */
  list(texts: readonly string[], options?: Intl.ListFormatOptions): string;
  /** Returns the parts of the text that `list` returns: the given texts and the separators between them, in order. */
  listParts(
    texts: readonly string[],
    options?: Intl.ListFormatOptions,
  ): readonly { type: 'element' | 'literal'; value: string }[];
  /** Joins whole sentences, with a space between them if the script uses one. */
  sentences(texts: readonly string[]): string;
  /** Formats a distance in time: “in 3 days”, “yesterday”. */
  relativeTime(
    value: number,
    unit: Intl.RelativeTimeFormatUnit,
    options?: Intl.RelativeTimeFormatOptions,
  ): string;
  /** Compares texts in the order of the language. */
  compare(a: string, b: string): number;
}

/** Languages that write no space between sentences. */
const hasNoSpaces = new Set(['ja', 'zh']);

/** English dates have the day before the month, and hours from 0 to 23. */
const dateLocales = new Map([['en', 'en-GB']]);

interface IntlConstructor<Options, Format> {
  new (locale: string, options?: Options): Format;
  name: string;
}

const cache = new Map<string, unknown>();

/**
 * Creates a formatter of `Intl`, or returns a cached one, because creating one takes as long as running the loaders of
 * a page.
 */
export function intlFormat<Options, Format>(
  create: IntlConstructor<Options, Format>,
  locale: string,
  options?: Options,
): Format {
  const key = create.name + locale + JSON.stringify(options);
  const format = cache.get(key) ?? new create(locale, options);
  // Bounds the cache, because time zones come from data.
  if (cache.size > 500) cache.clear();
  cache.set(key, format);
  return format as Format;
}

/** Returns the date formatter of a language. */
export function dateFormat(language: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return intlFormat(Intl.DateTimeFormat, dateLocales.get(language) ?? language, options);
}

/**
 * Shortens “Sept” to “Sep”. British English shortens all other months to three letters, so English dates in a column
 * are then equally long.
 */
function shortenSeptember(date: string, language: string): string {
  return language === 'en' ? date.replace(/\bSept\b/, 'Sep') : date;
}

/** Matches a currency symbol that consists of Latin letters and a currency sign, such as `US$`. */
const endsInSign = /\p{Script=Latin}\p{Sc}$/u;

/** Unicode marks that set the direction of writing: from the left and from the right. */
const [fromLeft, fromRight] = ['\u200e', '\u200f'];

/**
 * Formats an amount of money for right-to-left text. A left-to-right mark after a symbol such as `US$` keeps `$` to the
 * right of its letters; without the mark, `$` would appear to their left. A right-to-left mark before the space keeps
 * the symbol to the left of a negative number, as it is to the left of a positive one.
 */
function formatMoney(format: Intl.NumberFormat, value: number): string {
  return format
    .formatToParts(value)
    .map(({ type, value: part }) => {
      if (type === 'currency' && endsInSign.test(part)) return part + fromLeft;
      return type === 'literal' && part.trim() === '' ? fromRight + part : part;
    })
    .join('');
}

/** Creates the formats of a language. */
export function createFormats(language: string, timeZone: string): Formats {
  return {
    number: (value, options) => {
      const format = intlFormat(Intl.NumberFormat, language, options);
      const isMirrored = options?.currency !== undefined && directionOf(language) === 'rtl';
      return isMirrored ? formatMoney(format, value) : format.format(value);
    },
    date: (moment, options) =>
      shortenSeptember(dateFormat(language, { timeZone, ...options }).format(moment), language),
    dateRange: (from, to, options) =>
      withPlainSpaces(
        shortenSeptember(dateFormat(language, { timeZone, ...options }).formatRange(from, to), language),
      ),
    list: (texts, options) => intlFormat(Intl.ListFormat, language, options).format(texts),
    listParts: (texts, options) => intlFormat(Intl.ListFormat, language, options).formatToParts(texts),
    sentences: (texts) => texts.join(hasNoSpaces.has(language.slice(0, 2)) ? '' : ' '),
    relativeTime: (value, unit, options) =>
      intlFormat(Intl.RelativeTimeFormat, language, options).format(value, unit),
    compare: (a, b) => intlFormat(Intl.Collator, language).compare(a, b),
  };
}

/**
 * Replaces thin spaces with ordinary ones. Around the dash of a range, Node.js puts thin spaces and Chromium puts
 * ordinary ones, so the texts of server and browser would differ.
 */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u2009', ' ');
}
