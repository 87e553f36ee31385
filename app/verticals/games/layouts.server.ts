import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockPlacer } from '#app/pages/layouts/place-block.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { gameBlocks } from './blocks.server.ts';

const place = blockPlacer<typeof shellBlocks & typeof coreBlocks & typeof gameBlocks>();

/** A wide ad slot without a frame. A fresh install fills it with a promotion of the portal's own content. */
function promotion(adNumber: number) {
  return place('ad', {
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
    place('topBar'),
    place('gameChips', { fullWidth: true }),
    place('homeHeading'),
    place('recentlyPlayed', { title: 'Play again', itemCount: 12, fullWidth: true }),
    place('today', { fullWidth: true }),
    place('mosaic', { itemCount: 30, fullWidth: true }),
    place('row', {
      repeats: 'avoid',
      tag: 'Top Now',
      title: 'Editors’ picks',
      itemCount: 12,
      fullWidth: true,
    }),
    promotion(1),
    place('random', { repeats: 'avoid', title: 'Picked for this hour', itemCount: 12, fullWidth: true }),
    place('quickView', { repeats: 'avoid', title: 'All games', itemCount: 24, fullWidth: true }),
    place('bottomBar'),
  ],
  details: [
    place('topBar'),
    place('breadcrumbs', { fullWidth: true }),
    place('stage', { fullWidth: true }),
    place('aboutGame'),
    place('related', { repeats: 'never', title: 'More like this', itemCount: 24 }),
    place('richText'),
    place('faq'),
    promotion(2),
    place('random', { repeats: 'never', title: 'Something else', itemCount: 12 }),
    place('bottomBar'),
  ],
  category: [
    place('topBar'),
    place('gameChips', { fullWidth: true }),
    place('list', { fullWidth: true }),
    place('waysOn', { fullWidth: true }),
    promotion(3),
    place('random', { repeats: 'avoid', title: 'Or try one of these', itemCount: 12, fullWidth: true }),
    place('bottomBar'),
  ],
  search: [
    place('topBar'),
    place('gameChips', { fullWidth: true }),
    place('searchResults', { fullWidth: true }),
    place('waysOn', { fullWidth: true }),
    place('bottomBar'),
  ],
  play: [place('wholeStage')],
  mygames: [
    place('topBar'),
    place('myGames'),
    place('recentlyPlayed', { title: 'Recently played', itemCount: 24 }),
    place('random', { repeats: 'avoid', title: 'New to you?', itemCount: 12, leaveOutKnown: true }),
    place('bottomBar'),
  ],
};
