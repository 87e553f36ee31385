import { z } from 'zod';
import { dynamicListAddress } from '#app/domain/catalogue/addresses.ts';
import { listNewIn, tagsOfItem, topRelated } from '#app/domain/catalogue/cached-lists.ts';
import { cardListSettings, loadCardList } from '#app/blocks/card-list.server.ts';
import { blockDefiner } from '#app/pages/layouts/block.server.ts';
import { findOwnSource } from '#app/pages/layouts/item-source.server.ts';
import { takeItems } from '#app/pages/layouts/shown-items.server.ts';
import { linkTo } from '#app/pages/layouts/links.server.ts';
import { itemPicture } from '#app/pages/picture.ts';
import { showTextPictures } from '#app/pages/text-pictures.ts';
import { articleCard, publishedOn } from './article-card.server.ts';
import { readingMinutes } from './reading-time.ts';
import type { ArticleFields } from './vertical.ts';

const defineBlock = blockDefiner<ArticleFields>();

/** Number of stories at the top of the front page: the lead story and four beside it. */
const frontStories = 5;
/** Number of articles in each section of the front page. */
const sectionStories = 4;

const articleFront = defineBlock({
  type: 'articleFront',
  description: 'The lead story with the next four articles beside it',
  uses: ['title', 'categoryIndex', 'repeats'],
  settings: {},
  load(context, settings) {
    const source = findOwnSource(context, settings);
    if (!source) return null;
    const { catalogue, category } = source;
    const newest = category ? listNewIn(catalogue, category.id) : catalogue.newest;
    const stories = takeItems(context, { ...settings, itemCount: frontStories }, newest);
    const [lead, ...others] = stories.map((item) => articleCard(context, item));
    return lead ? { title: settings.title, lead, others } : null;
  },
});

const latestArticles = defineBlock({
  type: 'latestArticles',
  description: 'The newest articles as a list with dates, without the five that `articleFront` shows',
  uses: ['title', 'itemCount', 'repeats'],
  settings: {
    skip: z.int().min(0).max(100).default(frontStories).meta({
      title: 'Leave out the newest',
      unit: 'articles',
      description: 'number of the newest articles that the list leaves out',
    }),
  },
  load(context, settings) {
    const { title } = settings;
    const { newest } = context.catalogue;
    const articles = takeItems(context, settings, newest.slice(settings.skip)).map((item) => {
      const { href, title: name, language, category, date, dateTime } = articleCard(context, item);
      return { href, title: name, language, category, date, dateTime };
    });
    if (articles.length === 0) return null;
    return {
      title: title || context.messages('news')('latest.title'),
      articles,
      all: dynamicListAddress(context.vertical, {}),
    };
  },
});

const articleSections = defineBlock({
  type: 'articleSections',
  description: 'Each category of the menu with its four newest articles',
  uses: ['repeats'],
  settings: {},
  load(context, settings) {
    const { catalogue } = context;
    const sections = catalogue.categories.flatMap((category) => {
      const newest = listNewIn(catalogue, category.id);
      const items = takeItems(context, { ...settings, itemCount: sectionStories }, newest);
      if (items.length === 0) return [];
      return {
        ...linkTo(context, catalogue, category),
        articles: items.map((item) => articleCard(context, item)),
      };
    });
    return sections.length === 0 ? null : { sections };
  },
});

const articleList = defineBlock({
  type: 'articleList',
  description: 'The articles of a category or tag page as cards, with heading, orders and pager',
  ads: 'inside',
  settings: cardListSettings,
  load: (context, settings) => loadCardList(context, settings, (item) => articleCard(context, item)),
});

const article = defineBlock({
  type: 'article',
  description:
    'The article: heading, author, time, lead picture, text and sources. It contains the page’s h1',
  settings: {},
  load(context) {
    const { item, catalogue, snapshot } = context;
    if (!item) return null;
    const { fields } = item;
    const category = catalogue.categoryById.get(item.categoryId);
    const html = showTextPictures(item.details + item.richText, snapshot);
    return {
      title: item.title,
      intro: item.intro,
      author: item.author,
      ...publishedOn(context, item),
      minutes: html === '' ? 0 : readingMinutes(html),
      category: category && linkTo(context, catalogue, category),
      tags: tagsOfItem(catalogue, item).map((tag) => linkTo(context, catalogue, tag)),
      picture: context.widePictureOf(item) ?? itemPicture(context, item),
      html,
      htmlText: item.details === '' ? 'rich_text' : 'details',
      sources: fields.sources,
      origin: fields.originUrl && {
        name: fields.originName || new URL(fields.originUrl).host,
        url: fields.originUrl,
        licence: fields.licence,
      },
    };
  },
});

const relatedArticles = defineBlock({
  type: 'relatedArticles',
  description:
    'Articles that share a category with the page’s article. If there are too few, the newest others follow',
  uses: ['title', 'itemCount', 'repeats'],
  settings: {},
  load(context, settings) {
    const { title } = settings;
    const { item, catalogue } = context;
    if (!item) return null;
    const related = topRelated(catalogue, item, 100);
    const newest = catalogue.newest
      .slice(0, 100)
      .filter((other) => other !== item && !related.includes(other));
    const chosen = takeItems(context, settings, [...related, ...newest]);
    if (chosen.length === 0) return null;
    return {
      title: title || context.messages('news')('related.title'),
      articles: chosen.map((other) => articleCard(context, other)),
    };
  },
});

/** Blocks of the news vertical. */
export const newsBlocks = {
  articleFront,
  latestArticles,
  articleSections,
  articleList,
  article,
  relatedArticles,
};
