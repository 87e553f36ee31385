import { escapeUTF8 } from 'entities';
import { categoryAddress, homeAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import { walkCategories } from '#app/domain/catalogue/category.ts';
import { modifiedAt, type Item } from '#app/domain/catalogue/item.ts';
import type { Sliceable } from '#app/domain/catalogue/sliceable.ts';
import { addLanguage, languagePrefix, type SiteLanguages } from '#app/domain/languages.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { homeVertical } from '#app/pages/layouts/home-page.server.ts';
import { pictureAddress, pictureOf } from '#app/pages/picture.ts';
import { activeVerticals } from '#app/pages/layouts/active-verticals.server.ts';
import { parseId } from '#app/pages/layouts/parameters.server.ts';
import { platformContext, cacheHintsContext } from '#app/pages/request-context.server.ts';
import { languagesOfItemPage, languagesOfTextPage } from '#app/pages/text-languages.ts';
import { siteUrl } from '#app/pages/seo/meta.ts';
import { addressesPerFile, sitemapResponse, sitemapTime } from '#app/pages/seo/sitemap-xml.server.ts';
import { takeTurn } from '#app/lib/chunks.server.ts';
import { textPageAddress } from '#app/domain/text-pages.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import type { Route } from './+types/sitemap';

/** Number of addresses written between two turns of the event loop. */
const addressesPerTurn = 5_000;

/** The sitemap. If it is too large for one file, it is an index of the files at `?file=N` (spec SEO-3). */
export const handle = { cache: 'page', query: ['file'] } satisfies RoutePolicy;

export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const snapshot = platform.snapshots.current();
  if (!snapshot) return new Response('Not ready\n', { status: 503 });
  const site = siteUrl(snapshot.info, platform.environment);
  const ends = [...snapshot.catalogues.values()].map(({ changesAt }) => changesAt);
  const hints = context.get(cacheHintsContext);
  hints.validUntil = Math.min(...ends, Number.MAX_SAFE_INTEGER);
  const servers = activeVerticals(platform, snapshot);
  const sections = await listSections({ snapshot, site }, servers, homeVertical(platform, snapshot));
  const count = sections.reduce((sum, { length }) => sum + length, 0);
  const fileLimit = addressesPerFile(snapshot.settings.languages.length);
  const fileCount = Math.ceil(count / fileLimit);
  const file = new URL(request.url).searchParams.get('file');
  if (file === null && fileCount > 1) {
    const files = [
      ...Array.from({ length: fileCount }, (_, index) => `${site}/sitemap.xml?file=${index + 1}`),
      ...servers.flatMap(({ sitemaps = [] }) => sitemaps.map((address) => site + address)),
    ];
    return xml('sitemapindex', 'sitemap', [files.map(undated)]);
  }
  const number = file === null ? 1 : parseId(file);
  if (!number || number > Math.max(1, fileCount)) {
    return new Response('No such sitemap file\n', { status: 404 });
  }
  hints.address = file === null ? '/sitemap.xml' : `/sitemap.xml?file=${number}`;
  const part = cutSections(sections, (number - 1) * fileLimit, number * fileLimit);
  return xml('urlset', 'url', part, { site, languages: snapshot.settings.languages });
}

/** An address of the sitemap. `changedAt` is the time of its last change in Unix seconds, or 0 if it is unknown. */
interface SitemapEntry {
  /** Path of the page in the main language. */
  address: string;
  /** The language of this entry. Not set for the main language. */
  language?: string;
  /** The languages in which the page exists. Not set if it is only the main language. */
  languages?: readonly string[];
  changedAt: number;
  /** Absolute address of the item's picture. */
  image?: string | undefined;
}

const undated = (address: string): SitemapEntry => ({ address, changedAt: 0 });

/**
 * Lists the canonical addresses of the site. Leaves out samples (spec ITEM-15) and items with a router override,
 * which link elsewhere (spec ADDR-20).
 */
async function listSections(
  { snapshot, site }: { snapshot: Snapshot; site: string },
  servers: readonly VerticalServer[],
  home: VerticalServer | null,
): Promise<Sliceable<SitemapEntry>[]> {
  const sections: Sliceable<SitemapEntry>[] = [];
  const { languages } = snapshot.settings;
  const entryOf = (item: Item, server: VerticalServer): SitemapEntry => {
    const own = languagesOfItemPage(snapshot, item, server);
    return {
      address: itemAddress(item),
      ...(own.length > 1 && { languages: own }),
      changedAt: modifiedAt(item),
      image: pictureAddress(pictureOf(snapshot, item.image), site),
    };
  };
  for (const server of servers) {
    const { vertical, ownPages = [] } = server;
    const catalogue = snapshot.catalogues.get(vertical.id);
    const changes = await findLastChanges(catalogue);
    const isSiteHome = server === home;
    sections.push(
      inEach(languages, [{ address: isSiteHome ? '/' : homeAddress(vertical), changedAt: changes.home }]),
      inEach(languages, ownPages.map(undated)),
    );
    if (!catalogue) continue;
    const categories = [...catalogue.categoryById.values()].filter(
      (category) => !category.router && category.target === null,
    );
    const openItems = catalogue.openItems.some(({ isSample }) => isSample)
      ? catalogue.openItems.filter(({ isSample }) => !isSample)
      : catalogue.openItems;
    sections.push(
      inEach(
        languages,
        categories.map((category) => ({
          address: categoryAddress(category, vertical),
          changedAt: changes.categories.get(category.id) ?? 0,
        })),
      ),
      {
        length: openItems.length,
        slice: (start, end) => openItems.slice(start, end).map((item) => entryOf(item, server)),
      },
      await listTranslations(openItems, { snapshot, server }, (item) => entryOf(item, server)),
    );
  }
  sections.push(
    [...snapshot.textPages.keys()].flatMap((name) =>
      inEach(languagesOfTextPage(snapshot, name), [undated(textPageAddress(name))]),
    ),
  );
  return sections;
}

