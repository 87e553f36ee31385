import type { Item } from '#app/domain/catalogue/item.ts';
import type { ShownFigures } from '#app/domain/catalogue/shown-figures.ts';
import { itemMeta } from '#app/pages/layouts/item-meta.server.ts';
import type { OpenPage, PageInput } from '#app/pages/layouts/page.server.ts';
import { pictureAddress, pictureOf } from '#app/pages/picture.ts';
import { developerNode } from '#app/pages/seo/agents.ts';
import { licenceOf } from '#app/pages/seo/licences.ts';
import type { GraphNode } from '#app/pages/seo/structured-data.ts';
import { formatSize } from './app-facts.ts';
import type { App } from './vertical.ts';

/** Returns the head of an app's page, with SoftwareApplication (spec SEO-1). Omits unknown values. */
export function appsMeta(page: OpenPage, item: Item): PageInput['meta'] {
  const app = item as unknown as App;
  const { ext } = app;
  const { snapshot, siteUrl } = page;
  const screenshots = app.screenshots.flatMap(
    (path) => pictureAddress(pictureOf(snapshot, path), siteUrl) ?? [],
  );
  return itemMeta(page, item, ({ description, url, image, category, dates }) => [
    {
      '@type': 'SoftwareApplication',
      name: app.title,
      description,
      url,
      ...(image && { image }),
      ...(category && { applicationCategory: category }),
      ...(ext.platforms.length > 0 && { operatingSystem: ext.platforms.join(', ') }),
      ...(ext.developer && { author: developerNode(ext.developer, ext.developerType) }),
      ...(ext.version && { softwareVersion: ext.version }),
      ...dates,
      ...(ext.versionDate && { dateModified: ext.versionDate }),
      ...(ext.sizeBytes > 0 && { fileSize: formatSize(ext.sizeBytes) }),
      ...(ext.minSystem && { softwareRequirements: ext.minSystem }),
      ...licenceOf(ext.licence),
      ...(ext.website && { sameAs: ext.website }),
      ...(screenshots.length > 0 && { screenshot: screenshots }),
      ...offers(app, snapshot.settings.currency),
      ...ratings(page.figuresOf(item), app.reviews.length),
    },
  ]);
}

/** Returns the price of an app. Software under a free licence costs nothing. */
function offers({ price, ext }: App, currency: string): Partial<GraphNode> {
  if (price === '' && ext.licence === '') return {};
  return { offers: { '@type': 'Offer', price: price || '0', priceCurrency: currency } };
}

function ratings({ storeRating, reviewsCount }: ShownFigures, reviewsGiven: number): Partial<GraphNode> {
  const [digits = ''] = /^[\d,. ]+$/.exec(reviewsCount) ?? [];
  const count = Number(digits.replaceAll(/\D/g, '')) || reviewsGiven;
  if (storeRating === '' || count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: storeRating,
      bestRating: '5',
      reviewCount: count,
    },
  };
}
