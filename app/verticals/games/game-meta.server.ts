import type { Item } from '#app/core/catalogue/item.ts';
import { itemMeta } from '#app/core/layouts/item-meta.server.ts';
import type { OpenPage, PageSubject } from '#app/core/layouts/page.server.ts';
import type { Game } from './vertical.ts';

/** Head of a game's page, with VideoGame (PRODUCT 10). */
export function gameMeta(page: OpenPage, item: Item): PageSubject['meta'] {
  const { ext } = item as unknown as Game;
  return itemMeta(page, item, ({ description, url, image, category }) => [
    {
      '@type': 'VideoGame',
      name: item.title,
      description,
      url,
      ...(image && { image }),
      ...(ext.developer && { author: { '@type': 'Organization', name: ext.developer } }),
      applicationCategory: 'Game',
      operatingSystem: 'Any',
      gamePlatform: 'Web browser',
      ...(category && { genre: category }),
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
  ]);
}
