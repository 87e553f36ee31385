import { isSaving, prefetchableAddress, type DocumentLanguage } from './portal-link.ts';

/** Maximum numbers of pages that are prefetched because their links are visible: for one page, and for one document. */
const maxOfPage = 3;
const maxOfDocument = 12;
/** Delay after a page was rendered, in ms. The page's own resources load first. */
const rest = 2500;

let fetched = 0;

/**
 * After a delay, calls `fetchAhead` for the first visible links with pictures in the content of the page. `here` is the
 * address of the page, which is not prefetched itself. Does nothing on a slow or metered connection. The prefetched
 * pages come from the server's cache and have about 6 kB each. Returns a function that cancels the delay.
 */
export function prefetchVisible(
  here: string,
  language: DocumentLanguage,
  fetchAhead: (address: string) => void,
): () => void {
  const left = Math.min(maxOfPage, maxOfDocument - fetched);
  if (left <= 0 || isSaving() || navigator.connection?.effectiveType === '3g') return () => {};
  const timer = setTimeout(() => {
    if (!navigator.onLine) return;
    const addresses = new Set<string>();
    for (const link of document.querySelectorAll('main a:has(img)')) {
      if (addresses.size >= left) break;
      const { top, bottom, width } = link.getBoundingClientRect();
      const address = prefetchableAddress(link, language);
      if (width > 0 && top >= 0 && bottom <= window.innerHeight && address !== null && address !== here)
        addresses.add(address);
    }
    fetched += addresses.size;
    for (const address of addresses) fetchAhead(address);
  }, rest);
  return () => clearTimeout(timer);
}
