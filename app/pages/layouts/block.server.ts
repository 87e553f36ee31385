import { z } from 'zod';
import type { TodayEntry } from '../today-entry.ts';
import type { AdEntry } from '#app/domain/ad-entry.ts';
import type { Catalogue, Tag } from '#app/domain/catalogue/catalogue.ts';
import type { Category } from '#app/domain/catalogue/category.ts';
import type { ShownFigures } from '#app/domain/catalogue/shown-figures.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { Page, SortOrder } from '#app/domain/catalogue/lists.ts';
import type { SearchOutcome } from '#app/domain/search/outcome.ts';
import type { Random } from '#app/domain/catalogue/random.ts';
import type { SectionMark, Vertical } from '#app/domain/vertical.ts';
import type { SectionMessages } from '#app/messages/section-messages.ts';
import type { Translate } from '#app/messages/translate.ts';
import type { PictureData } from '#app/ui/picture-data.ts';
import type { TileData } from '#app/ui/tile-data.ts';
import type { Localisation } from '../localisation.ts';
import {
  commonSettings,
  type CommonSettingName,
  type CommonSettings,
  type CommonShape,
} from './common-settings.server.ts';
import type { BlockInstance, PageKind } from '#app/domain/layout.ts';
import type { OfferedKinds } from './list-kinds.server.ts';
import type { SearchAround } from './search-around.ts';
import type { ShownItems } from './shown-items.server.ts';

/** The position of a block in the document: outside or inside `<main>`. */
export type BlockRegion = 'header' | 'main' | 'footer';

/** The list of a category, tag or search page, already cut to one page. */
export interface Listing<Fields = unknown> {
  title: string;
  page: Page<Item<Fields>>;
  /** Address of the list without its page number. */
  address: string;
  /** The tag that all its items have. */
  tag?: Tag<Fields>;
  sort?: SortOrder;
  /** The orders that make a difference for this list. */
  sorts?: readonly SortOrder[];
  /** The kinds of items in the list, if there are several. */
  kinds?: OfferedKinds;
}

/** The data about a section and the site around it that is the same for all pages of one rendering. */
export interface SectionContext<Fields = unknown> extends Localisation {
  vertical: Vertical;
  verticalId: number;
  snapshot: Snapshot;
  catalogue: Catalogue<Fields>;
  /** Returns the messages that every vertical provides, with the texts of the page's vertical. */
  section: Translate<SectionMessages>;
  /** Returns those figures of an item that visitors may see: votes, openings and rating. */
  figuresOf(item: Omit<Item, 'fields'>): ShownFigures;
  menu: readonly MenuEntry[];
  /** Unix milliseconds of the rendering. */
  now: number;
  /** The site's public address without a final slash. */
  siteUrl: string;
  /** Returns the absolute address of a page in the language of this page. Other absolute addresses stay unchanged. */
  urlOf(address: string): string;
  /** Returns the data of an item's tile, for any vertical. */
  tileOf(item: Item): TileData;
  /** Returns the 16:9 version of an item's picture, for wide boxes and any vertical. */
  widePictureOf(item: Item): PictureData | null;
  /** Returns the label of the button that opens an item of a vertical. */
  callToActionOf(verticalId: number): string;
  /** Returns items of the page's vertical whose names resemble a text. */
  itemsLike(text: string, most: number): readonly Item[];
  /**
   * Corrects a misspelled text with the words of names in the page's vertical. Returns `null` if there is nothing to
   * correct.
   */
  correctionOf(text: string): string | null;
  /** Returns the category or tag of the page's vertical whose name resembles a text most. */
  listLike(text: string): Category | Tag | null;
  /**
   * The vertical that the page's search fields search: the page's own if it is searchable, otherwise the first
   * searchable one.
   */
  searchVertical: Vertical | null;
  /** Returns today's entries of the other enabled verticals, in menu order. */
  todayEntries(): readonly TodayEntry[];
  /** Reports when (in Unix milliseconds) the page becomes outdated. The earliest report counts (spec SERVE-4). */
  endAt(moment: number): void;
}

/**
 * The data that a block may use. It includes the time and the source of random numbers, so that a block depends on
 * nothing else. `Fields` are those of the items of the page's vertical. Blocks that every vertical can use do not know
 * these fields.
 */
export interface PageContext<Fields = unknown> extends SectionContext<Fields> {
  kind: PageKind | 'text';
  /** Path and query of the page in canonical form. */
  address: string;
  /** Seeded by address and UTC hour (spec LIST-3). */
  random: Random;
  /** The ad entries that the page may show or run. */
  ads: readonly AdEntry[];
  /** The items that preceding blocks show (`takeItems`). */
  shown: ShownItems;
  /**
   * Parameters of the request that the vertical's own blocks read, such as cards to compare. They affect only the
   * blocks and need not be part of `address`. Not set if none were sent.
   */
  query?: URLSearchParams;
  item?: Item<Fields>;
  category?: Category;
  listing?: Listing<Fields>;
  search?: SearchOutcome;
  /** Search results in addition to the items of the page's vertical. Not set on later pages of the results. */
  searchAround?: SearchAround;
  /**
   * Data that the page's route loaded for the blocks of its own vertical because the snapshot does not contain it,
   * such as a location and its forecasts. The vertical defines its type. `homeInput` creates it for a home at `/`.
   */
  verticalInput?: unknown;
}

