import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockFactory } from '#app/pages/layouts/block-factory.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { quizBlocks } from './blocks.server.ts';

const block = blockFactory<typeof shellBlocks & typeof coreBlocks & typeof quizBlocks>();

/** The quizzes pages of a fresh install. */
export const quizLayouts: Readonly<Partial<Record<PageKind, Layout>>> = {
  home: [
    block('topBar'),
    block('categoryChips', { fullWidth: true }),
    block('homeHeading', { fullWidth: true }),
    block('dailyQuiz', { fullWidth: true }),
    block('quizShelf', {
      fullWidth: true,
      repeats: 'avoid',
      tag: 'Top Now',
      title: 'Editors’ picks',
      itemCount: 12,
    }),
    block('quizShelves', { fullWidth: true, repeats: 'avoid', itemCount: 12 }),
    block('bottomBar'),
  ],
  details: [
    block('topBar'),
    block('breadcrumbs'),
    block('quizPlayer'),
    block('richText'),
    block('faq'),
    block('relatedQuizzes', { repeats: 'avoid', title: 'More quizzes', itemCount: 12 }),
    block('shareBar'),
    block('bottomBar'),
  ],
  category: [
    block('topBar'),
    block('categoryChips', { fullWidth: true }),
    block('quizList', { fullWidth: true }),
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
