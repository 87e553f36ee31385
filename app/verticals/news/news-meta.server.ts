import type { Item } from '#app/core/catalogue/item.ts';
import { itemMeta } from '#app/core/layouts/item-meta.server.ts';
import type { OpenPage, PageSubject } from '#app/core/layouts/page.server.ts';
import type { Article } from './vertical.ts';

/** Head of an article's page, with NewsArticle (PRODUCT 10). */
export function newsMeta(page: OpenPage, item: Item): PageSubject['meta'] {
  const { ext } = item as unknown as Article;
  const { info } = page.snapshot;
  const publisher = { '@type': 'Organization', name: info.title, url: `${page.siteUrl}/` };
  return {
    ...itemMeta(page, item, ({ description, url, image, category }) => [
      {
        '@type': 'NewsArticle',
        headline: item.title,
        description,
        url,
        mainEntityOfPage: url,
        ...(image && { image: [image] }),
        datePublished: new Date(Number(item.time || item.createTime) * 1000).toISOString(),
        ...(item.author && {
          author: { '@type': ext.originUrl ? 'Person' : 'Organization', name: item.author },
        }),
        ...(category && { articleSection: category }),
        ...(ext.originUrl && { isBasedOn: ext.originUrl }),
        publisher,
        isAccessibleForFree: true,
      },
    ]),
    type: 'article',
  };
}
