import type { Article } from 'schema-dts';
import { itemMeta } from '#app/pages/layouts/item-meta.server.ts';
import type { ItemHeadContext } from '#app/pages/layouts/block.server.ts';
import type { PageHead } from '#app/pages/seo/meta.ts';
import { periodsAt } from './clock.ts';
import type { Sign } from './signs.server.ts';

/**
 * Returns the head of a sign’s page (spec SEO-1). The structured data describes an article that is modified every day.
 */
export function starSignMeta(page: ItemHeadContext, item: Sign): PageHead {
  const { day } = periodsAt(page.now, page.snapshot.settings.timeZone);
  const { symbol } = item.fields;
  const meta = itemMeta(page, item, ({ description, url, image }) => [
    {
      '@type': 'Article',
      headline: item.title,
      description,
      url,
      mainEntityOfPage: url,
      datePublished: new Date(item.createTime * 1000).toISOString(),
      dateModified: day.key,
      genre: 'Entertainment',
      about: { '@type': 'Thing', name: item.title, ...(symbol && { alternateName: symbol }) },
      ...(image && { image }),
    } satisfies Article,
  ]);
  return { ...meta, type: 'article' };
}
