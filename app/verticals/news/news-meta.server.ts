import type { NewsArticle } from 'schema-dts';
import { itemMeta } from '#app/pages/layouts/item-meta.server.ts';
import type { ItemHeadContext } from '#app/pages/layouts/block.server.ts';
import type { PageHead } from '#app/pages/seo/meta.ts';
import { authorNode } from '#app/pages/seo/agents.ts';
import { licenceOf } from '#app/pages/seo/licences.ts';
import { siteName } from '#app/domain/site-name.ts';
import type { Article } from './vertical.ts';

/** Returns the head of an article's page, with NewsArticle (spec SEO-1). */
export function newsMeta(page: ItemHeadContext, item: Article): PageHead {
  const { fields } = item;
  const name = siteName(page.snapshot);
  const { operator } = page.snapshot.settings;
  const publisher = { '@type': 'Organization', name, url: `${page.siteUrl}/` } as const;
  return {
    ...itemMeta(page, item, ({ description, language, url, image, category, dates }) => [
      {
        '@type': 'NewsArticle',
        headline: item.title,
        description,
        url,
        mainEntityOfPage: url,
        ...(image && { image: [image] }),
        ...dates,
        ...(item.author && { author: authorNode(item.author, [name, operator.name, fields.originName]) }),
        ...(fields.originUrl && licenceOf(fields.licence)),
        ...(category && { articleSection: category }),
        ...(fields.originUrl && { isBasedOn: fields.originUrl }),
        publisher,
        isAccessibleForFree: true,
        inLanguage: language,
      } satisfies NewsArticle,
    ]),
    type: 'article',
  };
}
