import type { SiteLanguages } from '#app/domain/languages.ts';
import type { Formats } from '#app/messages/formats.ts';
import type { Messages } from '#app/messages/use-messages.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import { isMissingDay } from './clock.ts';
import { compatibility, pairText, type Compatibility } from './compatibility/compatibility.server.ts';
import { pairLibraries } from './composed-texts.server.ts';
import { formatDay, formatMoment, isUtc, type MomentShape } from './moment-text.server.ts';
import { cuspsOfYear, sunSignAt } from './sky/cusps.server.ts';
import { signOf } from './sky/sign-of.server.ts';
import { signSlugs, type SignSlug } from './sky/zodiac.ts';

/** The query parameters of the star sign home. */
export const queryNames = ['born', 'time', 'a', 'b'] as const;

/** A visitor's query on the star sign home: the texts as received, cut to a maximum length. */
export type StarQuery = Readonly<Record<(typeof queryNames)[number], string>>;

const longest = 40;

/** Reads a visitor's query from the address of a page. */
export function readStarQuery(address: string): StarQuery {
  const query = new URL(address, 'http://localhost').searchParams;
  const value = (name: string) => (query.get(name) ?? '').slice(0, longest);
  return { born: value('born'), time: value('time'), a: value('a'), b: value('b') };
}

/** Returns the canonical query string. Empty for the page without a query. */
export function writeStarQuery(query: StarQuery): string {
  const filled = queryNames.filter((name) => query[name] !== '');
  return new URLSearchParams(filled.map((name): [string, string] => [name, query[name]])).toString();
}

type Texts = Pick<Localisation, 'language' | 'formats' | 'messages'>;

const bothClocks = (formats: Formats, at: number, timeZone: string, shape: MomentShape = 'fullMoment') => ({
  utc: formatMoment(formats, at, shape, 'UTC'),
  local: isUtc(timeZone) ? '' : formatMoment(formats, at, shape, timeZone),
});

/** Returns the moments at which the Sun changes sign in a year. */
export function cuspTable(year: number, timeZone: string, { formats, messages }: Texts) {
  const t = messages('star-sign');
  return cuspsOfYear(year).map(({ sign, at }) => ({
    sign,
    name: t('sign.name', { sign }),
    iso: new Date(at).toISOString(),
    ...bothClocks(formats, at, timeZone, 'moment'),
  }));
}

/**
 * Returns what the page shows about the sign of a birth. `null` if the query contains no date of birth. `isValid` is
 * false if the date or time is invalid.
 */
export function birthSign({ born, time }: StarQuery, timeZone: string, { formats, messages }: Texts) {
  const t = messages('star-sign');
  if (born === '') return null;
  const found = signOf({ date: born, ...(time && { time }) }, timeZone);
  if (!found) return { isValid: false as const, isMissingDay: isMissingDay(born) };
  const noon = Date.parse(`${born}T12:00:00Z`);
  const change = found.change
    ? {
        earlier: t('sign.name', { sign: found.change.earlier }),
        later: t('sign.name', { sign: found.change.later }),
        fromEarlier: t('sign.from', { sign: found.change.earlier }),
        toLater: t('sign.to', { sign: found.change.later }),
        ...bothClocks(formats, found.change.at, timeZone),
      }
    : null;
  const { sign, began, ends } = sunSignAt(noon);
  return {
    isValid: true as const,
    date: formatDay(formats, born, 'date'),
    year: Number(born.slice(0, 4)),
    signs: found.signs.map((slug) => ({ slug, name: t('sign.name', { sign: slug }) })),
    change,
    /** When the Sun enters and leaves the sign. `null` on a cusp day. */
    stay: change
      ? null
      : {
          inSign: t('sign.in', { sign }),
          began: bothClocks(formats, began.at, timeZone),
          ends: bothClocks(formats, ends.at, timeZone),
        },
  };
}

const isSlug = (text: string): text is SignSlug => (signSlugs as readonly string[]).includes(text);

/** Explains the figures of a pair in one sentence. */
export function pairReason(
  { distance, hasSameElement, hasSameModality }: Compatibility,
  t: Messages<'star-sign'>,
): string {
  const shared = hasSameElement
    ? hasSameModality
      ? 'both'
      : 'element'
    : hasSameModality
      ? 'modality'
      : 'nothing';
  return t('pair.reason', { distance: `distance${distance}`, shared: distance === 0 ? 'nothing' : shared });
}

/** Returns the compatibility of two signs, or `null` unless `a` and `b` are both slugs of signs. */
export function pairOf({ a, b }: StarQuery, { language, messages }: Texts, siteLanguages: SiteLanguages) {
  if (!isSlug(a) || !isSlug(b)) return null;
  const t = messages('star-sign');
  const how = compatibility(a, b);
  const { love, friendship, work } = how;
  const texts = pairLibraries.find(language, siteLanguages);
  return {
    signs: [a, b].map((slug) => ({ slug, name: t('sign.name', { sign: slug }) })),
    love,
    friendship,
    work,
    text: pairText(texts.data, a, b),
    language: texts.language,
    reason: pairReason(how, t),
  };
}
