import { categoryAddress } from '#app/domain/catalogue/addresses.ts';
import { isLivePage, knownAddresses, type LivePages } from '#app/domain/live-redirects.ts';
import { addressKey, findRedirectInLanguage, isOldAddress } from '#app/domain/redirects.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { splitTitle } from '#app/domain/text-pages.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { siteUrl } from '#app/pages/seo/meta.ts';
import { renderMarkdown } from '#app/text/markdown.server.ts';
import type { Check, Site } from '../check.ts';
import { ok, warning, type Place } from '../finding.ts';
import { listFoundItems, placeOfItem } from './item-texts.ts';

/**
 * Checks whether the links in menus, text pages and items lead to existing pages. Links to other sites are not checked.
 */
export const linksCheck: Check<Site> = {
  name: 'links',
  title: 'check.links',
  run({ snapshot, verticals, environment, t }) {
    const leadsSomewhere = createLinkTest(snapshot, verticals, siteUrl(snapshot.info, environment));
    const places = new Map<string, Place>();
    let example = '';
    for (const { place, address } of listLinks(snapshot)) {
      if (leadsSomewhere(address)) continue;
      example ||= address;
      places.set(JSON.stringify(place), place);
    }
    if (places.size === 0) return [ok(t('links.ok'))];
    const text = t('links.dead', { count: places.size, example });
    return [warning(text, t('links.deadFix'), [], { places: [...places.values()] })];
  },
};

interface FoundLink {
  place: Place;
  address: string;
}

function* listLinks(snapshot: Snapshot): Generator<FoundLink> {
  for (const [name, markdown] of snapshot.textPages) {
    const place: Place = { kind: 'text-page', name, title: splitTitle(markdown).title || name };
    for (const address of hrefsIn(renderMarkdown(markdown))) yield { place, address };
  }
  for (const item of listFoundItems(snapshot)) {
    const place = placeOfItem(item);
    if (item.router !== '') yield { place, address: item.router };
    for (const address of hrefsIn(item.details + item.richText)) yield { place, address };
  }
  for (const { prefix, categoryById } of snapshot.catalogues.values()) {
    for (const category of categoryById.values()) {
      const { id, name: title } = category;
      yield {
        place: { kind: 'category', prefix, id, title },
        address: categoryAddress(category, { prefix }),
      };
    }
  }
}

/** Returns the addresses of links in sanitised HTML. */
function hrefsIn(html: string): string[] {
  return [...html.matchAll(/\shref="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

/** Creates the function that tests whether an address leads to a page or file of the site, or to another site. */
function createLinkTest(
  { settings, catalogues, textPages, redirects }: Snapshot,
  verticals: readonly VerticalServer[],
  url: string,
): (address: string) => boolean {
  const sections = new Map(
    verticals.map(({ vertical, itemSegments = [], ownPages = [] }) => [
      vertical.id,
      {
        prefix: vertical.prefix,
        hasOwnPages: ownPages.length > 0,
        itemSegments: ['details', 'game', ...itemSegments],
      },
    ]),
  );
  const live: LivePages = {
    addresses: knownAddresses(settings, sections, textPages.keys()),
    hasItem: (verticalId, id) => catalogues.get(verticalId)?.itemById.has(id) ?? false,
    hasCategory: (verticalId, id) => catalogues.get(verticalId)?.categoryById.has(id) ?? false,
  };
  return (address) => {
    const base = `${url}/`;
    if (address.startsWith('#') || !URL.canParse(address, base)) return true;
    const { origin, pathname, search } = new URL(address, base);
    if (origin !== new URL(base).origin) return true;
    const key = addressKey(pathname + search);
    // The home page, files and script endpoints of the portal are not checked.
    if (key === null || !isOldAddress(key)) return true;
    if (isLivePage(key, live)) return true;
    return findRedirectInLanguage(redirects, settings.languages, pathname, search.slice(1)) !== null;
  };
}
