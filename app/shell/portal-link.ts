import { splitLanguage, type SiteLanguages } from '#app/domain/languages.ts';

/** Matches addresses that are not pages of the router. */
const documentPaths = /^\/(api|media|assets|ads)\/|\.[a-z0-9]+$/i;
/** Matches details addresses without an id. They lead to a different item each time, so they cannot be prefetched. */
const randomPaths = /\/details\/?$/;

/** The language of a document, and the languages of its site. */
export interface DocumentLanguage {
  prefix: string;
  languages: SiteLanguages;
}

/**
 * Returns the address of the portal's page that a link opens by client navigation, otherwise `null`. A page in another
 * language opens as a document, which contains the messages of that language.
 */
export function portalAddress(
  target: EventTarget | null,
  { prefix, languages }: DocumentLanguage,
): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
    return null;
  const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
  const local = splitLanguage(languages, link.pathname);
  if (local.prefix !== prefix || local.path === '') return null;
  if (documentPaths.test(link.pathname) || (isSamePage && link.hash !== '')) return null;
  return link.pathname + link.search + link.hash;
}

/**
 * Returns the address of a link whose page should be prefetched, otherwise `null`. A link with `data-prefetch="none"`
 * opens its page only in browsers without scripts.
 */
export function prefetchableAddress(target: EventTarget | null, language: DocumentLanguage): string | null {
  const address = portalAddress(target, language);
  if (address === null || randomPaths.test(address)) return null;
  return target instanceof Element && target.closest('a')?.dataset.prefetch === 'none' ? null : address;
}

/** Reports whether a click asks the browser for something other than following the link in this tab. */
export function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * Reports whether the visitor saves data, is offline, or has a connection so slow that prefetching would delay
 * requested pages.
 */
export function isSaving(): boolean {
  const { connection, onLine } = navigator;
  if (!onLine) return true;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
