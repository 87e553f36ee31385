import type { MergeLeafTypes, VideoGameLeaf, WebApplicationLeaf } from 'schema-dts';
import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import { itemMeta } from '#app/pages/layouts/item-meta.server.ts';
import type { ItemHeadContext } from '#app/pages/layouts/block.server.ts';
import type { PageHead } from '#app/pages/seo/meta.ts';
import { developerNode } from '#app/pages/seo/agents.ts';
import { votesRating } from '#app/pages/seo/votes-rating.ts';
import { licenceOf } from '#app/pages/seo/licences.ts';
import { unavailableSince } from '#app/domain/unavailable-items.ts';
import type { Game } from './vertical.ts';

type WebGame = MergeLeafTypes<[VideoGameLeaf, WebApplicationLeaf]>;

/**
 * Returns the head of a game's page. The structured data has two types, because search engines show a VideoGame only if
 * it is also a SoftwareApplication.
 */
export function gameMeta(page: ItemHeadContext, item: Game): PageHead {
  const { fields } = item;
  const t = page.messages('games');
  const head = itemMeta(page, item, ({ description, url, image, category, dates }) => [
    {
      '@type': ['VideoGame', 'WebApplication'],
      name: item.title,
      description,
      url,
      ...(image && { image }),
      ...dates,
      ...(fields.developer && { author: developerNode(fields.developer, fields.developerType) }),
      ...licenceOf(fields.licence),
      applicationCategory: 'GameApplication',
      browserRequirements: t('meta.requirements'),
      operatingSystem: 'Any',
      gamePlatform: t('meta.platform'),
      ...(category && { genre: category }),
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      ...votesRating(page.figuresOf(item)),
    } satisfies WebGame,
  ]);
  if (unavailableSince(page.snapshot.unavailable, item) !== null) return head;
  const address = page.urlOf(itemAddress({ ...item, router: '' }));
  return {
    ...head,
    oembed: `${page.siteUrl}/${page.vertical.prefix}/oembed?url=${encodeURIComponent(address)}`,
  };
}
