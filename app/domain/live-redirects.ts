import type { SiteSettings } from './settings.ts';
import { textPageAddress, textPageNames } from './text-pages.ts';
import {
  addressKey,
  asciiAddress,
  flattenRedirects,
  pageNamedBy,
  type KnownAddresses,
  type RedirectTable,
} from './redirects.ts';

/** What of a site decides whether a page stands at an old address. */
export interface LivePages {
  addresses: KnownAddresses;
  hasItem(verticalId: number, id: number): boolean;
  hasCategory(verticalId: number, id: number): boolean;
}

const textPages = textPageNames.map(textPageAddress);

/** Addresses of the sections that a site shows. */
export function knownAddresses(
  { verticals }: Pick<SiteSettings, 'verticals'>,
  rules: ReadonlyMap<number, { prefix: string; hasOwnPages?: boolean }>,
): KnownAddresses {
  const shown = [...rules].filter(([id]) => verticals.length === 0 || verticals.includes(id));
  return {
    sections: new Map(
      shown.map(([verticalId, { prefix, hasOwnPages = false }]) => [prefix, { verticalId, hasOwnPages }]),
    ),
    fixed: new Set(['/', ...textPages]),
  };
}

/** Whether a page of the site stands at an old address; its redirect has no effect then. */
export function isLivePage(key: string, live: LivePages): boolean {
  const page = pageNamedBy(key, live.addresses);
  if (page?.kind === 'item') return live.hasItem(page.verticalId, page.id);
  if (page?.kind === 'category') return live.hasCategory(page.verticalId, page.id);
  return page !== null;
}

/** The table that requests are looked up in: without entries for pages that exist, each leading to its end at once. */
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
