import type { SiteSettings } from './settings/site-settings.server.ts';
import { isOwnPageName, textPageAddress, textPageNames } from './text-pages.ts';
import {
  addressKey,
  asciiAddress,
  flattenRedirects,
  pageNamedBy,
  type KnownAddresses,
  type KnownSection,
  type RedirectTable,
} from './redirects.ts';

/** The parts of a site that decide whether a page exists at an old address. */
export interface LivePages {
  addresses: KnownAddresses;
  hasItem(verticalId: number, id: number): boolean;
  hasCategory(verticalId: number, id: number): boolean;
}

const textPages = textPageNames.map(textPageAddress);

/**
 * Returns the addresses of the sections that a site shows, and of its text pages. `pages` are the names of the text
 * pages that have a text.
 */
export function knownAddresses(
  { verticals, languages }: Pick<SiteSettings, 'verticals' | 'languages'>,
  rules: ReadonlyMap<number, Partial<KnownSection> & { prefix: string }>,
  pages: Iterable<string>,
): KnownAddresses {
  const shown = [...rules].filter(([id]) => verticals.length === 0 || verticals.includes(id));
  return {
    sections: new Map(
      shown.map(([verticalId, { prefix, hasOwnPages = false, itemSegments = ['details'] }]) => [
        prefix,
        { verticalId, hasOwnPages, itemSegments },
      ]),
    ),
    fixed: new Set(['/', ...textPages, ...[...pages].filter(isOwnPageName).map(textPageAddress)]),
    languages,
  };
}

/** Whether a page of the site exists at an old address. Its redirect then has no effect. */
export function isLivePage(key: string, live: LivePages): boolean {
  const page = pageNamedBy(key, live.addresses);
  if (page?.kind === 'item') return live.hasItem(page.verticalId, page.id);
  if (page?.kind === 'category') return live.hasCategory(page.verticalId, page.id);
  return page !== null;
}

/**
 * The table in which requests are looked up. It omits redirects of existing pages, and each entry leads directly to
 * its final target.
 */
export function effectiveRedirects(
  entries: Iterable<readonly [string, string]>,
  live: LivePages,
): RedirectTable {
  const table = new Map<string, string>();
  for (const [from, to] of entries) {
    const key = addressKey(from);
    if (key !== null && !isLivePage(key, live)) table.set(key, asciiAddress(to));
  }
  return flattenRedirects(table);
}
