import type { Item } from '#app/domain/catalogue/item.ts';
import type { Vertical } from '#app/domain/vertical.ts';

export const news: Vertical = {
  id: 1,
  prefix: 'c',
  scope: 'news',
  name: 'News',
  menuOrder: 2,
  mark: 'page',
  noun: { one: 'article', many: 'articles' },
  isSearched: true,
  isCollected: false,
};

/** Address of the news sitemap (spec SEO-11). */
export const newsSitemap = `/${news.prefix}/sitemap.xml`;

/** A source that an article relies on. */
export interface Source {
  title: string;
  url: string;
}

/** An article's fields in addition to those of every item (docs/bundle.md, `ext` of news). */
export interface ArticleFields {
  slug: string;
  /** Media path of the lead picture cropped to 16:9. */
  imgWide: string;
  sources: readonly Source[];
  /** For an article that was first published elsewhere: name of the publication and address of the article. */
  originName: string;
  originUrl: string;
  /**
   * The licence that allows publishing the full text. If this is "" and the article has an origin, only the start of
   * the article is published.
   */
  licence: string;
}

export type Article = Item<ArticleFields>;
