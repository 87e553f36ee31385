import { z } from 'zod';
import { categoryAddress, dynamicListAddress } from '#app/core/catalogue/addresses.ts';
import type { Item } from '#app/core/catalogue/item.ts';
import { listNew, listRandom, listRelated, sortOrders } from '#app/core/catalogue/lists.ts';
import { splitHits } from '#app/core/catalogue/search/highlight.ts';
import type { PhraseResult } from '#app/core/catalogue/search/modes.ts';
import { defineBlock, itemsOfSettings, type PageContext } from '#app/core/layouts/block.server.ts';
import { planMosaic } from './mosaic.ts';

const tagSetting = z.string().max(100).default('').describe('a tag’s name; empty: by category');

/** Items of a block by tag when one is set, else by category index. */
function itemsOfBlock(
  context: PageContext,
  settings: { tag: string; dataType: number; categoryIndex: number; itemCount: number },
): readonly Item[] {
  if (settings.tag === '') return itemsOfSettings(context, settings);
  const tag = context.catalogue.tags.get(settings.tag.toLowerCase());
  const items = tag?.items ?? [];
  return settings.itemCount === 0 ? items.slice(0, 100) : items.slice(0, settings.itemCount);
}

function seeAllAddress(context: PageContext, settings: { tag: string; categoryIndex: number }): string {
  if (settings.tag !== '') return dynamicListAddress(context.verticalId, { tag: settings.tag });
  const category = context.catalogue.categories[settings.categoryIndex];
  return category
    ? categoryAddress(category, context.verticalId)
    : dynamicListAddress(context.verticalId, {});
}

const mosaic = defineBlock({
  type: 'mosaic',
  description: 'A dense wall of covers in three sizes, without holes at any width',
  settings: { tag: tagSetting },
  load(context, settings) {
    const items = itemsOfBlock(context, settings);
    if (items.length === 0) return null;
    const sizes = planMosaic(items.length);
    return {
      title: settings.title,
      label: context.vertical.name,
      tiles: items.map((item, index) => {
        const size = sizes[index];
        const widePicture = size?.span === 3 ? context.widePictureOf(item) : null;
        return { ...context.tileOf(item), ...size, ...(widePicture && { widePicture }) };
      }),
    };
  },
});

const row = defineBlock({
  type: 'row',
  description: 'One line of covers that scrolls sideways',
  settings: { tag: tagSetting },
  load(context, settings) {
    const items = itemsOfBlock(context, settings);
    if (items.length === 0) return null;
    return {
      title: settings.title,
      seeAll: seeAllAddress(context, settings),
      tiles: items.map(context.tileOf),
    };
  },
});

const quickView = defineBlock({
  type: 'quickView',
  description: 'A grid of covers with a title, 24 by default',
  settings: { tag: tagSetting },
  load(context, settings) {
    const items = itemsOfBlock(context, settings);
    if (items.length === 0) return null;
    return {
      title: settings.title,
      seeAll: seeAllAddress(context, settings),
      tiles: items.map(context.tileOf),
    };
  },
});

const newest = defineBlock({
  type: 'new',
  description: 'The newest items',
  settings: {},
  load(context, settings) {
    const items = listNew(context.catalogue, settings.itemCount);
    if (items.length === 0) return null;
    return {
      title: settings.title,
      seeAll: dynamicListAddress(context.verticalId, {}),
      tiles: items.slice(0, 100).map(context.tileOf),
    };
  },
});

const random = defineBlock({
  type: 'random',
  description: 'Random items without repeats, other ones each hour',
  settings: {},
  load(context, settings) {
    const items = listRandom(context.catalogue, Math.min(settings.itemCount || 100, 100), context.random);
    if (items.length === 0) return null;
    return { title: settings.title, seeAll: '', tiles: items.map(context.tileOf) };
  },
});

const related = defineBlock({
  type: 'related',
  description: 'Items that share a category with the page’s item',
  settings: {},
  load(context, settings) {
    if (!context.item) return null;
    const items = listRelated(context.catalogue, context.item, Math.min(settings.itemCount || 100, 100));
    if (items.length === 0) return null;
    return { title: settings.title, seeAll: '', tiles: items.map(context.tileOf) };
  },
});

