import { categoryAddress, homeAddress, itemAddress } from '#app/core/catalogue/addresses.ts';
import type { Item } from '#app/core/catalogue/item.ts';
import type { OpenPage, PageSubject } from '#app/core/layouts/page.server.ts';
import { pictureAddress, pictureOf } from '#app/core/media/picture.ts';
import { breadcrumbGraph } from '#app/core/seo/structured-data.ts';
import { games, type Game } from './vertical.ts';

const metaDescriptionLength = 155;

/** Head of a game's page: its own words, share picture, VideoGame and BreadcrumbList (PRODUCT 10). */
export function gameMeta(page: OpenPage, item: Item): PageSubject['meta'] {
  const { ext } = item as unknown as Game;
  const { snapshot, siteUrl, catalogue } = page;
  const picture = pictureOf(snapshot, ext.imgWide) ?? pictureOf(snapshot, item.image);
  const image = pictureAddress(picture, siteUrl);
  const description = item.description || item.intro.slice(0, metaDescriptionLength);
  const category = catalogue.categoryById.get(item.categoryId);
  const url = siteUrl + itemAddress({ ...item, router: '' });
  return {
    heading: item.title,
    description,
    keywords: item.keywords || snapshot.info.keywords,
    type: 'website',
    ...(image && { image }),
    structuredData: [
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
        ...(category && { genre: category.name }),
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
      breadcrumbGraph([
        { name: games.name, url: siteUrl + homeAddress(games.id) },
        ...(category
          ? [{ name: category.name, url: new URL(categoryAddress(category, games.id), siteUrl).href }]
          : []),
        { name: item.title, url },
      ]),
    ],
  };
}
