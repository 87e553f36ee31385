import { z } from 'zod';
import { dynamicListAddress, homeAddress, searchFormAddress } from '#app/domain/catalogue/addresses.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Category } from '#app/domain/catalogue/category.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { isEverything } from '#app/domain/search/outcome.ts';
import { tagsInCategory, tagsOfItem, type CountedTag } from '#app/domain/catalogue/cached-lists.ts';
import { defineBlock, type PageContext } from '#app/pages/layouts/block.server.ts';
import { everythingLink, linkTo, sectionsOf } from '#app/pages/layouts/links.server.ts';
import { cutItems, findItemSource } from '#app/pages/layouts/item-source.server.ts';
import { pictureOf } from '#app/pages/picture.ts';
import { languageOfText, nameOf } from '#app/pages/text-languages.ts';
import type { ContentName } from '#app/ui/text-language.ts';
import { searchPlaceholder } from './search-placeholder.server.ts';

const categoryChips = defineBlock({
  type: 'categoryChips',
  description: 'The top categories of the menu as chips, with their icons if the menu has any',
  uses: ['dataType', 'itemCount'],
  settings: {},
  load(context, settings) {
    const source = findItemSource(context, { ...settings, categoryIndex: -1 });
    if (!source || source.catalogue.categories.length === 0) return null;
    return {
      chips: cutItems(source.catalogue.categories, settings.itemCount).map((category) => {
        const isCurrent = category === context.category;
        const icon = (isCurrent && category.imageActive) || category.image;
        return {
          id: category.id,
          ...linkTo(context, source.catalogue, category),
          icon: pictureOf(context.snapshot, icon),
          isCurrent,
        };
      }),
    };
  },
});

const tagList = defineBlock({
  type: 'tagList',
  description:
    'Tags with their number of items. On an item’s page, those of the item and its categories; on a category’s page, those with items in the category',
  uses: ['title', 'dataType', 'itemCount'],
  settings: {},
  load(context, settings) {
    const source = findItemSource(context, { ...settings, categoryIndex: -1 });
    const links = source ? listTags(context, source.catalogue) : [];
    if (links.length === 0) return null;
    return { title: settings.title, links: cutItems(links, settings.itemCount) };
  },
});

function listTags(context: PageContext, catalogue: PageContext['catalogue']) {
  const { item, category } = catalogue === context.catalogue ? context : {};
  const categories = (item?.categoryIds ?? []).flatMap((id) => {
    const entry = catalogue.categoryById.get(id);
    const count = catalogue.itemsByCategory.get(id)?.length ?? 0;
    return entry ? [{ ...linkTo(context, catalogue, entry), count, isTag: false }] : [];
  });
  const tags = tagsShown(catalogue, item, category).map(({ tag, count }) => {
    const own = { ...(category && { type: category.id }), tag: tag.addressName };
    return {
      ...nameOf(context, catalogue, tag),
      href: dynamicListAddress(catalogue, own),
      count,
      isTag: true,
    };
  });
  return [...categories, ...tags];
}

/** Lists the tags of the item, the tags with items of the category, or all tags. Each has its number of items. */
function tagsShown(
  catalogue: Catalogue,
  item: Item | undefined,
  category: Category | undefined,
): readonly CountedTag[] {
  if (category && !item) return tagsInCategory(catalogue, category.id);
  const tags = item ? tagsOfItem(catalogue, item) : [...catalogue.tags.values()];
  return tags.flatMap((tag) => (tag.items.length > 0 ? [{ tag, count: tag.items.length }] : []));
}

/** Maximum number of categories at the end of a list. */
const maxLinks = 8;

const waysOn = defineBlock({
  type: 'waysOn',
  // not a message: a name in the layout editor
  name: 'Links to more',
  description:
    'Links below lists and search results: the next categories of the menu (at most eight), all items, and the other sections',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    const { catalogue, category, listing, search } = context;
    const top = catalogue.categories;
    const at = top.findIndex(({ id }) => id === category?.id);
    const next = [...top.slice(at + 1), ...top.slice(0, Math.max(at, 0))].flatMap((entry) => {
      const count = catalogue.itemsByCategory.get(entry.id)?.length ?? 0;
      return count > 0 ? [{ ...linkTo(context, catalogue, entry), count }] : [];
    });
    // The results block of a search without results already contains categories and a link to all items.
    const isFound = !search || isEverything(search) || search.hits.total > 0;
    const isWhole = listing?.page.total === catalogue.items.length || (search && isEverything(search));
    const sections = sectionsOf(context).filter(({ isCurrent }) => !isCurrent);
    return {
      title: title || context.messages('blocks')('waysOn.title'),
      categories: isFound ? next.slice(0, maxLinks) : [],
      all: isWhole || !isFound ? null : everythingLink(context),
      sections: sections.map(({ name, href }) => ({ name, href })),
    };
  },
});

