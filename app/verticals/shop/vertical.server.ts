import { defineVertical } from '#app/pages/vertical.server.ts';
import { shopMeta } from './shop-meta.server.ts';
import { shopBlocks } from './blocks.server.ts';
import { couponsFeed } from './feeds/coupons.server.ts';
import { shopLayouts } from './layouts.server.ts';
import { offerExt, offerTraits } from './offer-ext.server.ts';
import { kindSegments, shop, type OfferFields } from './vertical.ts';

export default defineVertical<OfferFields>({
  vertical: shop,
  homeTexts({ messages }) {
    const t = messages('shop');
    return { title: t('home.title'), description: t('home.description') };
  },
  extSchema: offerExt,
  traitsOf: offerTraits,
  itemSegments: Object.values(kindSegments),
  structuredDataTypes: ['coupon', 'card'],
  isPlayed: false,
  blocks: shopBlocks,
  layouts: shopLayouts,
  describeItem: shopMeta,
  feeds: [couponsFeed],
});
