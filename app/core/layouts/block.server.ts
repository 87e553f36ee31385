import { z } from 'zod';
import type { Catalogue } from '#app/core/catalogue/catalogue.ts';
import type { Category } from '#app/core/catalogue/category.ts';
import type { CountedFigures, Snapshot } from '#app/core/catalogue/snapshot.ts';
import type { Item } from '#app/core/catalogue/item.ts';
import type { Page, SortOrder } from '#app/core/catalogue/lists.ts';
import type { SearchOutcome } from '#app/core/catalogue/search/outcome.ts';
import type { Random } from '#app/core/catalogue/random.ts';
import type { Vertical } from '#app/core/vertical.ts';
import type { PictureData } from '#app/ui/picture-data.ts';
import type { TileData } from '#app/ui/tile-data.ts';
import type { PageKind } from './layout.ts';

/** Where a block stands in the document: outside or inside `<main>`. */
export type BlockRegion = 'header' | 'main' | 'footer';

/** The list a category, tag or search page shows, already cut to one page. */
export interface Listing {
  title: string;
  page: Page<Item>;
  /** Address of the list without its page number. */
  address: string;
  sort?: SortOrder;
}

/** Everything a block may look at. Pure: time and randomness come in (ARCHITECTURE, sentences 4 and 5). */
export interface PageContext {
  kind: PageKind;
  vertical: Vertical;
  verticalId: number;
  snapshot: Snapshot;
  catalogue: Catalogue;
  counted: CountedFigures;
  menu: readonly MenuEntry[];
  /** Unix milliseconds of the rendering. */
  now: number;
  /** Seeded by address and UTC hour (READINGS 41). */
  random: Random;
  siteUrl: string;
  /** What a tile shows of an item of any vertical. */
  tileOf(item: Item): TileData;
  /** The 16:9 cut of an item of any vertical, for wide boxes. */
  widePictureOf(item: Item): PictureData | null;
  /** Path and query of the page, canonical form. */
  address: string;
  item?: Item;
  category?: Category;
  listing?: Listing;
  search?: SearchOutcome;
}

/** One vertical in the top bar. */
export interface MenuEntry {
  id: number;
  name: string;
  href: string;
}

const responsiveText = z
  .object({ m: z.string().max(100).default(''), p: z.string().max(100).default('') })
  .strict()
  .default({ m: '', p: '' });

/** Settings that every block has (original spec 3, READINGS 42). */
export const commonSettings = {
  themeColor: z.string().max(60).default(''),
  dataType: z.int().min(0).default(0).describe('vertical id the block takes items from; 0: the page’s'),
  categoryIndex: z.int().min(-1).default(-1).describe('index into the top-level menu; -1: all'),
  itemCount: z.int().min(0).max(100).default(24).describe('0: all, at most 100'),
  title: z.string().max(200).default(''),
  padding: responsiveText,
  margin: responsiveText,
};

type CommonShape = typeof commonSettings;
type SettingsOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<CommonShape & Shape>>;

/** A block's server half: its settings and what it shows for a page; null: nothing, the block is left out. */
export interface BlockDefinition<Shape extends z.ZodRawShape = z.ZodRawShape, Data = unknown> {
  type: string;
  region: BlockRegion;
  description: string;
  settings: z.ZodObject<CommonShape & Shape>;
  load(context: PageContext, settings: SettingsOf<Shape>): Data | null | Promise<Data | null>;
}

/** Data a block hands to its component. */
export type BlockData<Block> =
  Block extends BlockDefinition<infer _Shape, infer Data> ? NonNullable<Data> : never;

/**
 * Defines a block once (ARCHITECTURE, anatomy of a vertical): `settings` are its own beside the common ones;
 * unknown settings are refused at import.
 */
export function defineBlock<Shape extends z.ZodRawShape, Data>(block: {
  type: string;
  region?: BlockRegion;
  description: string;
  settings: Shape;
  load(context: PageContext, settings: SettingsOf<Shape>): Data | null | Promise<Data | null>;
}): BlockDefinition<Shape, Data> {
  return {
    region: 'main',
    ...block,
    settings: z.strictObject({ ...commonSettings, ...block.settings }),
  };
}

/** A definition whose shape and data nobody needs to know any more. */
export type AnyBlock = Pick<BlockDefinition, 'type' | 'region' | 'description'> & {
  settings: z.ZodObject;
  // Method syntax on purpose: a registry holds blocks of different settings.
  load(context: PageContext, settings: never): unknown;
};

/** Blocks by type. */
export type BlockRegistry = ReadonlyMap<string, AnyBlock>;

/** Puts groups of blocks into one registry. Throws when two share a type. */
export function createBlockRegistry(...groups: Readonly<Record<string, AnyBlock>>[]): BlockRegistry {
  const registry = new Map<string, AnyBlock>();
  for (const block of groups.flatMap((group) => Object.values(group))) {
    if (registry.has(block.type)) throw new Error(`Two blocks have the type "${block.type}".`);
    registry.set(block.type, block);
  }
  return registry;
}

/** Items a block takes by its common settings: data type, category index, item count (READINGS 42). */
export function itemsOfSettings(
  context: PageContext,
  settings: { dataType: number; categoryIndex: number; itemCount: number },
): readonly Item[] {
  const catalogue =
    settings.dataType === 0 ? context.catalogue : context.snapshot.catalogues.get(settings.dataType);
  if (!catalogue) return [];
  const category = settings.categoryIndex === -1 ? null : catalogue.categories[settings.categoryIndex];
  if (category === undefined) return [];
  const items = category ? (catalogue.itemsByCategory.get(category.id) ?? []) : catalogue.items;
  return settings.itemCount === 0 ? items.slice(0, 100) : items.slice(0, settings.itemCount);
}
