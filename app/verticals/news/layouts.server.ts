import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockFactory } from '#app/pages/layouts/block-factory.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { newsBlocks } from './blocks.server.ts';

const block = blockFactory<typeof shellBlocks & typeof coreBlocks & typeof newsBlocks>();

/** The news pages of a fresh install. */
export const newsLayouts: Readonly<Partial<Record<PageKind, Layout>>> = {
  home: [
    block('topBar'),
    block('categoryChips', { fullWidth: true }),
    block('homeHeading', { fullWidth: true }),
    block('articleFront', { fullWidth: true }),
    block('latestArticles', { fullWidth: true, repeats: 'avoid', itemCount: 6 }),
    block('articleSections', { fullWidth: true, repeats: 'avoid' }),
    block('random', {
      fullWidth: true,
      repeats: 'avoid',
      title: 'A break from reading',
      dataType: 2,
      itemCount: 12,
    }),
    block('bottomBar'),
  ],
  details: [
    block('topBar'),
    block('article'),
    block('faq'),
    block('shareBar'),
    block('relatedArticles', { repeats: 'avoid', itemCount: 4 }),
    block('random', { repeats: 'avoid', title: 'Or play a game', dataType: 2, itemCount: 12 }),
    block('bottomBar'),
  ],
  category: [
    block('topBar'),
    block('categoryChips', { fullWidth: true }),
    block('articleList', { fullWidth: true }),
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