/** Repeats entries in each of the given languages. */
function inEach(languages: SiteLanguages, entries: readonly SitemapEntry[]): SitemapEntry[] {
  if (languages.length < 2) return [...entries];
  return languages.flatMap((language) => entries.map((entry) => ({ ...entry, language, languages })));
}

/** Lists the pages of items in the languages into which their texts are translated. */
async function listTranslations(
  items: Sliceable<Item>,
  { snapshot, server }: { snapshot: Snapshot; server: VerticalServer },
  entryOf: (item: Item) => SitemapEntry,
): Promise<Sliceable<SitemapEntry>> {
  const pages: (readonly [Item, string])[] = [];
  if (snapshot.settings.languages.length < 2) return [];
  for (let from = 0; from < items.length; from += addressesPerTurn) {
    for (const item of items.slice(from, from + addressesPerTurn)) {
      for (const language of languagesOfItemPage(snapshot, item, server).slice(1))
        pages.push([item, language]);
    }
    await takeTurn();
  }
  return {
    length: pages.length,
    slice: (start, end) =>
      pages.slice(start, end).map(([item, language]) => ({ ...entryOf(item), language })),
  };
}

/**
 * Finds when the home page and the categories of a section last changed. This is the last change of any of their items.
 * A parent category shows the items of its descendants.
 */
async function findLastChanges(
  catalogue: Catalogue | undefined,
): Promise<{ home: number; categories: ReadonlyMap<number, number> }> {
  const categories = new Map<number, number>();
  let home = 0;
  for (const [index, item] of (catalogue?.items ?? []).entries()) {
    if (index % addressesPerTurn === addressesPerTurn - 1) await takeTurn();
    const changedAt = modifiedAt(item);
    home = Math.max(home, changedAt);
    for (const id of item.categoryIds) categories.set(id, Math.max(categories.get(id) ?? 0, changedAt));
  }
  for (const { category, ancestors } of walkCategories(catalogue?.categories ?? [])) {
    const changedAt = categories.get(category.id) ?? 0;
    for (const { id } of ancestors) categories.set(id, Math.max(categories.get(id) ?? 0, changedAt));
  }
  return { home, categories };
}

/** Yields, in portions, the addresses from index `start` to `end` of the joined list of all sections. */
function* cutSections(
  sections: readonly Sliceable<SitemapEntry>[],
  start: number,
  end: number,
): Generator<readonly SitemapEntry[]> {
  let before = 0;
  for (const section of sections) {
    const last = Math.min(section.length, end - before);
    for (let from = Math.max(0, start - before); from < last; from += addressesPerTurn) {
      yield section.slice(from, Math.min(last, from + addressesPerTurn));
    }
    before += section.length;
  }
}

async function xml(
  root: 'sitemapindex' | 'urlset',
  entry: 'sitemap' | 'url',
  portions: Iterable<readonly SitemapEntry[]>,
  { site, languages }: { site: string; languages: SiteLanguages } = { site: '', languages: [] },
): Promise<Response> {
  const addressIn = (language: string, address: string) =>
    site + addLanguage(languagePrefix(languages, language), address);
  const chunks: string[] = [];
  for (const portion of portions) {
    if (portion.length === addressesPerTurn) await takeTurn();
    let rows = '';
    for (const { address, language, languages: others = [], changedAt, image } of portion) {
      const text = address.includes('&') ? address.replaceAll('&', '&amp;') : address;
      const own = language === undefined ? site + text : addressIn(language, text);
      const alternates = others.map((tag) => alternate(tag, addressIn(tag, text))).join('');
      const picture = image ? `<image:image><image:loc>${escapeUTF8(image)}</image:loc></image:image>` : '';
      const lastmod = changedAt > 0 ? `<lastmod>${sitemapTime(changedAt)}</lastmod>` : '';
      rows += `<${entry}><loc>${own}</loc>${alternates}${lastmod}${picture}</${entry}>\n`;
    }
    chunks.push(rows);
  }
  return sitemapResponse(root, chunks, ['image', 'xhtml']);
}

/** Returns the element that names a page in one of its languages. */
function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
