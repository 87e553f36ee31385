import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockPlacer } from '#app/pages/layouts/place-block.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { starSignBlocks } from './blocks.server.ts';

const place = blockPlacer<typeof shellBlocks & typeof coreBlocks & typeof starSignBlocks>();

/** The star signs pages of a fresh install. */
export const starSignLayouts: Readonly<Partial<Record<PageKind, Layout>>> = {
  home: [
    place('topBar'),
    place('categoryChips'),
    place('zodiac'),
    place('sky'),
    place('findSign'),
    place('matchSigns'),
    place('bottomBar'),
  ],
  details: [
    place('topBar'),
    place('breadcrumbs'),
    place('signHead'),
    place('signReadings'),
    place('aboutSign'),
    place('signMatches'),
    place('richText'),
    place('faq'),
    place('shareBar'),
    place('related', { repeats: 'avoid', title: 'Signs of the same kind', itemCount: 12 }),
    place('bottomBar'),
  ],
  category: [
    place('topBar'),
    place('categoryChips', { fullWidth: true }),
    place('signCards', { fullWidth: true }),
    place('waysOn', { fullWidth: true }),
    place('bottomBar'),
  ],
  search: [
    place('topBar'),
    place('categoryChips', { fullWidth: true }),
    place('searchResults', { fullWidth: true }),
    place('waysOn', { fullWidth: true }),
    place('bottomBar'),
  ],
};
