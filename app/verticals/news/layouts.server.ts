import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockPlacer } from '#app/pages/layouts/place-block.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { newsBlocks } from './blocks.server.ts';

const place = blockPlacer<typeof shellBlocks & typeof coreBlocks & typeof newsBlocks>();

/** The news pages of a fresh install. */
export const newsLayouts: Readonly<Partial<Record<PageKind, Layout>>> = {
  home: [
    place('topBar'),
    place('categoryChips'),
    place('homeHeading'),
    place('articleFront'),
    place('latestArticles', { repeats: 'avoid', itemCount: 6 }),
    place('articleSections', { repeats: 'avoid' }),
    place('random', { repeats: 'avoid', title: 'A break from reading', dataType: 2, itemCount: 12 }),
    place('bottomBar'),
  ],
  details: [
    place('topBar'),
    place('article'),
    place('faq'),
    place('shareBar'),
    place('relatedArticles', { repeats: 'avoid', itemCount: 4 }),
    place('random', { repeats: 'avoid', title: 'Or play a game', dataType: 2, itemCount: 12 }),
    place('bottomBar'),
  ],
  category: [
    place('topBar'),
    place('categoryChips', { fullWidth: true }),
    place('articleList', { fullWidth: true }),
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
