import type { Item } from '#app/core/catalogue/item.ts';
import { itemMeta } from '#app/core/layouts/item-meta.server.ts';
import type { OpenPage, PageSubject } from '#app/core/layouts/page.server.ts';

/** Head of a quiz’s page (PRODUCT 10). */
export function appsMeta(page: OpenPage, item: Item): PageSubject['meta'] {
  return itemMeta(page, item, ({ description, url, image }) => [
    { '@type': 'SoftwareApplication', name: item.title, description, url, ...(image && { image }) },
  ]);
}
