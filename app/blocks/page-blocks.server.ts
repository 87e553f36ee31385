import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';
import { splitMarkup } from '#app/ads/split-markup.ts';
import { linkTo } from '#app/pages/layouts/links.server.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { ratingFormat } from '#app/messages/formats.ts';
import { defineBlock, type PageContext } from '#app/pages/layouts/block.server.ts';
import { languageOfInfo } from '#app/pages/site-text-languages.server.ts';
import { itemPicture, pictureOf } from '#app/pages/picture.ts';
import { findMarkdownFault, renderMarkdown } from '#app/text/markdown.server.ts';
import { showTextPictures } from '#app/pages/text-pictures.ts';
import { tilesOf, tileWithCategory } from './item-blocks.server.ts';
import { listFrameData, offeredSorts } from './list-frame-data.server.ts';
import { coverRows, fillLastRow, fillRowsSetting } from './row-filling.server.ts';
import { searchResults } from './search-block.server.ts';

const homeHeading = defineBlock({
  type: 'homeHeading',
  // not a message: a name in the layout editor
  name: 'Page heading',
  description:
    'The h1 of a home page, for screen readers and search engines, and the empty state of a vertical without items',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    const { catalogue, snapshot, section, verticalId } = context;
    const isEmpty = catalogue.items.length === 0;
    if (title !== '' || verticalId !== snapshot.settings.homeSource) {
      return { title: title || section('section.name'), language: undefined, isEmpty };
    }
    const { language } = languageOfInfo(context, 'title');
    return { title: snapshot.info.title, language, isEmpty };
  },
});

const list = defineBlock({
  type: 'list',
  // not a message: a name in the layout editor
  name: 'List of items',
  description: 'The list of a category or tag page with its heading, orders and pager, 24 items a page',
  ads: 'inside',
  settings: {
    sorts: offeredSorts,
    fillRows: fillRowsSetting,
    showCategory: z
      .boolean()
      .default(false)
      .meta({ title: 'Category on tiles', description: 'show the category of each item on its tile' }),
  },
  load(context, { sorts, fillRows, showCategory }) {
    const { listing } = context;
    if (!listing) return null;
    context.shown.add(listing.page.entries);
    return {
      ...listFrameData(context, listing, sorts),
      tiles: tilesOf(context, listing.page.entries, showCategory),
      filling: fillLastRow(context, listing, {
        isOn: fillRows,
        rows: coverRows,
        cardOf: showCategory ? (item) => tileWithCategory(context, item) : context.tileOf,
      }),
    };
  },
});

const itemHeader = defineBlock({
  type: 'itemHeader',
  description:
    'Cover, title and facts of the page’s item. It contains the page’s h1, so it can replace `stage`',
  settings: {},
  load(context) {
    const { item, catalogue } = context;
    if (!item) return null;
    return {
      title: item.title,
      picture: itemPicture(context, item),
      stars: context.figuresOf(item).stars,
      categories: item.categoryIds.flatMap((id) => {
        const category = catalogue.categoryById.get(id);
        return category ? [linkTo(context, catalogue, category)] : [];
      }),
      facts: factsOf(context, item),
    };
  },
});

/**
 * Lists the facts about an item from the fields that items of every vertical have. Leaves out empty fields (spec
 * ITEM-11).
 */
function factsOf(context: PageContext, item: Item): { name: string; value: string }[] {
  const { figuresOf, formats, snapshot } = context;
  const { currency } = snapshot.settings;
  const t = context.messages('blocks');
  const date = () => formats.date(Number(item.time || item.createTime) * 1000, { dateStyle: 'long' });
  const money = (text: string) => formats.number(Number(text), { style: 'currency', currency });
  const { storeRating, reviewsCount, downloads } = figuresOf(item);
  const facts: [string, string][] = [
    [t('fact.by'), item.author],
    [t('fact.published'), item.author && date()],
    [t('fact.from'), item.from],
    [t('fact.price'), Number(item.price) > 0 ? money(item.price) : ''],
    [t('fact.discount'), item.discount],
    [t('fact.storeRating'), storeRating > 0 ? formats.number(storeRating, ratingFormat) : ''],
    [t('fact.reviews'), reviewsCount],
    [t('fact.downloads'), downloads],
    [t('fact.contentRating'), item.contentRating],
  ];
  return facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
}

const screenshots = defineBlock({
  type: 'screenshots',
  description: 'Screenshots of the page’s item in one line that scrolls sideways',
  uses: ['title', 'itemCount'],
  settings: {},
  load({ item, messages, snapshot }, { title, itemCount }) {
    const shots = (item?.screenshots ?? []).flatMap((path) => {
      const picture = pictureOf(snapshot, path);
      const file = snapshot.media.get(path);
      return picture ? [{ picture, width: file?.width ?? 16, height: file?.height ?? 9 }] : [];
    });
    if (!item || shots.length === 0) return null;
    return {
      title: title || messages('blocks')('screenshots.title'),
      of: item.title,
      shots: shots.slice(0, itemCount || 100),
    };
  },
});

const faq = defineBlock({
  type: 'faq',
  // not a message: a name in the layout editor
  name: 'Questions and answers',
  description: 'Questions and answers of the page’s item',
  uses: ['title'],
  settings: {
    wide: z.boolean().default(false).meta({
      title: 'Wide',
      description: 'has no effect: the questions always have the width of the content',
    }),
  },
  load({ item }, { title }) {
    if (!item || item.faq.length === 0) return null;
    return { title, questions: item.faq };
  },
});

/** Splits a text into its top-level elements if ads are to be inserted between them. */
function partsFor(adPosition: readonly number[], html: string): { parts?: string[] } {
  return adPosition.length === 0 ? {} : { parts: splitMarkup(html) };
}

const richText = defineBlock({
  type: 'richText',
  // not a message: a name in the layout editor
  name: 'Details and text',
  description: 'Details and rich text of the page’s item',
  ads: 'inside',
  uses: ['title'],
  settings: {},
  load({ item, snapshot }, { title, adPosition }) {
    const html = item ? showTextPictures(item.details + item.richText, snapshot) : '';
    return html === ''
      ? null
      : { title, html, text: item?.details === '' ? 'rich_text' : 'details', ...partsFor(adPosition, html) };
  },
});

const text = defineBlock({
  type: 'text',
  description: 'A text by the operator, in Markdown',
  ads: 'inside',
  uses: ['title'],
  settings: {
    text: z
      .string()
      .max(20_000)
      .refine((markdown) => findMarkdownFault(markdown) === null, {
        error: phrase('Markdown with fewer lists in lists, and fewer * and _ between two empty lines'),
      })
      .default('')
      .meta({
        title: 'Text',
        text: 'other',
        control: 'lines',
        description: 'Markdown. HTML in it is sanitised',
      }),
  },
  load(_context, { title, text: markdown, adPosition }) {
    const html = renderMarkdown(markdown);
    return html === '' && title === '' ? null : { title, html, ...partsFor(adPosition, html) };
  },
});

/** Blocks that show the item, category, list or search that a page is about. */
export const pageBlocks = { homeHeading, list, itemHeader, screenshots, faq, richText, text, searchResults };
