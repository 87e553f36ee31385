import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockFactory } from '#app/pages/layouts/block-factory.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { shopBlocks } from './blocks.server.ts';

const block = blockFactory<typeof shellBlocks & typeof coreBlocks & typeof shopBlocks>();

/** The shop pages of a fresh install. */
export const shopLayouts: Readonly<Partial<Record<PageKind, Layout>>> = {
  home: [
    block('topBar'),
    block('categoryChips', { fullWidth: true }),
    block('homeHeading', { fullWidth: true }),
    block('offers', { fullWidth: true, kind: 'coupon', title: 'Coupons', itemCount: 12 }),
    block('offers', { fullWidth: true, kind: 'card', title: 'Credit cards by yearly cost', itemCount: 6 }),
    block('offers', { fullWidth: true, kind: 'deal', title: 'Deals', itemCount: 12 }),
    block('disclosure', { fullWidth: true }),
    block('bottomBar'),
  ],
  details: [
    block('topBar'),
    block('breadcrumbs'),
    block('coupon'),
    block('deal'),
    block('card'),
    block('cardComparison'),
    block('richText'),
    block('faq'),
    block('disclosure'),
    block('relatedOffers', { repeats: 'avoid', title: 'More like this', itemCount: 6 }),
    block('random', { repeats: 'avoid', title: 'Or play a game', dataType: 2, itemCount: 12 }),
    block('bottomBar'),
  ],
  category: [
    block('topBar'),
    block('categoryChips', { fullWidth: true }),
    block('offerList', { fullWidth: true }),
    block('disclosure', { fullWidth: true }),
    block('waysOn', { fullWidth: true }),
    block('bottomBar'),
  ],
  search: [
    block('topBar'),
    block('categoryChips', { fullWidth: true }),
    block('searchResults', { fullWidth: true }),
    block('disclosure', { fullWidth: true }),
    block('waysOn', { fullWidth: true }),
    block('bottomBar'),
  ],
};
