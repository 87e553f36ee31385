import { withoutAccents } from '#app/lib/plain-text.ts';

/** Maximum length of a date in characters, without the parts in parentheses. */
const longestDate = 100;

/**
 * Time zone names that feeds use instead of numeric offsets, with their offsets in minutes. Unknown names count as UTC.
 */
const zoneOffsets: ReadonlyMap<string, number> = new Map(
  Object.entries({
    z: 0,
    ut: 0,
    utc: 0,
    gmt: 0,
    wet: 0,
    west: 60,
    bst: 60,
    cet: 60,
    cest: 120,
    met: 60,
    mest: 120,
    mez: 60,
    mesz: 120,
    eet: 120,
    eest: 180,
    msk: 180,
    jst: 540,
    kst: 540,
    aest: 600,
    aedt: 660,
    nzst: 720,
    nzdt: 780,
    at: -240,
    ast: -240,
    adt: -180,
    et: -300,
    est: -300,
    edt: -240,
    ct: -360,
    cst: -360,
    cdt: -300,
    mt: -420,
    mst: -420,
    mdt: -360,
    pt: -480,
    pst: -480,
    pdt: -420,
  }),
);

/** Languages whose month names are known, from the locale data of Node (ICU). */
const languages = (
  'en de fr es pt it nl sv da nb fi is pl cs sk sl hr sr sr-Latn bg mk ru uk be ro hu el tr az et lv lt ca gl eu cy ' +
  'sq he ar fa hi id ms vi th ka hy af kk'
).split(' ');

const noon = 12;

/**
 * Reads the date of a feed entry: RFC 822, RFC 3339 and ISO 8601 dates, the usual departures from them, and dates with
 * month names of other languages. A date without a zone is taken as UTC.
 *
 * @param language BCP 47 tag that the feed declares. It settles what a name means if languages disagree, and whether
 * the day or the month comes first.
 * @returns Unix seconds, or `null` if the text is not a date after 1970 or is ambiguous.
 */
export function parseDate(text: string, language = ''): number | null {
  if (text.length > 2 * longestDate) return null;
  const source = text
    .normalize('NFKC')
    .replaceAll(/\([^()]*\)/g, ' ')
    .trim();
  if (source === '' || source.length > longestDate) return null;
  const clock = readClock(source);
  const day = readDay(clock.rest, language);
  if (day === null) return null;
  const { year, month, date } = day;
  if (month < 1 || month > noon || date < 1 || date > daysIn(year, month)) return null;
  const milliseconds = Date.UTC(year, month - 1, date, clock.hours, clock.minutes, clock.seconds);
  const seconds = milliseconds / 1000 - clock.offset * 60;
  return seconds > 0 ? seconds : null;
}

interface TimeOfDay {
  hours: number;
  minutes: number;
  seconds: number;
  /** Minutes east of UTC. */
  offset: number;
  /** The text without the time. */
  rest: string;
}

const timePattern =
  /(?:^|[\sT,])(am|pm|오전|오후|午前|午後|上午|下午)?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(am|pm|[ap]\.m\.)?/iu;
const zonePattern = /^\s*(?:(?:gmt|utc|etc\/)?\s*([+-])(\d{2}):?(\d{2})?|(?:etc\/)?([a-z]{1,4})\b)/iu;

function readClock(source: string): TimeOfDay {
  const found = timePattern.exec(source);
  if (!found) return { hours: 0, minutes: 0, seconds: 0, offset: 0, rest: source };
  const [all, before = '', hours = '', minutes = '', seconds = '0', after = ''] = found;
  const half = (before || after).toLowerCase();
  const isAfternoon = /^p|오후|午後|下午/u.test(half);
  const isMorning = half !== '' && !isAfternoon;
  const hour = Number(hours);
  const tail = source.slice(found.index + all.length);
  const zone = zonePattern.exec(tail);
  return {
    hours: isAfternoon && hour < noon ? hour + noon : isMorning && hour === noon ? 0 : hour,
    minutes: Number(minutes),
    seconds: Number(seconds),
    offset: zone ? readOffset(zone) : 0,
    rest: `${source.slice(0, found.index)} ${zone ? tail.slice(zone[0].length) : tail}`,
  };
}

function readOffset([, sign, hours = '0', minutes = '0', name = '']: RegExpExecArray): number {
  if (sign === undefined) return zoneOffsets.get(name.toLowerCase()) ?? 0;
  const size = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -size : size;
}

interface Day {
  year: number;
  month: number;
  date: number;
}

