import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lazyBlock } from '#app/pages/layouts/lazy-block.ts';
import type { shopBlocks as server } from './blocks.server.ts';
import { Disclosure } from './components/disclosure.tsx';
import { Offers, RelatedOffers } from './components/offers.tsx';

/** Components of the shop blocks. The code of a block that only one kind of page contains is loaded with that page. */
export const shopBlocks: BlockComponents<typeof server> = {
  offers: Offers,
  offerList: lazyBlock(async () => (await import('./components/offer-list.tsx')).OfferList),
  relatedOffers: RelatedOffers,
  disclosure: Disclosure,
  coupon: lazyBlock(async () => (await import('./components/coupon.tsx')).Coupon),
  deal: lazyBlock(async () => (await import('./components/deal.tsx')).Deal),
  card: lazyBlock(async () => (await import('./components/card.tsx')).Card),
  cardComparison: lazyBlock(async () => (await import('./components/card-comparison.tsx')).CardComparison),
};
