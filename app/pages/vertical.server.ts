import type { Migration } from 'kysely/migration';
import type { z } from 'zod';
import type { CheckedFrame } from '#app/checks/check-frame.server.ts';
import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import type { Job } from '#app/jobs/define-job.ts';
import type { JsonObject } from '#app/lib/json.ts';
import type { MovedFacts } from '#app/migration/moved-facts.ts';
import type { TodayEntry } from './today-entry.ts';
import type { PageHead } from './seo/meta.ts';
import type { AnyBlock, ItemHeadContext, TodayContext } from './layouts/block.server.ts';
import type { NamedThing, NamedThings, NameFit } from '#app/domain/search/named-thing.ts';
import type { Localisation } from './localisation.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import type { SectionTexts } from '#app/domain/section-texts.ts';
import type { Item, ItemTraits } from '#app/domain/catalogue/item.ts';
import type { Settings } from '#app/domain/settings/define-settings.server.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.server.ts';
import type { TileData } from '#app/ui/tile-data.ts';
import type { Services } from './services.server.ts';
import type { Vertical } from '#app/domain/vertical.ts';
import type { Db } from '#app/store/store.ts';

/** The input of a vertical's notices to the operator. */
export interface OperatedSite {
  settings: SiteSettings;
  /** Public address without a final slash. */
  siteUrl: string;
}

/** A number that a vertical reads from the store for `/metrics`. */
export interface StoredFigure {
  /** Name of the metric without `portico_`. */
  name: string;
  help: string;
  /** Returns `null` if there is no value. */
  read(db: Db): Promise<number | null>;
}

/** A vertical: the data of its items, its blocks, and the layouts of its pages if the operator has set none. */
export interface VerticalServer<Fields = unknown> {
  vertical: Vertical;
  /**
   * Schema of an item's `ext` (spec ITEM-13). The Studio makes the form of an item from it. `.meta()` names a field
   * (`title`), explains it (`description`), names the values of a choice or the kinds of objects in a list (`labels`),
   * and declares that a number is the index of a text in a sibling list (`positionOf`).
   */
  extSchema: z.ZodType<Fields>;
  /** Returns an item's address, its time span and whether it is a sample. */
  traitsOf?(fields: Fields): ItemTraits;
  /** Path segments that `traitsOf` can return in place of `details`. */
  itemSegments?: readonly string[];
  /**
   * Values of `structure_data_type` that this vertical supports. The first is the vertical's own type (spec ITEM-8).
   */
  structuredDataTypes: readonly string[];
  /** True if items are played. Each item then has a play address, costs "0" and has no store rating. */
  isPlayed: boolean;
  blocks: Readonly<Record<string, AnyBlock<Fields>>>;
  /** Returns the data that this vertical adds to the tile of one of its items. */
  tileExtras?(item: Item<Fields>): Partial<TileData>;
  /**
   * Returns the frame that the page of an item opens, for the checks of play addresses. `null` if the portal serves the
   * item itself.
   */
  checkedFrame?(
    item: Item<Fields>,
    site: OperatedSite,
  ): Pick<CheckedFrame, 'address' | 'isFramed' | 'sandbox' | 'allow'> | null;
  /** Returns the media path of the 16:9 version of an item's picture, or "". */
  widePicture?(item: Item<Fields>): string;
  /**
   * Reports whether the texts that the vertical composes for the pages of its items, such as readings, exist in a
   * language. Pages in a language without these texts count as untranslated. If it is not set, the vertical composes no
   * texts.
   */
  composesIn?(language: string): boolean;
  layouts: Readonly<Partial<Record<PageKind, Layout>>>;
  /** Returns the head of an item's page. Defaults to `itemMeta` without structured data of the item. */
  describeItem?(page: ItemHeadContext<Fields>, item: Item<Fields>): PageHead;
  /** Finds things other than items by name. Returns the best matches, at most `most`, and the number of all matches. */
  findNamed?(text: string, most: number, fit: NameFit, language: string): NamedThings;
  /** Returns things other than items for a search field without a text, with the name of their group. */
  namedAtFirst?(
    most: number,
    localisation: Pick<Localisation, 'messages' | 'language'>,
  ): { name: string; things: readonly NamedThing[] };
  /**
   * Returns title and description of the vertical's home for search engines. Defaults to the vertical's name and the
   * site's description.
   */
  homeTexts?(localisation: Pick<Localisation, 'messages'>): SectionTexts;
  /** Returns the vertical's entry in the block "today", or `null` if it currently has none. */
  today?(context: TodayContext<Fields>): TodayEntry | null;
  /**
   * Returns the `ext` of a game that is moved here from another system. If it is not set, no games can be moved into
   * the vertical.
   */
  movedExt?(facts: MovedFacts): JsonObject;
  /** Feeds that deliver items of this vertical. */
  feeds?: readonly FeedDefinition[];
  /**
   * Migrations of the vertical's tables in the store, by name. A name consists of the folder, a number and words, such
   * as `toys-0001-shelves`. A released migration is never edited.
   */
  migrations?: Readonly<Record<string, Migration>>;
  /** Figures for `/metrics` that are read from the vertical's tables. */
  storedFigures?: readonly StoredFigure[];
  /** The vertical's background jobs, which run in exactly one process, even while the vertical is disabled. */
  jobs?: readonly Job[];
  /** Returns the `verticalInput` of the vertical's home: the data that its blocks need in addition to the snapshot. */
  homeInput?(services: Services): Promise<unknown>;
  /** Settings of the site that belong to this vertical. */
  settings?: Settings<unknown>;
  /** Returns the features of the vertical that do not work because a setting is missing. */
  noticesOf?(site: OperatedSite): readonly Notice[];
  /** Addresses that the sitemap contains for this vertical in addition to its home, categories and items. */
  ownPages?: readonly string[];
  /** Addresses of the vertical's own sitemaps, in addition to the sitemap of the site. */
  sitemaps?: readonly string[];
  /** Prepares data that the first pages after a start would otherwise wait for, in steps of a few milliseconds. */
  prepare?(now: number, localisation: Localisation): Generator<void>;
}

/** Something that does not work until the operator changes a setting. */
export interface Notice {
  /** One sentence that says what does not work and why, as an encoded phrase. */
  problem: string;
  /** What to do about it on the command line, as an encoded phrase. */
  remedy: string;
  /** Settings that solve the problem, the best one first. One of them is enough. */
  settings: readonly string[];
}

/** Defines a vertical. The definition is the default export of `vertical.server.ts` in its folder. */
export function defineVertical<Fields>(definition: VerticalServer<Fields>): VerticalServer<Fields> {
  return definition;
}
