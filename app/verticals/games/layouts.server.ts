import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockFactory } from '#app/pages/layouts/block-factory.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { gameBlocks } from './blocks.server.ts';

const block = blockFactory<typeof shellBlocks & typeof coreBlocks & typeof gameBlocks>();

/** A wide ad slot without a frame. A fresh install fills it with a promotion of the portal's own content. */
function promotion(adNumber: number) {
  return block('ad', {
    size: { m: '358x196', p: '1384x200' },
    adBox: {
      adNumber: { value: String(adNumber) },
      background: { value: 'transparent' },
      font: { value: '16px-#fff' },
      margin: { value: '0 0 0 0' },
      radius: { value: '20px' },
      adaptive: { value: '1' },
      adaptiveWidth: { value: '100%' },
    },
  });
}

/** The games pages of a fresh install. */
export const gameLayouts: Readonly<Record<PageKind, Layout>> = {
  home: [
    block('topBar'),
    block('gameChips', { fullWidth: true }),
    block('homeHeading'),
    block('recentlyPlayed', { title: 'Play again', itemCount: 12, fullWidth: true }),
    block('today', { fullWidth: true }),
    block('mosaic', { itemCount: 30, fullWidth: true }),
    block('row', {
      repeats: 'avoid',
      tag: 'Top Now',
      title: 'Editors’ picks',
      itemCount: 12,
      fullWidth: true,
    }),
    promotion(1),
    block('random', { repeats: 'avoid', title: 'Picked for this hour', itemCount: 12, fullWidth: true }),
    block('quickView', { repeats: 'avoid', title: 'All games', itemCount: 24, fullWidth: true }),
    block('bottomBar'),
  ],
  details: [
    block('topBar'),
    block('breadcrumbs', { fullWidth: true }),
    block('stage', { fullWidth: true }),
    block('aboutGame'),
    block('related', { repeats: 'never', title: 'More like this', itemCount: 24 }),
    block('richText'),
    block('faq'),
    promotion(2),
    block('random', { repeats: 'never', title: 'Something else', itemCount: 12 }),
    block('bottomBar'),
  ],
  category: [
    block('topBar'),
    block('gameChips', { fullWidth: true }),
    block('list', { fullWidth: true }),
    block('waysOn', { fullWidth: true }),
    promotion(3),
    block('random', { repeats: 'avoid', title: 'Or try one of these', itemCount: 12, fullWidth: true }),
    block('bottomBar'),
  ],
  search: [
    block('topBar'),
    block('gameChips', { fullWidth: true }),
    block('searchResults', { fullWidth: true }),
    block('waysOn', { fullWidth: true }),
    block('bottomBar'),
  ],
  play: [block('wholeStage')],
  mygames: [
    block('topBar'),
    block('myGames'),
    block('recentlyPlayed', { title: 'Recently played', itemCount: 24 }),
    block('random', { repeats: 'avoid', title: 'New to you?', itemCount: 12, leaveOutKnown: true }),
    block('bottomBar'),
  ],
};
