import { mainLanguageOf, type SiteLanguages } from '#app/domain/languages.ts';
import { others, type Device } from './figures.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Returns the kind of device that a user agent names. iPads call themselves Macintosh, but have a touch screen. */
export function deviceOf(userAgent: string, hasTouch: boolean): Device {
  if (/iPad|Tablet|Silk|Kindle|Android(?!.*Mobi)/i.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone|iPod/i.test(userAgent)) return 'phone';
  return hasTouch && userAgent.includes('Macintosh') ? 'tablet' : 'desktop';
}

/**
 * Cached answers to whether a code of two or three letters is a language. `Intl` takes longer to answer than all other
 * work on a batch.
 */
const knownCodes = new Map<string, boolean>();

function isLanguage(code: string): boolean {
  let isKnown = knownCodes.get(code);
  if (isKnown === undefined) knownCodes.set(code, (isKnown = languageNames.of(code) !== undefined));
  return isKnown;
}

/**
 * Returns the first language of an `Accept-Language` header without its region. Empty if it is not a known language.
 */
export function languageOf(header: string | undefined): string {
  const code = /^\s*([a-z]{2,3})(?![a-z])/i.exec(header ?? '')?.[1]?.toLowerCase() ?? '';
  return code !== '' && isLanguage(code) ? code : '';
}

/** Returns the language of a page, or "" if it is not a language of the site. */
export function pageLanguageOf(language: string, languages: SiteLanguages): string {
  return language === mainLanguageOf(languages) || languages.includes(language) ? language : '';
}

/**
 * Returns the host of a source in lower case, without `www.` and port. Returns "" if there is no source or if the
 * source is the site itself. Returns `*` for a text that is not a host name.
 */
export function sourceOf(host: string, ownHost: string | undefined): string {
  if (host === '') return '';
  const name = host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/^www\./, '');
  if (
    name ===
    ownHost
      ?.toLowerCase()
      .replace(/:\d{1,5}$/, '')
      .replace(/^www\./, '')
  )
    return '';
  const isHost =
    name.length <= 100 && /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(name);
  return isHost ? name : others;
}

const longestKeyword = 60;

/** Six or more digits of any script, such as those of a telephone number. */
const phoneNumber = /\p{Nd}(?:[\s().+/（）＋\p{Pd}]*\p{Nd}){5}/u;

/**
 * Returns a keyword as it is stored: in lower case, with single spaces. Returns "" for a keyword that contains a
 * character of e-mail addresses or a telephone number, that is longer than 60 UTF-16 units, or that contains a control
 * character or an unpaired surrogate.
 */
export function storedKeyword(keyword: string): string {
  const text = keyword.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const isPrivate = /[@＠]/.test(text) || phoneNumber.test(text);
  const isText = text.isWellFormed() && !/\p{Cc}/u.test(text);
  return text.length > longestKeyword || isPrivate || !isText ? '' : text;
}

/**
 * Whether a user agent is empty, or names a crawler or a similar program. Some of these programs run the scripts of
 * pages.
 */
export function isProgram(userAgent: string): boolean {
  return userAgent === '' || /bot\b|bot[/;]|crawl|spider|lighthouse|pagespeed/i.test(userAgent);
}
