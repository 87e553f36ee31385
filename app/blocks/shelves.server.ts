import { z } from 'zod';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { defineBlock, type PageContext } from '#app/pages/layouts/block.server.ts';
import { linkTo } from '#app/pages/layouts/links.server.ts';
import { findItemSource } from '#app/pages/layouts/item-source.server.ts';
import { maxShown, takeItems } from '#app/pages/layouts/shown-items.server.ts';
import { languageOfCategory } from '#app/pages/text-languages.ts';
import { pictureOf } from '#app/pages/picture.ts';

/** Minimum number of items in a row. With fewer, a row would look unfinished. */
const minItems = 4;

const shelves = defineBlock({
  type: 'shelves',
  description:
    'A line of covers for each category or tag, with its name and description. Those with fewer than four items to show are left out',
  uses: ['title', 'dataType', 'itemCount', 'repeats'],
  settings: {
    groups: z
      .enum(['categories', 'tags'])
      .default('categories')
      .meta({
        title: 'A line for each',
        labels: { categories: 'Category', tags: 'Tag' },
        description: 'whether the lines are the top categories of the menu, or the tags',
      }),
    headings: z
      .enum(['above', 'beside'])
      .default('above')
      .meta({
        title: 'Headings',
        labels: { above: 'Above the covers', beside: 'In a coloured panel beside them' },
        description:
          'where the name of each line is: `above` its covers, or `beside` them in a coloured panel',
      }),
    lines: z.int().min(0).max(24).default(0).meta({
      title: 'Number of lines',
      unit: 'lines',
      description: 'maximum number of lines. 0 shows up to 24',
    }),
  },
  load(context, settings) {
    const source = findItemSource(context, { ...settings, categoryIndex: -1 });
    if (!source) return null;
    const groups = listGroups(context, source.catalogue, settings.groups);
    const most = settings.lines || 24;
    const lines = [];
    for (const { key, items, image, ...line } of groups) {
      if (lines.length === most) break;
      if (countNew(context, settings, items) < minItems) continue;
      const chosen = takeItems(context, settings, items, true);
      const icon = pictureOf(context.snapshot, image);
      lines.push({ key, ...line, icon, tiles: chosen.map(context.tileOf) });
    }
    return lines.length === 0 ? null : { title: settings.title, headings: settings.headings, lines };
  },
});

function listGroups(context: PageContext, catalogue: Catalogue, groups: 'categories' | 'tags') {
  if (groups === 'tags') {
    return [...catalogue.tags.values()].map((tag) => ({
      key: tag.key,
      ...linkTo(context, catalogue, tag),
      items: tag.items,
      intro: '',
      introLanguage: undefined,
      image: '',
    }));
  }
  return catalogue.categories.map((category) => ({
    key: String(category.id),
    ...linkTo(context, catalogue, category),
    items: catalogue.itemsByCategory.get(category.id) ?? [],
    intro: category.description,
    introLanguage: languageOfCategory(context, catalogue, category, 'description').language,
    image: category.image,
  }));
}

/** Counts the items of a line that the page does not show yet, or all items of the line if repeats are allowed. */
function countNew(
  { shown }: PageContext,
  { itemCount, repeats }: { itemCount: number; repeats: string },
  items: readonly Item[],
): number {
  if (repeats === 'allow') return items.length;
  const candidates = items.slice(0, maxShown(itemCount) + shown.size);
  return candidates.filter((item) => !shown.has(item)).length;
}

/** Blocks that show several lists. */
export const shelfBlocks = { shelves };
