import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockPlacer } from '#app/pages/layouts/place-block.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { shopBlocks } from './blocks.server.ts';

const place = blockPlacer<typeof shellBlocks & typeof coreBlocks & typeof shopBlocks>();

/** The shop pages of a fresh install. */
export const shopLayouts: Readonly<Partial<Record<PageKind, Layout>>> = {
  home: [
    place('topBar'),
    place('categoryChips'),
    place('homeHeading'),
    place('offers', { kind: 'coupon', title: 'Coupons', itemCount: 12 }),
    place('offers', { kind: 'card', title: 'Credit cards by yearly cost', itemCount: 6 }),
    place('offers', { kind: 'deal', title: 'Deals', itemCount: 12 }),
    place('disclosure'),
    place('bottomBar'),
  ],
  details: [
    place('topBar'),
    place('breadcrumbs'),
    place('coupon'),
    place('deal'),
    place('card'),
    place('cardComparison'),
    place('richText'),
    place('faq'),
    place('disclosure'),
    place('relatedOffers', { repeats: 'avoid', title: 'More like this', itemCount: 6 }),
    place('random', { repeats: 'avoid', title: 'Or play a game', dataType: 2, itemCount: 12 }),
    place('bottomBar'),
  ],
  category: [
    place('topBar'),
    place('categoryChips', { fullWidth: true }),
    place('offerList', { fullWidth: true }),
    place('disclosure', { fullWidth: true }),
    place('waysOn', { fullWidth: true }),
    place('bottomBar'),
  ],
  search: [
    place('topBar'),
    place('categoryChips', { fullWidth: true }),
    place('searchResults', { fullWidth: true }),
    place('disclosure', { fullWidth: true }),
    place('waysOn', { fullWidth: true }),
    place('bottomBar'),
  ],
};
