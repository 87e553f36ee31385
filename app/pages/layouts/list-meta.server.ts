import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { itemListGraph } from '../seo/structured-data.ts';
import type { OpenPage, PageInput } from './page.server.ts';

/**
 * Returns the head of a list page. The site's own texts are used if the list has none. Its entries, except for samples,
 * are added as structured data.
 */
export function listMeta(page: OpenPage, items: readonly Item[], heading: string): PageInput['meta'] {
  const { info } = page.snapshot;
  return {
    heading,
    description: info.description,
    keywords: info.keywords,
    structuredData: itemListGraph(
      items
        .filter(({ isSample }) => !isSample)
        .map((item) => ({ name: item.title, url: new URL(itemAddress(item), page.siteUrl).href })),
    ),
  };
}
