import { isSaving, prefetchableAddress } from './portal-link.ts';

/** Pages that are fetched ahead because their links are in view: of one page, and of one document. */
const mostOfPage = 3;
const mostOfDocument = 12;
/** Delay after a page has been drawn, in ms: its own resources come first. */
const rest = 2500;

let fetched = 0;

/**
 * Gives the addresses of the first pictured links in view in the content of the page `here`, once it rests; none on a slow or
 * metered line. The pages come from the server's cache, about 6 kB each. Gives what ends it.
 */
export function prefetchVisible(here: string, fetchAhead: (address: string) => void): () => void {
  const left = Math.min(mostOfPage, mostOfDocument - fetched);
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  if (left <= 0 || isSaving() || connection?.effectiveType === '3g') return () => {};
  const timer = setTimeout(() => {
    if (!navigator.onLine) return;
    const addresses = new Set<string>();
    for (const link of document.querySelectorAll('main a:has(img)')) {
      if (addresses.size >= left) break;
      const { top, bottom, width } = link.getBoundingClientRect();
      const address = prefetchableAddress(link);
      if (width > 0 && top >= 0 && bottom <= window.innerHeight && address !== null && address !== here)
        addresses.add(address);
    }
    fetched += addresses.size;
    for (const address of addresses) fetchAhead(address);
  }, rest);
  return () => clearTimeout(timer);
}
