import { z } from 'zod';
import { listNewIn } from '#app/domain/catalogue/cached-lists.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { defineBlock, type PageContext } from '#app/pages/layouts/block.server.ts';
import { findItemSource, type ItemSource } from '#app/pages/layouts/item-source.server.ts';
import { categoryNameOf, languageOfText } from '#app/pages/text-languages.ts';
import { takeItems } from '#app/pages/layouts/shown-items.server.ts';
import { cardGrid, largeTileGrid, planGrid } from './fitted-grid.ts';
import { showCategorySetting, tagSetting, takesItems, tileWithCategory } from './item-blocks.server.ts';

const largeTiles = defineBlock({
  type: 'largeTiles',
  description: 'A grid of large covers with their names below, which fills its rows at every width',
  uses: takesItems,
  settings: { tag: tagSetting, showCategory: showCategorySetting },
  load(context, settings) {
    const source = findItemSource(context, settings);
    const items = takeItems(context, settings, source?.items ?? []);
    return source && largeTileList(context, settings, { items, source });
  },
});

/** Returns the data of a grid of large covers, or `null` if there are no items. */
export function largeTileList(
  context: PageContext,
  { title, showCategory }: { title: string; showCategory: boolean },
  {
    items,
    source: { items: all, address },
  }: { items: readonly Item[]; source: Pick<ItemSource, 'items' | 'address'> },
) {
  if (items.length === 0) return null;
  const isCut = all.length > items.length;
  return {
    title,
    seeAll: isCut ? address : '',
    all: isCut ? context.messages('blocks')('items.seeAll', { count: all.length }) : '',
    tiles: items.map(showCategory ? (item) => tileWithCategory(context, item) : context.tileOf),
    plan: planGrid(items.length, largeTileGrid, false),
  };
}

const cards = defineBlock({
  type: 'cards',
  description: 'Cards with a wide picture, a title and the start of the text, as in a magazine',
  uses: takesItems,
  settings: {
    tag: tagSetting,
    sort: z
      .enum(['default', 'new'])
      .default('default')
      .meta({
        title: 'Order',
        labels: { default: 'Order of the catalogue', new: 'Newest first' },
        description: 'the catalogue’s order, or newest first. A tag has its own order',
      }),
    lead: z.boolean().default(false).meta({
      title: 'Large first card',
      description: 'make the first card larger than the others where there is room',
    }),
  },
  load(context, settings) {
    const source = findItemSource(context, settings);
    if (!source) return null;
    const { catalogue, category } = source;
    const newest = category ? listNewIn(catalogue, category.id) : catalogue.newest;
    const list = settings.sort === 'new' && settings.tag === '' ? newest : source.items;
    const items = takeItems(context, settings, list);
    if (items.length === 0) return null;
    return {
      title: settings.title,
      seeAll: list.length > items.length ? source.address : '',
      cards: items.map((item) => cardOf(context, item)),
      plan: planGrid(items.length, cardGrid, settings.lead),
    };
  },
});

/** Longest text of a card, in characters. */
const longestText = 220;

function cardOf(context: PageContext, item: Item) {
  const { href, picture, badge } = context.tileOf(item);
  return {
    id: item.id,
    href,
    title: item.title,
    text: (item.description || item.intro).slice(0, longestText),
    ...languageOfText(context, item, 'title'),
    textLanguage: languageOfText(context, item, item.description ? 'description' : 'intro').language,
    category: categoryNameOf(context, item),
    badge,
    picture: context.widePictureOf(item) ?? picture,
  };
}

/** Blocks that show items on large tiles and cards. */
export const cardBlocks = { largeTiles, cards };
