import { z } from 'zod';
import { categoryAddress } from '#app/domain/catalogue/addresses.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { listNewIn, topRelated } from '#app/domain/catalogue/cached-lists.ts';
import { pickItems } from '#app/domain/catalogue/translated-first.ts';
import { defineBlock, type PageContext } from '#app/pages/layouts/block.server.ts';
import { categoryNameOf, languageOfText } from '#app/pages/text-languages.ts';
import type { TileData } from '#app/ui/tile-data.ts';
import { findItemSource, type ItemSource } from '#app/pages/layouts/item-source.server.ts';
import { maxShown, takeItems } from '#app/pages/layouts/shown-items.server.ts';
import { planMosaic } from './mosaic.server.ts';
import { coverRows, fillWithLink } from './row-filling.server.ts';

/** The setting of blocks that show the items of a tag. */
export const tagSetting = z.string().max(100).default('').meta({
  title: 'Tag',
  chooses: 'tag',
  description: 'name of a tag. If it is empty, all items of the category are shown',
});
export const showCategorySetting = z.boolean().default(false).meta({
  title: 'Category on tiles',
  description: 'show the category of each item on its tile',
});
/** The common settings of blocks that show items. */
export const takesItems = ['title', 'dataType', 'categoryIndex', 'itemCount', 'repeats'] as const;

/**
 * Returns the data of a titled line or grid of tiles. Returns `null` if there are no items, because a heading must not
 * be shown without tiles.
 */
function tileList(
  context: PageContext,
  settings: { title: string; showCategory: boolean },
  items: readonly Item[],
  source: ItemSource | null,
) {
  if (items.length === 0) return null;
  const tiles = tilesOf(context, items, settings.showCategory);
  const isCut = source !== null && source.items.length > items.length;
  const all = isCut ? context.messages('blocks')('items.seeAll', { count: source.items.length }) : '';
  return { title: settings.title, seeAll: source?.address ?? '', all, tiles };
}

/** Returns the tiles of items, with the names of their categories if a block shows them. */
export function tilesOf(
  context: PageContext,
  items: readonly Item[],
  showsCategory: boolean,
): readonly TileData[] {
  return items.map(showsCategory ? (item) => tileWithCategory(context, item) : context.tileOf);
}

/** Returns the tile of an item with the name of its category. */
export function tileWithCategory(context: PageContext, item: Item): TileData {
  const category = categoryNameOf(context, item);
  return { ...context.tileOf(item), ...(category && { category }) };
}

const mosaic = defineBlock({
  type: 'mosaic',
  description: 'A dense mosaic of covers in three sizes, without gaps at any width',
  uses: takesItems,
  settings: { tag: tagSetting },
  load(context, settings) {
    const source = findItemSource(context, settings);
    const items = takeItems(context, settings, source?.items ?? []);
    const [first] = items;
    if (!source || !first) return null;
    const tiles = items.map(context.tileOf);
    return {
      title: settings.title,
      label: context.menu.find(({ id }) => id === source.verticalId)?.name ?? '',
      tiles,
      sizes: planMosaic(tiles.map(({ needsKeyboard = false }) => needsKeyboard)),
      widePicture: context.widePictureOf(first),
    };
  },
});

const hero = defineBlock({
  type: 'hero',
  description: 'One large item with its wide picture and the button that opens it',
  uses: ['title', 'dataType', 'categoryIndex', 'repeats'],
  settings: {
    tag: tagSetting,
    itemId: z.int().min(0).default(0).meta({
      title: 'Item',
      chooses: 'item',
      description: 'id of the item. 0, or the id of a removed item, selects the first one',
    }),
    button: z.string().max(40).default('').meta({
      title: 'Text of the button',
      text: 'other',
      description: 'text of the button. If it is empty, the vertical’s text is used',
    }),
  },
  load(context, settings) {
    const source = findItemSource(context, settings);
    const item =
      source?.catalogue.itemById.get(settings.itemId) ??
      takeItems(context, { ...settings, itemCount: 1 }, source?.items ?? [])[0];
    if (!source || !item) return null;
    context.shown.add([item]);
    const { picture, href } = context.tileOf(item);
    return {
      label: settings.title,
      title: item.title,
      titleLanguage: languageOfText(context, item, 'title').language,
      intro: item.description || item.intro.slice(0, 240),
      introLanguage: languageOfText(context, item, item.description ? 'description' : 'intro').language,
      category: categoryNameOf(context, item),
      stars: context.figuresOf(item).stars,
      href,
      button: settings.button || context.callToActionOf(source.verticalId),
      isPlayed: item.playUrl !== '',
      picture,
      widePicture: context.widePictureOf(item),
    };
  },
});