const breadcrumbs = defineBlock({
  type: 'breadcrumbs',
  description: 'The path from the vertical’s home to this page',
  settings: {},
  load(context) {
    const { catalogue, item, category } = context;
    const last = category ?? (item ? catalogue.categoryById.get(item.categoryId) : undefined);
    const home = context.menu.find((entry) => entry.id === context.verticalId);
    if (!home) return null;
    const above = last ? [...(catalogue.ancestorsById.get(last.id) ?? []), ...(item ? [last] : [])] : [];
    return {
      links: [{ name: home.name, href: home.href }, ...above.map((node) => linkTo(context, catalogue, node))],
      current: pageName(context),
    };
  },
});

/** Returns the name of the item, category or list that a page is about. */
function pageName(context: PageContext): ContentName {
  const { catalogue, item, category, listing } = context;
  if (item) return { name: item.title, ...languageOfText(context, item, 'title') };
  if (category) return nameOf(context, catalogue, category);
  return { name: listing?.title ?? '' };
}

/** Number of covers around the search field of a home page. */
const maxBackdrop = 30;

const searchBox = defineBlock({
  type: 'searchBox',
  description: 'A large search field with the vertical’s categories as shortcuts below it',
  uses: ['title', 'itemCount'],
  settings: {
    look: z
      .enum(['panel', 'hero'])
      .default('panel')
      .meta({
        title: 'Look',
        labels: { panel: 'Panel', hero: 'First screen with covers around it' },
        description:
          '`panel`, or `hero`: the whole first screen, with covers around the field and the icons of the categories',
      }),
  },
  load(context, settings) {
    const { searchVertical, snapshot } = context;
    if (!searchVertical) return null;
    const catalogue = snapshot.catalogues.get(searchVertical.id);
    const isHero = settings.look === 'hero';
    if (isHero && !catalogue?.items.length) return null;
    return {
      title: settings.title,
      isHero,
      vertical: searchVertical.prefix,
      action: searchFormAddress(searchVertical),
      keyword: context.search?.keyword ?? '',
      placeholder: searchPlaceholder(context, searchVertical),
      covers: isHero
        ? (catalogue?.items ?? [])
            .slice(0, maxBackdrop)
            .flatMap((item) => pictureOf(snapshot, item.image) ?? [])
        : [],
      quick: !catalogue
        ? []
        : catalogue.categories.slice(0, Math.min(settings.itemCount, 12)).map((category) => ({
            ...linkTo(context, catalogue, category),
            ...(isHero && { icon: pictureOf(snapshot, category.image) }),
          })),
    };
  },
});

const recentlyPlayed = defineBlock({
  type: 'recentlyPlayed',
  description:
    'The items that this visitor has recently played, as stored in the browser. Empty on a first visit',
  uses: ['title', 'dataType', 'itemCount'],
  settings: {},
  load(context, { title, itemCount, dataType }) {
    const source = findItemSource(context, { dataType, categoryIndex: -1 });
    return source && { prefix: source.catalogue.prefix, title, itemCount };
  },
});

const today = defineBlock({
  type: 'today',
  description:
    'Today’s entries of the other sections: quiz of the day, newest story, and the visitor’s own sign and location once they are stored in the browser',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    const entries = context.todayEntries();
    return entries.length === 0
      ? null
      : { title: title || context.messages('blocks')('today.title'), entries };
  },
});

const myGames = defineBlock({
  type: 'myGames',
  description:
    'The items that this visitor has collected, as stored in the browser, with reordering, removal and undo',
  settings: {},
  load({ vertical }) {
    if (!vertical.isCollected) return null;
    return { prefix: vertical.prefix, home: homeAddress(vertical) };
  },
});

/** Blocks that lead to other pages. */
export const navigationBlocks = {
  categoryChips,
  tagList,
  waysOn,
  breadcrumbs,
  searchBox,
  recentlyPlayed,
  today,
  myGames,
};
