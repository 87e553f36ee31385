import { z } from 'zod';
import { cardListSettings, loadCardList } from '#app/blocks/card-list.server.ts';
import { linkTo } from '#app/pages/layouts/links.server.ts';
import { listNewIn } from '#app/domain/catalogue/cached-lists.ts';
import { blockDefiner } from '#app/pages/layouts/block.server.ts';
import { findOwnSource } from '#app/pages/layouts/item-source.server.ts';
import { takeItems } from '#app/pages/layouts/shown-items.server.ts';
import { appCard } from './app-card.server.ts';
import { appPageBlocks } from './app-page-blocks.server.ts';
import type { AppFields } from './vertical.ts';

const defineBlock = blockDefiner<AppFields>();

const tag = z
  .string()
  .max(100)
  .default('')
  .describe('name of a tag. If it is empty, all apps of the category are shown');
const takesApps = ['title', 'categoryIndex', 'itemCount', 'repeats'] as const;

const appFeature = defineBlock({
  type: 'appFeature',
  description: 'Recommended apps as large cards with their icons',
  uses: takesApps,
  settings: { tag },
  load(context, settings) {
    const source = findOwnSource(context, settings);
    const apps = takeItems(context, settings, source?.items ?? []).map((item) => appCard(context, item));
    return source && apps.length > 0
      ? { title: settings.title, seeAll: settings.tag && source.address, apps }
      : null;
  },
});

const appRows = defineBlock({
  type: 'appRows',
  description: 'Apps as rows in columns, each with icon, name and a short description',
  uses: takesApps,
  settings: {
    tag,
    sort: z
      .enum(['default', 'new'])
      .default('default')
      .meta({
        title: 'Order',
        description: 'the catalogue’s order, or newest first',
        labels: { default: 'Order of the catalogue', new: 'Newest first' },
      }),
    ranked: z.boolean().default(false).meta({
      title: 'Numbers',
      description: 'number the apps from 1',
    }),
  },
  load(context, settings) {
    const source = findOwnSource(context, settings);
    if (!source) return null;
    const { catalogue, category } = source;
    const newest = category ? listNewIn(catalogue, category.id) : catalogue.newest;
    const items = settings.sort === 'new' && settings.tag === '' ? newest : source.items;
    const apps = takeItems(context, settings, items).map((item) => appCard(context, item));
    return apps.length > 0
      ? { title: settings.title, seeAll: source.address, isRanked: settings.ranked, apps }
      : null;
  },
});

const appShelves = defineBlock({
  type: 'appShelves',
  description: 'Each category of the menu with its first apps as rows',
  uses: ['itemCount', 'repeats'],
  settings: {},
  load(context, settings) {
    const { catalogue } = context;
    const shelves = catalogue.categories.flatMap((category) => {
      const all = catalogue.itemsByCategory.get(category.id) ?? [];
      const items = wholeRows(takeItems(context, settings, all, true));
      if (items.length === 0) return [];
      return {
        ...linkTo(context, catalogue, category),
        apps: items.map((item) => appCard(context, item)),
      };
    });
    return shelves.length === 0 ? null : { shelves };
  },
});

/** Leaves out the last app of an odd number, so that no row of two is half empty. A single app is kept. */
function wholeRows<App>(apps: readonly App[]): readonly App[] {
  return apps.length > 2 ? apps.slice(0, apps.length - (apps.length % 2)) : apps;
}

const appList = defineBlock({
  type: 'appList',
  description: 'The apps of a category or tag page as rows, with heading, orders and pager',
  ads: 'inside',
  settings: cardListSettings,
  load: (context, settings) => loadCardList(context, settings, (item) => appCard(context, item)),
});

/** Blocks of the apps vertical. */
export const appBlocks = { appFeature, appRows, appShelves, appList, ...appPageBlocks };
