import { compatibility, type Compatibility } from './compatibility/compatibility.server.ts';
import { dayWords, isUtc, momentWords } from './moment-text.server.ts';
import { cuspsOfYear, sunSignAt } from './sky/cusps.server.ts';
import { signOf } from './sky/sign-of.server.ts';
import { signName, signSlugs, type SignSlug } from './sky/zodiac.ts';

/** The query parameters of the stars’ home. */
export const askedNames = ['born', 'time', 'a', 'b'] as const;

/** A visitor's query on the star sign home: the texts as received, cut to a maximum length. */
export type Asked = Readonly<Record<(typeof askedNames)[number], string>>;

const longest = 40;

/** Reads a visitor's query from the address of a page. */
export function askedIn(address: string): Asked {
  const query = new URL(address, 'http://localhost').searchParams;
  const value = (name: string) => (query.get(name) ?? '').slice(0, longest);
  return { born: value('born'), time: value('time'), a: value('a'), b: value('b') };
}

/** Returns the canonical query string. Empty if nothing is asked. */
export function askedQuery(asked: Asked): string {
  const filled = askedNames.filter((name) => asked[name] !== '');
  return new URLSearchParams(filled.map((name): [string, string] => [name, asked[name]])).toString();
}

const bothClocks = (at: number, timeZone: string) => ({
  utc: momentWords(at, 'fullMoment', 'UTC'),
  local: isUtc(timeZone) ? '' : momentWords(at, 'fullMoment', timeZone),
});

/** Returns the moments at which the Sun changes sign in a year. */
export function cuspTable(year: number, timeZone: string) {
  return cuspsOfYear(year).map(({ sign, at }) => ({
    sign,
    name: signName(sign),
    iso: new Date(at).toISOString(),
    ...bothClocks(at, timeZone),
  }));
}

/** Returns the sign of a birth for the page, or `null` if nothing is asked. */
export function birthSign({ born, time }: Asked, timeZone: string) {
  if (born === '') return null;
  const found = signOf({ date: born, ...(time && { time }) }, timeZone);
  if (!found) return { isValid: false as const };
  const noon = Date.parse(`${born}T12:00:00Z`);
  const change = found.change
    ? {
        earlier: signName(found.change.earlier),
        later: signName(found.change.later),
        ...bothClocks(found.change.at, timeZone),
      }
    : null;
  const { began, ends } = sunSignAt(noon);
  return {
    isValid: true as const,
    date: dayWords(born, 'date'),
    year: Number(born.slice(0, 4)),
    signs: found.signs.map((slug) => ({ slug, name: signName(slug) })),
    change,
    /** The time that the Sun spends in the sign. `null` on a cusp day. */
    stay: change ? null : { began: bothClocks(began.at, timeZone), ends: bothClocks(ends.at, timeZone) },
  };
}

const isSlug = (text: string): text is SignSlug => (signSlugs as readonly string[]).includes(text);

const distanceWords = [
  'the same sign, side by side',
  'next-door neighbours in the zodiac',
  'two signs apart, a sextile',
  'three signs apart, a square',
  'four signs apart, a trine',
  'five signs apart, with no traditional aspect between them',
  'opposite each other in the zodiac',
] as const;

/** Explains the figures of a pair in one sentence. */
export function pairReason({ distance, hasSameElement, hasSameModality }: Compatibility): string {
  const shared = [hasSameElement && 'an element', hasSameModality && 'a modality'].filter(Boolean);
  const and = distance > 0 && shared.length > 0 ? `; they share ${shared.join(' and ')}` : '';
  return `They are ${distanceWords[distance] ?? ''}${and}.`;
}

/** Returns the compatibility of two signs, or `null` unless both are given. */
export function pairAsked({ a, b }: Asked) {
  if (!isSlug(a) || !isSlug(b)) return null;
  const { love, friendship, work, text, ...how } = compatibility(a, b);
  return {
    signs: [a, b].map((slug) => ({ slug, name: signName(slug) })),
    love,
    friendship,
    work,
    text,
    reason: pairReason({ love, friendship, work, text, ...how }),
  };
}
