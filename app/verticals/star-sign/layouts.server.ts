import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockFactory } from '#app/pages/layouts/block-factory.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { starSignBlocks } from './blocks.server.ts';

const block = blockFactory<typeof shellBlocks & typeof coreBlocks & typeof starSignBlocks>();

/** The star signs pages of a fresh install. */
export const starSignLayouts: Readonly<Partial<Record<PageKind, Layout>>> = {
  home: [
    block('topBar'),
    block('categoryChips'),
    block('zodiac'),
    block('sky'),
    block('findSign'),
    block('matchSigns'),
    block('bottomBar'),
  ],
  details: [
    block('topBar'),
    block('breadcrumbs'),
    block('signHead'),
    block('signReadings'),
    block('aboutSign'),
    block('signMatches'),
    block('richText'),
    block('faq'),
    block('shareBar'),
    block('related', { repeats: 'avoid', title: 'Signs of the same kind', itemCount: 12 }),
    block('bottomBar'),
  ],
  category: [
    block('topBar'),
    block('categoryChips', { fullWidth: true }),
    block('signCards', { fullWidth: true }),
    block('waysOn', { fullWidth: true }),
    block('bottomBar'),
  ],
  search: [
    block('topBar'),
    block('categoryChips', { fullWidth: true }),
    block('searchResults', { fullWidth: true }),
    block('waysOn', { fullWidth: true }),
    block('bottomBar'),
  ],
};