/** The input of a vertical's entry in the block "today". `catalogue` is that vertical's own. */
export type TodayContext<Fields = unknown> = Pick<
  SectionContext<Fields>,
  'snapshot' | 'catalogue' | 'now' | 'tileOf' | 'endAt' | keyof Localisation
>;

/** The data from which the head of an item's page is made. */
export type ItemHeadContext<Fields = unknown> = Pick<
  SectionContext<Fields>,
  | 'snapshot'
  | 'siteUrl'
  | 'urlOf'
  | 'now'
  | 'vertical'
  | 'catalogue'
  | 'section'
  | 'figuresOf'
  | 'widePictureOf'
  | keyof Localisation
>;

/** One vertical in the top bar. */
export interface MenuEntry {
  id: number;
  name: string;
  href: string;
  mark: SectionMark;
}

type SettingsOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<CommonShape & Shape>>;

/** The result of `load`. The block is omitted if the data is `null`. */
type Loading<Data> = Data | null | Promise<Data | null>;

/** The properties of a block, apart from its data. */
interface BlockFacts {
  type: string;
  /** The block's name for operators. Not set if the words of its type are clear enough. */
  name?: string;
  region: BlockRegion;
  description: string;
  /**
   * Common settings that affect the block's data, for the documentation. Colour, padding and margin always have an
   * effect.
   */
  uses: readonly CommonSettingName[];
  /**
   * Where the ads appear that the block's settings select: after the block, inside it between its children
   * (`Inserted`), or wherever its component shows them.
   */
  ads: 'after' | 'inside' | 'own';
}

/** A block's server half: its settings and its data for a page of a vertical whose items have `Fields`. */
export interface BlockDefinition<Fields, Shape extends z.ZodRawShape, Data> extends BlockFacts {
  settings: z.ZodObject<CommonShape & Shape>;
  /** Parses the settings of a block instance and loads its data. Throws if a setting is invalid. */
  load(
    context: PageContext<Fields>,
    settings: BlockInstance['settings'],
  ): { settings: SettingsOf<Shape>; data: Loading<Data> };
}

/** The input of `defineBlock`. */
type BlockInput<Fields, Shape extends z.ZodRawShape, Data> = Pick<BlockFacts, 'type' | 'description'> &
  Partial<BlockFacts> & {
    /** Its own settings in addition to the common ones. */
    settings: Shape;
    load(context: PageContext<Fields>, settings: SettingsOf<Shape>): Loading<Data>;
  };

/** The data that a block passes to its component. */
export type BlockData<Block extends AnyBlock> = NonNullable<Awaited<ReturnType<Block['load']>['data']>>;

/**
 * Returns the function that defines blocks of a vertical whose items have `Fields`. An import refuses settings that a
 * block does not have.
 */
export function blockDefiner<Fields>() {
  return <Shape extends z.ZodRawShape, Data>({
    settings: own,
    load,
    ...facts
  }: BlockInput<Fields, Shape, Data>): BlockDefinition<Fields, Shape, Data> => {
    const schema = z.strictObject({ ...commonSettings, ...own });
    return {
      region: 'main',
      uses: [],
      ads: 'after',
      ...facts,
      settings: schema,
      load(context, stored) {
        const settings = schema.parse(stored);
        return { settings, data: load(context, settings) };
      },
    };
  };
}

/** Defines a block that every vertical can use. */
export const defineBlock = blockDefiner<unknown>();

/**
 * A block whose data is not known. `load` has method syntax, which makes its parameter bivariant, so a registry can
 * hold blocks for items with different fields. This is safe because only pages of a block's own vertical load the
 * block.
 */
export interface AnyBlock<Fields = unknown> extends BlockFacts {
  settings: z.ZodObject;
  load(
    context: PageContext<Fields>,
    settings: BlockInstance['settings'],
  ): { settings: CommonSettings; data: unknown };
}

/** Blocks by type. */
export type BlockRegistry = ReadonlyMap<string, AnyBlock>;

/**
 * Combines groups of blocks into one registry. Throws if two blocks have the same type, or if a group has a block under
 * another name than its type.
 */
export function createBlockRegistry(...groups: Readonly<Record<string, AnyBlock>>[]): BlockRegistry {
  const registry = new Map<string, AnyBlock>();
  for (const [name, block] of groups.flatMap((group) => Object.entries(group))) {
    if (name !== block.type) throw new Error(`The block "${block.type}" is listed as "${name}".`);
    if (registry.has(block.type)) throw new Error(`Two blocks have the type "${block.type}".`);
    registry.set(block.type, block);
  }
  return registry;
}
