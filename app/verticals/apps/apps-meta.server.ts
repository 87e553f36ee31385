import type { AggregateRating, Offer, SoftwareApplication } from 'schema-dts';
import type { ShownFigures } from '#app/domain/catalogue/shown-figures.ts';
import { itemMeta } from '#app/pages/layouts/item-meta.server.ts';
import type { ItemHeadContext } from '#app/pages/layouts/block.server.ts';
import type { PageHead } from '#app/pages/seo/meta.ts';
import { pictureAddress, pictureOf } from '#app/pages/picture.ts';
import { developerNode } from '#app/pages/seo/agents.ts';
import { licenceOf } from '#app/pages/seo/licences.ts';
import { formatSize, readReviewsCount } from './app-facts.server.ts';
import type { App } from './vertical.ts';

/** Returns the head of an app's page, with SoftwareApplication (spec SEO-1). Omits unknown values. */
export function appsMeta(page: ItemHeadContext, app: App): PageHead {
  const { fields } = app;
  const { snapshot, siteUrl } = page;
  const screenshots = app.screenshots.flatMap(
    (path) => pictureAddress(pictureOf(snapshot, path), siteUrl) ?? [],
  );
  return itemMeta(page, app, ({ description, url, image, category, dates }) => [
    {
      '@type': 'SoftwareApplication',
      name: app.title,
      description,
      url,
      ...(image && { image }),
      ...(category && { applicationCategory: category }),
      ...(fields.platforms.length > 0 && { operatingSystem: fields.platforms.join(', ') }),
      ...(fields.developer && { author: developerNode(fields.developer, fields.developerType) }),
      ...(fields.version && { softwareVersion: fields.version }),
      ...dates,
      ...(fields.versionDate && { dateModified: fields.versionDate }),
      ...(fields.sizeBytes > 0 && { fileSize: formatSize(page.formats, fields.sizeBytes) }),
      ...(fields.minSystem && { softwareRequirements: fields.minSystem }),
      ...licenceOf(fields.licence),
      ...(fields.website && { sameAs: fields.website }),
      ...(screenshots.length > 0 && { screenshot: screenshots }),
      ...offers(app, snapshot.settings.currency),
      ...ratings(page.figuresOf(app), app.reviews.length),
    } satisfies SoftwareApplication,
  ]);
}

/** Returns the offer of an app with its price. An app that has a licence but no price counts as free software. */
function offers({ price, fields }: App, currency: string): { offers?: Offer } {
  if (price === '' && fields.licence === '') return {};
  return { offers: { '@type': 'Offer', price: price || '0', priceCurrency: currency } };
}

function ratings(
  { storeRating, reviewsCount }: ShownFigures,
  reviewsGiven: number,
): { aggregateRating?: AggregateRating } {
  const count = readReviewsCount(reviewsCount) || reviewsGiven;
  if (storeRating === 0 || count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: storeRating,
      bestRating: '5',
      reviewCount: count,
    },
  };
}
