import type { FinancialProduct, Offer as OfferNode, Organization } from 'schema-dts';
import { itemMeta, type ItemFacts } from '#app/pages/layouts/item-meta.server.ts';
import type { ItemHeadContext } from '#app/pages/layouts/block.server.ts';
import type { PageHead } from '#app/pages/seo/meta.ts';
import type { GraphNode } from '#app/pages/seo/structured-data.ts';
import { merchantOf } from './offer-data.server.ts';
import type { Offer } from './vertical.ts';

/**
 * Returns the head of an offer's page (spec ITEM-8). The structured data describes the item as a FinancialProduct or an
 * Offer (see `isProduct`). It does not describe an offer that has ended.
 */
export function shopMeta(page: ItemHeadContext, item: Offer): PageHead {
  const hasEnded = item.endsAt !== undefined && item.endsAt <= page.now;
  return itemMeta(page, item, (facts) => {
    if (hasEnded) return [];
    return [isProduct(item) ? cardNode(item, facts) : offerNode(page, item, facts)];
  });
}

/**
 * Whether to describe the offer as a financial product. The item's `structure_data_type` takes precedence over its
 * kind.
 */
function isProduct(item: Offer): boolean {
  if (item.structuredDataType === 'card') return true;
  return item.structuredDataType !== 'coupon' && item.fields.kind === 'card';
}

function offerNode(
  { snapshot }: ItemHeadContext,
  item: Offer,
  { description, url, image, category }: ItemFacts,
): GraphNode {
  const { fields } = item;
  const merchant = merchantNode(item);
  const isPriced = item.price !== '';
  return {
    '@type': 'Offer',
    name: item.title,
    description,
    url,
    ...(image && { image }),
    ...(category && { category }),
    ...(isPriced && { price: item.price, priceCurrency: snapshot.settings.currency }),
    ...(fields.startsAt > 0 && { validFrom: isoTime(fields.startsAt) }),
    ...(fields.endsAt > 0 && { validThrough: isoTime(fields.endsAt) }),
    ...(merchant && { offeredBy: merchant }),
  } satisfies OfferNode;
}

function cardNode(item: Offer, { description, url, image, category }: ItemFacts): GraphNode {
  const merchant = merchantNode(item);
  const { card } = item.fields;
  return {
    '@type': 'FinancialProduct',
    name: item.title,
    description,
    url,
    ...(image && { image }),
    ...(category && { category }),
    annualPercentageRate: {
      '@type': 'QuantitativeValue',
      minValue: card.aprMin,
      maxValue: card.aprMax,
      unitText: 'percent',
    },
    ...(merchant && { provider: merchant }),
  } satisfies FinancialProduct;
}

/** Returns the merchant of an offer, or `undefined` if it has none. */
function merchantNode(item: Offer): Organization | undefined {
  const name = merchantOf(item);
  const { merchantUrl } = item.fields;
  if (name === '') return undefined;
  return { '@type': 'Organization', name, ...(merchantUrl && { url: merchantUrl }) };
}

function isoTime(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString();
}
