import { data, redirect, type RouterContextProvider } from 'react-router';
import type { AdScript } from '#app/domain/ad-entry.ts';
import { adsAt, scriptsOfPage } from '../ads/page-ads.server.ts';
import { homeAddress, rssAddress, searchFormAddress } from '#app/domain/catalogue/addresses.ts';
import type { TodayEntry } from '../today-entry.ts';
import { buildCatalogue, type Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { seededRandom } from '#app/domain/catalogue/random.ts';
import { withoutFew, type ShownFigures } from '#app/domain/catalogue/shown-figures.ts';
import type { CountedSearch, PageSubject } from '#app/domain/counted-event.ts';
import { addLanguage, languagePrefix, mainLanguageOf } from '#app/domain/languages.ts';
import { localeOf } from '#app/messages/language-facts.ts';
import { isEverything } from '#app/domain/search/outcome.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { languagesOfItem, languagesOfItemPage } from '../text-languages.ts';
import { createTileOf, createWidePictureOf } from '../tile.ts';
import { shareSize } from '../share-pictures/draw-share-picture.server.ts';
import { sharePictureAddress } from '../share-pictures/share-pictures.server.ts';
import type { ShareSubject } from '../share-pictures/share-subject.ts';
import { sitePictureAddress } from '../site-pictures.server.ts';
import type { PageMessages } from '#app/messages/texts.ts';
import type { Localisation } from '../localisation.ts';
import type { Platform } from '../platform.server.ts';
import {
  cacheHintsContext,
  currentSnapshot,
  languagePrefixContext,
  localise,
  messagesOfSite,
  platformContext,
} from '../request-context.server.ts';
import { metaWithDefaults, pageTitle, siteHost, siteUrl, type PageHead, type PageMeta } from '../seo/meta.ts';
import { siteName } from '#app/domain/site-name.ts';
import { websiteGraph, type GraphNode } from '../seo/structured-data.ts';
import { pageBackground, type PageBackground } from '../page-background.server.ts';
import type { VerticalServer } from '../vertical.server.ts';
import type { Vertical } from '#app/domain/vertical.ts';
import type { MenuEntry, PageContext } from './block.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import type { ResolvedBlock } from './resolved-block.ts';
import { canvasStyle } from '../canvas/canvas-position.ts';
import { resolveLayout, type BlockStyle, type DropReport } from './resolve.server.ts';
import { translateLayout } from './translate-layout.server.ts';
import { ShownItems } from './shown-items.server.ts';

/** The input of a page's component. Serialisable. */
export interface PageData {
  kind: PageKind | 'text';
  /** Folder of the vertical. */
  section: string;
  meta: PageMeta;
  /** The section, and the item or category, to which the page's events are counted. */
  counted: PageSubject & { search?: CountedSearch };
  /** The messages of its vertical. */
  messages: PageMessages;
  /** The language of its main text, if it is not that of the interface. */
  textLanguage?: string;
  /** If it is not set, the default background of the style sheet applies. */
  background?: PageBackground | undefined;
  blocks: ResolvedBlock[];
  /** Ad scripts without a slot. */
  adScripts?: AdScript[];
}

/** The data about a page that its route module provides, without the page frame. */
export type PageInput<Fields = unknown> = Pick<
  PageContext<Fields>,
  'item' | 'category' | 'listing' | 'search' | 'searchAround' | 'query' | 'verticalInput'
> & {
  /** `text` is a page that belongs to no vertical and has the site's background (spec LOOK-4). */
  kind: PageKind | 'text';
  /** Path and query in their canonical form. */
  address: string;
  /**
   * The languages in which the page's main text exists. By default those of the item, only the main language for a text
   * page, and all languages for other pages, whose texts are those of the interface.
   */
  languages?: readonly string[];
  meta: PageHead;
};

/** A page of a vertical in preparation: the catalogue to read, and functions to complete the page. */
export interface OpenPage<Fields = unknown> extends Localisation {
  /** The messages that every vertical provides, of this vertical. */
  section: PageContext['section'];
  platform: Platform;
  vertical: Vertical;
  snapshot: Snapshot;
  catalogue: Catalogue<Fields>;
  /** Unix milliseconds of the rendering. */
  now: number;
  siteUrl: string;
  /** Returns the absolute address of a page in the language of this page. Other absolute addresses stay unchanged. */
  urlOf: PageContext['urlOf'];
  /** Returns the data of an item's tile. */
  tileOf: PageContext['tileOf'];
  /** Returns the figures of an item that may be shown. */
  figuresOf(item: Omit<Item, 'fields'>): ShownFigures;
  /** Returns the 16:9 version of an item's picture, or `null`. */
  widePictureOf: PageContext['widePictureOf'];
  /** Loads the blocks of the layout for the page's kind and returns the input of the page's component. */
  finish(input: PageInput<Fields> & { kind: PageKind }): Promise<PageData>;
  /** Like `finish`, but with a given layout, for pages that belong to no vertical. */
  finishWith(input: PageInput<Fields>, layout: Layout): Promise<PageData>;
  /** Returns the designed 404 page with suggestions, to be thrown (spec ADDR-16). */
  notFound(): Promise<ReturnType<typeof data<PageData>>>;
  /** Reports when (in Unix milliseconds) the page becomes outdated. The earliest report counts (spec SERVE-4). */
  endAt(moment: number): void;
  /** Marks the page's address as non-canonical (spec SERVE-5). */
  markNonCanonical(): void;
  /**
   * Returns the parameters with these names for the page's own blocks. If there are any, the address is
   * non-canonical.
   */
  readQuery(url: URL, names: readonly string[]): { query?: URLSearchParams };
}

/**
 * Opens a page of a vertical. If the operator has disabled the vertical, redirects to the home page, as for any unknown
 * address.
 */
export function openPage<Fields>(
  context: Readonly<RouterContextProvider>,
  server: VerticalServer<Fields>,
): OpenPage<Fields> {
  const platform = context.get(platformContext);
  const hints = context.get(cacheHintsContext);
  const snapshot = currentSnapshot(context);
  if (!snapshot) throw data(null, { status: 503 });
  const active = activeVerticals(platform, snapshot);
  if (!active.includes(server)) throw redirect('/');

  const verticalId = server.vertical.id;
  const prefix = context.get(languagePrefixContext);
  const now = platform.clock.now();
  const site = siteUrl(snapshot.info, platform.environment);
  const catalogue = catalogueOf(snapshot, server);
  endAt(catalogue.changesAt);
  const localisation = localise(context, snapshot);
  const tileOf = createTileOf(snapshot, platform.verticals, { now, language: localisation.language });
  const { language } = localisation;
  const siteLanguages = snapshot.settings.languages;
  const t = localisation.messages('pages');
  const section = localisation.sectionMessages(server.vertical);
  const surroundings = {
    ...localisation,
    section,
    vertical: server.vertical,
    verticalId,
    snapshot,
    catalogue,
    figuresOf: (item: Omit<Item, 'fields'>) =>
      withoutFew(platform.figuresOf(snapshot, item), snapshot.settings.figures.least),
    menu: active.map((one) => menuEntry(one, localisation)),
    now,
    siteUrl: site,
    urlOf,
    tileOf,
    callToActionOf,
    itemsLike: (text: string, most: number) => platform.suggesting.findAlike(catalogue, text, most),
    correctionOf: (text: string) => platform.suggesting.correct(catalogue, text),
    listLike: (text: string) => platform.suggesting.listLike(catalogue, text),
    searchVertical: searchVertical(active, server),
    todayEntries,
    widePictureOf: createWidePictureOf(snapshot, platform.verticals),
    endAt,
  };

  function urlOf(address: string): string {
    return address.startsWith('/') ? site + addLanguage(prefix, address) : address;
  }

  function callToActionOf(id: number): string {
    const found = active.find(({ vertical }) => vertical.id === id);
    return found ? localisation.sectionMessages(found.vertical)('section.open') : t('item.open');
  }

  function todayEntries(): TodayEntry[] {
    return active.flatMap((other) => {
      if (other === server) return [];
      const own = catalogueOf(surroundings.snapshot, other);
      endAt(own.changesAt);
      return other.today?.({ ...surroundings, catalogue: own }) ?? [];
    });
  }

  function endAt(moment: number): void {
    if (moment === Number.POSITIVE_INFINITY) return;
    hints.validUntil = Math.min(hints.validUntil ?? Number.POSITIVE_INFINITY, moment);
  }

  async function compose(input: PageInput<Fields>, layout: Layout, styleAt?: BlockStyle): Promise<PageData> {
    const { meta, ...about } = input;
    hints.address = about.address;
    const random = seededRandom(`${about.address} ${Math.floor(now / 3_600_000)}`);
    const pageContext: PageContext<Fields> = {
      ...surroundings,
      ...about,
      random,
      ads: adsAt(surroundings.snapshot, { ...about, verticalId, now, endAt }),
      shown: new ShownItems(about.item),
    };
    const placeable = platform.blocks.get(verticalId) ?? new Map();
    const report: DropReport = ({ type, reason }) => {
      platform.log.warn({ err: reason, block: type, path: about.address }, 'A block was left out');
    };
    const translated = translateLayout(layout, surroundings.snapshot.layoutTexts, placeable);
    const blocks = await resolveLayout(translated, pageContext, placeable, report, styleAt);
    if (platform.isPicture && blocks.length === 0) throw new Response(null, { status: 204 });
    const { heading, canonicalPath = about.address, ...rest } = meta;
    const name = siteName(surroundings.snapshot);
    const number = about.listing?.page.number ?? about.search?.hits.number ?? 1;
    const title = pageTitle(t, { heading, page: number, host: siteHost(site) });
    const structuredData = [
      ...(about.kind === 'home' && canonicalPath === '/' && prefix === '' ? websiteNodes() : []),
      ...(rest.structuredData ?? []),
    ];
    const textLanguages = input.languages ?? languagesOfPage(input);
    const isTranslated = textLanguages.includes(language);
    const textLanguage = isTranslated ? language : mainLanguageOf(siteLanguages);
    const addressIn = (tag: string, path: string) =>
      site + addLanguage(languagePrefix(siteLanguages, tag), path);
    const pageLanguages = about.item
      ? languagesOfItemPage(surroundings.snapshot, about.item, server)
      : textLanguages;
    const hasOwnPage = pageLanguages.includes(language);
    const canonicalLanguage = hasOwnPage ? language : mainLanguageOf(siteLanguages);
    const canonical =
      canonicalPath === null ? {} : { canonical: addressIn(canonicalLanguage, canonicalPath) };
    const alternates =
      canonicalPath === null || rest.robots !== undefined || !hasOwnPage || pageLanguages.length < 2
        ? {}
        : { alternates: pageLanguages.map((tag) => [tag, addressIn(tag, canonicalPath)] as const) };
    const feed =
      about.kind === 'text' ? {} : { feed: addLanguage(prefix, rssAddress(server.vertical, about.category)) };
    const adScripts = scriptsOfPage(pageContext.ads, pageContext);
    const background = pageBackground(surroundings.snapshot, about.kind);
    return {
      kind: about.kind,
      section: server.vertical.scope,
      counted: countedAs(about, server.vertical),
      meta: {
        ...metaWithDefaults(rest, surroundings.snapshot, {
          image: site + sharedPictureOf(about, meta),
          imageSize: shareSize,
        }),
        ...canonical,
        ...alternates,
        locale: localeOf(language),
        ...feed,
        title,
        siteName: name,
        ...(structuredData.length > 0 && { structuredData }),
      },
      messages: {
        section: server.vertical.scope,
        texts: messagesOfSite(platform, snapshot).sectionTexts(
          localisation.language,
          server.vertical.scope,
          about.kind === 'details' || about.kind === 'play' ? 'item' : 'other',
        ),
      },
      ...(!isTranslated && { textLanguage }),
      ...(background && { background }),
      blocks,
      ...(adScripts.length > 0 && { adScripts }),
    };
  }

  /** Returns the share picture of a page that is not of an item: that of its category or home, or that of the site. */
  function sharedPictureOf(
    { kind, category }: Pick<PageInput<Fields>, 'kind' | 'category'>,
    { heading, canonicalPath }: PageHead,
  ): string {
    const own: ShareSubject | null = category
      ? { kind: 'category', verticalId, category }
      : kind === 'home' && canonicalPath !== null
        ? { kind: 'home', verticalId, title: heading }
        : null;
    const address = own && sharePictureAddress(surroundings.snapshot, own, language);
    return address ?? sitePictureAddress(surroundings.snapshot, 'share');
  }

  function languagesOfPage({ kind, item }: PageInput<Fields>): readonly string[] {
    if (item) return languagesOfItem(surroundings.snapshot, item);
    return kind === 'text' ? [mainLanguageOf(siteLanguages)] : siteLanguages;
  }

  function websiteNodes(): GraphNode[] {
    const { searchVertical: searched } = surroundings;
    return websiteGraph({
      siteUrl: site,
      name: siteName(surroundings.snapshot),
      logo: site + sitePictureAddress(surroundings.snapshot, 'icon-512'),
      searchPath: searched && searchFormAddress(searched),
    });
  }

  return {
    ...localisation,
    section,
    platform,
    vertical: server.vertical,
    snapshot,
    catalogue,
    now,
    siteUrl: site,
    urlOf,
    tileOf: surroundings.tileOf,
    figuresOf: surroundings.figuresOf,
    widePictureOf: surroundings.widePictureOf,
    finish: (input) =>
      compose(
        input,
        snapshot.layouts.get(verticalId)?.[input.kind] ?? server.layouts[input.kind] ?? [],
        platform.canvas ? canvasStyle(verticalId, input.kind) : undefined,
      ),
    finishWith: compose,
    async notFound() {
      hints.isNonCanonical = true;
      const meta = {
        heading: t('missing.title'),
        description: '',
        robots: 'noindex' as const,
        canonicalPath: null,
      };
      const layout = platform.notFoundLayout(localisation);
      return data(await compose({ kind: 'home', address: '/404', meta }, layout), { status: 404 });
    },
    endAt,
    markNonCanonical() {
      hints.isNonCanonical = true;
    },
    readQuery(url, names) {
      const query = new URLSearchParams([...url.searchParams].filter(([name]) => names.includes(name)));
      if (query.size === 0) return {};
      hints.isNonCanonical = true;
      return { query };
    },
  };
}

/** Returns the subject of a page's statistics. A list of all items does not count as a search. */
function countedAs(
  { item, category, search }: Pick<PageInput, 'item' | 'category' | 'search'>,
  { prefix }: Vertical,
): PageData['counted'] {
  const keyword = search && !isEverything(search) ? search.keyword : '';
  const { matches = [], close = [] } = search ?? {};
  return {
    vertical: prefix,
    ...(item && { item: item.id }),
    ...(category && { category: category.id }),
    ...(keyword !== '' && {
      search: { keyword, found: matches.length > 0 ? 'matches' : close.length > 0 ? 'close' : 'nothing' },
    }),
  };
}

/**
 * Reports whether visitors can see a vertical. If not, data endpoints answer 404 and pages redirect to the home page.
 */
export function isShown(context: Readonly<RouterContextProvider>, server: VerticalServer): boolean {
  const platform = context.get(platformContext);
  const snapshot = currentSnapshot(context);
  return snapshot === null || activeVerticals(platform, snapshot).includes(server);
}

/** Returns the enabled verticals in menu order (spec SITE-3). */
export function activeVerticals(
  platform: Pick<Platform, 'verticals'>,
  snapshot: Pick<Snapshot, 'settings'>,
): VerticalServer[] {
  const { verticals } = snapshot.settings;
  if (verticals.length === 0) return [...platform.verticals];
  return verticals.flatMap((id) => platform.verticals.find(({ vertical }) => vertical.id === id) ?? []);
}

/**
 * The vertical that the search fields of another search page use: that vertical itself, otherwise the first
 * searchable one.
 */
export function searchVertical(active: readonly VerticalServer[], own: VerticalServer): Vertical | null {
  const searched = own.vertical.isSearched ? own : active.find(({ vertical }) => vertical.isSearched);
  return searched?.vertical ?? null;
}

function menuEntry({ vertical }: VerticalServer, { sectionMessages }: Localisation): MenuEntry {
  const { id, mark = 'shelf' } = vertical;
  return { id, name: sectionMessages(vertical)('section.name'), href: homeAddress(vertical), mark };
}

/** Returns the catalogue of a vertical with its items as the vertical's schema has parsed them. */
export function catalogueOf<Fields>(snapshot: Snapshot, server: VerticalServer<Fields>): Catalogue<Fields> {
  const { id: verticalId, prefix } = server.vertical;
  const catalogue = snapshot.catalogues.get(verticalId);
  if (catalogue && isOf(catalogue, server)) return catalogue;
  return buildCatalogue({ verticalId, prefix, items: [], categories: [], orders: new Map(), tags: [] });
}

/** The decoder parses the items of a vertical by the schema of that vertical, so the id determines their type. */
function isOf<Fields>(
  catalogue: Catalogue,
  { vertical }: VerticalServer<Fields>,
): catalogue is Catalogue<Fields> {
  return catalogue.verticalId === vertical.id;
}
