import type { Item } from '#app/domain/catalogue/item.ts';
import { itemMeta } from '#app/pages/layouts/item-meta.server.ts';
import type { OpenPage, PageInput } from '#app/pages/layouts/page.server.ts';
import { developerNode } from '#app/pages/seo/agents.ts';
import { licenceOf } from '#app/pages/seo/licences.ts';
import type { Game } from './vertical.ts';

/** Returns the head of a game's page. Search engines show a VideoGame only if it is also a SoftwareApplication. */
export function gameMeta(page: OpenPage, item: Item): PageInput['meta'] {
  const { ext } = item as unknown as Game;
  return itemMeta(page, item, ({ description, url, image, category, dates }) => [
    {
      '@type': ['VideoGame', 'WebApplication'],
      name: item.title,
      description,
      url,
      ...(image && { image }),
      ...dates,
      ...(ext.developer && { author: developerNode(ext.developer, ext.developerType) }),
      ...licenceOf(ext.licence),
      applicationCategory: 'GameApplication',
      browserRequirements: 'Requires JavaScript',
      operatingSystem: 'Any',
      gamePlatform: 'Web browser',
      ...(category && { genre: category }),
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
  ]);
}
