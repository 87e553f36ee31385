import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockPlacer } from '#app/pages/layouts/place-block.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { quizBlocks } from './blocks.server.ts';

const place = blockPlacer<typeof shellBlocks & typeof coreBlocks & typeof quizBlocks>();

/** The quizzes pages of a fresh install. */
export const quizLayouts: Readonly<Partial<Record<PageKind, Layout>>> = {
  home: [
    place('topBar'),
    place('categoryChips'),
    place('homeHeading'),
    place('dailyQuiz'),
    place('quizShelf', { repeats: 'avoid', tag: 'Top Now', title: 'Editors’ picks', itemCount: 12 }),
    place('quizShelves', { repeats: 'avoid', itemCount: 12 }),
    place('bottomBar'),
  ],
  details: [
    place('topBar'),
    place('breadcrumbs'),
    place('quizPlayer'),
    place('richText'),
    place('faq'),
    place('relatedQuizzes', { repeats: 'avoid', title: 'More quizzes', itemCount: 12 }),
    place('shareBar'),
    place('bottomBar'),
  ],
  category: [
    place('topBar'),
    place('categoryChips', { fullWidth: true }),
    place('quizList', { fullWidth: true }),
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