const categoryChips = defineBlock({
  type: 'categoryChips',
  description: 'The menu’s top categories as chips',
  settings: {},
  load(context) {
    const { categories } = context.catalogue;
    if (categories.length === 0) return null;
    return {
      chips: categories.map((category) => ({
        id: category.id,
        name: category.name,
        href: categoryAddress(category, context.verticalId),
        isCurrent: category.id === context.category?.id,
      })),
    };
  },
});

const list = defineBlock({
  type: 'list',
  description: 'The page’s list with its heading, orders and pager',
  settings: {
    sorts: z
      .array(z.enum(sortOrders))
      .max(4)
      .default([...sortOrders]),
  },
  load(context, settings) {
    const { listing } = context;
    if (!listing) return null;
    return {
      title: listing.title,
      intro: context.category?.description ?? '',
      total: listing.page.total,
      pager: { number: listing.page.number, pageCount: listing.page.pageCount, address: listing.address },
      sort: listing.sort,
      sorts: listing.sort ? settings.sorts : [],
      baseAddress: listing.address.replace(/\?sort=\w+$/, ''),
      tiles: listing.page.entries.map(context.tileOf),
    };
  },
});

const breadcrumbs = defineBlock({
  type: 'breadcrumbs',
  description: 'The way from the vertical’s home to this page',
  settings: {},
  load(context) {
    const { catalogue, item, category } = context;
    const last = category ?? (item ? catalogue.categoryById.get(item.categoryId) : undefined);
    const home = context.menu.find((entry) => entry.id === context.verticalId);
    if (!home) return null;
    const above = last ? [...(catalogue.ancestorsById.get(last.id) ?? []), ...(item ? [last] : [])] : [];
    return {
      links: [
        { name: home.name, href: home.href },
        ...above.map((node) => ({ name: node.name, href: categoryAddress(node, context.verticalId) })),
      ],
      current: item?.title ?? category?.name ?? context.listing?.title ?? '',
    };
  },
});

const faq = defineBlock({
  type: 'faq',
  description: 'Questions and answers of the page’s item',
  settings: {},
  load({ item }, settings) {
    if (!item || item.faq.length === 0) return null;
    return { title: settings.title, questions: item.faq };
  },
});

const richText = defineBlock({
  type: 'richText',
  description: 'Details and rich text of the page’s item, sanitised HTML',
  settings: {},
  load({ item }, settings) {
    const html = item ? item.details + item.richText : '';
    return html === '' ? null : { title: settings.title, html };
  },
});

const searchResults = defineBlock({
  type: 'searchResults',
  description: 'Results of the keyword, close matches and more items (READINGS 18)',
  settings: {},
  load(context) {
    const { search, catalogue } = context;
    if (!search) return null;
    const { number, pageCount, total, entries } = search.hits;
    const popular = catalogue.tags.get('top now')?.items ?? catalogue.newest;
    return {
      keyword: search.keyword,
      total,
      hits: entries.map((result) => resultRow(context, result)),
      close: search.close.slice(0, 12).map((result) => resultRow(context, result)),
      moreTitle: `More ${context.vertical.noun.many}`,
      more: search.more.slice(0, 16).map(({ item }) => context.tileOf(item)),
      popular: total === 0 && search.more.length === 0 ? popular.slice(0, 16).map(context.tileOf) : [],
      pager: { number, pageCount, address: search.address },
    };
  },
});

function resultRow(context: PageContext, { item, prefix, snippet }: PhraseResult) {
  return {
    tile: context.tileOf(item),
    title: splitHits(item.title, prefix),
    snippet: splitHits(snippet, prefix),
  };
}

/** Blocks that every vertical can place. */
export const coreBlocks = {
  mosaic,
  row,
  quickView,
  new: newest,
  random,
  related,
  categoryChips,
  list,
  breadcrumbs,
  faq,
  richText,
  searchResults,
};