function readDay(text: string, language: string): Day | null {
  const ordered = /(?<!\d)(\d{4})\s*[-/.年년]\s*0?(\d{1,2})\s*[-/.月월]\s*(\d{1,2})(?!\d)/u.exec(text);
  if (ordered) return { year: Number(ordered[1]), month: Number(ordered[2]), date: Number(ordered[3]) };
  const compact = /^\s*(\d{4})(\d{2})(\d{2})\s*$/.exec(text);
  if (compact) return { year: Number(compact[1]), month: Number(compact[2]), date: Number(compact[3]) };
  const numeric = /(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/.exec(text);
  if (numeric) return readNumeric(numeric, language);
  return readNamed(text, language);
}

/**
 * Reads `13.02.2012`, `13/02/2012` and `02/13/2012`. The numbers or the language tell whether the month comes first.
 * Returns `null` if they do not.
 */
function readNumeric(found: RegExpExecArray, language: string): Day | null {
  const [first, second, year] = [Number(found[1]), Number(found[3]), Number(found[4])];
  const separator = found[2];
  const isAmerican = /^en(-us)?$/i.test(language);
  if (separator === '/' && first <= noon && second <= noon && first !== second && language === '')
    return null;
  const isMonthFirst = second > noon || (separator === '/' && isAmerican && first <= noon);
  return isMonthFirst ? { year, month: first, date: second } : { year, month: second, date: first };
}

/**
 * Reads a date that contains the name of its month. Searches for the name after the number of the day first, then
 * before it.
 */
function readNamed(text: string, language: string): Day | null {
  const tokens = text.match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const isDay = (token: string) => /^\d{1,2}$/.test(token) && Number(token) >= 1 && Number(token) <= 31;
  const years = tokens.filter((token) => /^\d{4}$/.test(token));
  if (years.length > 1) return null;
  const [position] = tokens.flatMap((token, index) => (isDay(token) ? [index] : []));
  if (position === undefined) return null;
  const months = [tokens.slice(position + 1), tokens.slice(0, position).toReversed()].map((words) =>
    findMonth(words, language),
  );
  const month = months[0] ?? months[1];
  if (month === undefined || month === null) return null;
  const short = tokens.slice(position + 1).find((token) => /^\d{2}$/.test(token));
  const year = years[0] === undefined ? fullYear(short) : Number(years[0]);
  return year === null ? null : { year, month, date: Number(tokens[position]) };
}

/** Returns the month that one of the first two words names. In "3 de marzo", this is the second word after the day. */
function findMonth(words: readonly string[], language: string): number | null {
  for (const word of words.slice(0, 2)) {
    const month = monthOf(word, language);
    if (month !== null) return month;
  }
  return null;
}

/** Expands a two-digit year according to RFC 2822. */
function fullYear(digits: string | undefined): number | null {
  if (digits === undefined) return null;
  return Number(digits) + (Number(digits) < 50 ? 2000 : 1900);
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Numbers of the months of one language, by their folded names and abbreviations. */
type MonthNames = ReadonlyMap<string, number>;

const monthNames = new Map<string, MonthNames>();

/**
 * Returns the month that a word means. Tries the language of the feed, then English, then all known languages, which
 * must agree. In each of these steps, a whole name takes precedence over the beginning of a name. Returns `null` if the
 * word means no month or several.
 */
function monthOf(word: string, language: string): number | null {
  const name = fold(word);
  if (name.length < 2) return null;
  for (const tag of [language.split('-')[0] ?? '', 'en']) {
    const month = namesOf(tag).get(name) ?? agreedMonth(name, [namesOf(tag)]);
    if (month !== null) return month;
  }
  const all = languages.map(namesOf);
  const whole = new Set(all.flatMap((names) => names.get(name) ?? []));
  if (whole.size > 0) return whole.size === 1 ? ([...whole][0] ?? null) : null;
  return agreedMonth(name, all);
}

/**
 * Returns the month whose names start with these letters. Returns `null` if there are fewer than three letters, or if
 * they fit no month or several.
 */
function agreedMonth(beginning: string, lists: readonly MonthNames[]): number | null {
  if (beginning.length < 3) return null;
  const months = new Set<number>();
  for (const names of lists) {
    for (const [name, month] of names) if (name.startsWith(beginning)) months.add(month);
  }
  const [month] = months;
  return months.size === 1 && month !== undefined ? month : null;
}

function namesOf(language: string): MonthNames {
  const known = monthNames.get(language);
  if (known) return known;
  const names = new Map<string, number>();
  if (languages.includes(language)) {
    for (const width of ['long', 'short'] as const) {
      // Many languages inflect the month beside a day, but not the month alone. Feeds use both forms, so both are read.
      for (const options of [{ month: width }, { month: width, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
          ...options,
          timeZone: 'UTC',
        });
        for (let month = 1; month <= noon; month += 1) {
          const parts = format.formatToParts(Date.UTC(2026, month - 1, 15));
          const name = fold(parts.find(({ type }) => type === 'month')?.value ?? '');
          if (/\p{L}/u.test(name)) names.set(name, month);
        }
      }
    }
  }
  if (languages.includes(language)) monthNames.set(language, names);
  return names;
}

/** Converts to lower case and removes accents and dots. */
function fold(word: string): string {
  return withoutAccents(word).replaceAll('.', '').toLowerCase();
}