const row = defineBlock({
  type: 'row',
  description: 'One line of covers that scrolls sideways',
  uses: takesItems,
  settings: { tag: tagSetting, showCategory: showCategorySetting },
  load(context, settings) {
    const source = findItemSource(context, settings);
    const items = takeItems(context, settings, source?.items ?? [], true);
    return tileList(context, settings, items, source);
  },
});

const quickView = defineBlock({
  type: 'quickView',
  name: 'Grid',
  description: 'A grid of covers with a title, by default 24',
  uses: takesItems,
  ads: 'inside',
  settings: { tag: tagSetting, showCategory: showCategorySetting },
  load(context, settings) {
    const source = findItemSource(context, settings);
    return tileList(context, settings, takeItems(context, settings, source?.items ?? []), source);
  },
});

const newest = defineBlock({
  type: 'new',
  // not a message: a name in the layout editor
  name: 'Newest items',
  description: 'The newest items: latest creation time first, then the higher id',
  uses: takesItems,
  settings: { showCategory: showCategorySetting },
  load(context, settings) {
    const source = findItemSource(context, settings);
    if (!source) return null;
    const { catalogue, category } = source;
    const items = category ? listNewIn(catalogue, category.id) : catalogue.newest;
    return tileList(context, settings, takeItems(context, settings, items, true), source);
  },
});

/** Maximum number of items that can replace items that the visitor knows. */
const maxOthers = 88;

const random = defineBlock({
  type: 'random',
  // not a message: a name in the layout editor
  name: 'Random items',
  description: 'Random items without repetitions, which change every hour',
  uses: takesItems,
  ads: 'inside',
  settings: {
    tag: tagSetting,
    showCategory: showCategorySetting,
    leaveOutKnown: z.boolean().default(false).meta({
      title: 'Leave out known items',
      description:
        'omit items that the visitor has collected or recently played. The page is the same for all visitors: the visitor’s browser replaces these items with others',
    }),
  },
  load(context, settings) {
    const source = findItemSource(context, settings);
    const { shown } = context;
    const most = maxShown(settings.itemCount) + (settings.repeats === 'allow' ? 0 : shown.size);
    const spare = settings.leaveOutKnown ? maxOthers : 0;
    const picked = source
      ? pickItems(source.catalogue, source.items, {
          except: context.item,
          count: most + spare,
          random: context.random,
        })
      : [];
    const items = takeItems(context, settings, picked);
    const list = tileList(context, settings, items, null);
    if (!list || !source) return null;
    const ids = picked.filter((item) => !shown.has(item)).map(({ id }) => id);
    const others = { prefix: source.catalogue.prefix, ids: ids.slice(0, maxOthers) };
    return { ...list, others: settings.leaveOutKnown ? others : null };
  },
});

const related = defineBlock({
  type: 'related',
  // not a message: a name in the layout editor
  name: 'Related items',
  description: 'Items that share a category with the page’s item. Omitted on pages without an item',
  uses: ['title', 'itemCount', 'repeats'],
  ads: 'inside',
  settings: { showCategory: showCategorySetting },
  load(context, settings) {
    if (!context.item) return null;
    const { catalogue, item } = context;
    const items = takeItems(context, settings, topRelated(catalogue, item, 100));
    const list = tileList(context, settings, items, null);
    const category = catalogue.categoryById.get(item.categoryId);
    if (!list || !category) return list;
    const end = {
      label: context.messages('blocks')('related.more', { category: category.name }),
      href: categoryAddress(category, catalogue),
    };
    return { ...list, filling: fillWithLink(items.length, coverRows, end) };
  },
});

/** Blocks that show items by their covers. */
export const itemBlocks = { hero, mosaic, row, quickView, new: newest, random, related };
