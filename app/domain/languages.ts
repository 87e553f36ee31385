import { isInOwnFolder } from './own-files.ts';

/**
 * The languages of a site are BCP 47 tags. The first is the main language, whose addresses have no prefix. The
 * addresses of every other language begin with its tag in lower case (spec LANG-1).
 */
export type SiteLanguages = readonly string[];

/** The main language of a site whose operator has not chosen languages. All messages exist in it. */
export const builtInLanguage = 'en';

/** Returns the main language of a site. */
export function mainLanguageOf(languages: SiteLanguages): string {
  return languages[0] ?? builtInLanguage;
}

/** Returns the prefix of addresses in a language: `/de`, or an empty string for the main language. */
export function languagePrefix(languages: SiteLanguages, language: string): string {
  return language === mainLanguageOf(languages) ? '' : `/${language.toLowerCase()}`;
}

/**
 * Adds a prefix to the address of a page. Addresses of other sites, of files and of data endpoints have no language and
 * stay unchanged.
 */
export function addLanguage(prefix: string, address: string): string {
  const isPage = prefix !== '' && /^\/(?!\/)/.test(address) && !isInOwnFolder(address);
  return isPage ? prefix + address : address;
}

/** A path of the site, split into its language and the rest. */
export interface LocalPath {
  language: string;
  /** The prefix of the language: `/de`, or "" in the main language. */
  prefix: string;
  /** The path without the prefix. Empty for a prefix without a final slash: `/de`, which redirects to `/de/`. */
  path: string;
}

/** Finds the language of a path. A prefix of a language that the site does not have belongs to the path. */
export function splitLanguage(languages: SiteLanguages, path: string): LocalPath {
  const end = path.indexOf('/', 1);
  const segment = decode(path.slice(1, end < 0 ? undefined : end)).toLowerCase();
  const language = languages.slice(1).find((tag) => tag.toLowerCase() === segment);
  if (language === undefined) return { language: mainLanguageOf(languages), prefix: '', path };
  return { language, prefix: languagePrefix(languages, language), path: end < 0 ? '' : path.slice(end) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
