import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockFactory } from '#app/pages/layouts/block-factory.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { appBlocks } from './blocks.server.ts';

const block = blockFactory<typeof shellBlocks & typeof coreBlocks & typeof appBlocks>();

/** The apps pages of a fresh install. */
export const appLayouts: Readonly<Partial<Record<PageKind, Layout>>> = {
  home: [
    block('topBar'),
    block('categoryChips', { fullWidth: true }),
    block('homeHeading', { fullWidth: true }),
    block('appFeature', {
      fullWidth: true,
      repeats: 'avoid',
      title: 'Editors’ choice',
      tag: "Editors' choice",
      itemCount: 6,
    }),
    block('appRows', {
      fullWidth: true,
      repeats: 'avoid',
      title: 'Recently added',
      sort: 'new',
      itemCount: 12,
    }),
    block('appRows', {
      fullWidth: true,
      repeats: 'avoid',
      title: 'Light and fast',
      tag: 'Light and fast',
      itemCount: 6,
    }),
    block('appShelves', { fullWidth: true, repeats: 'avoid', itemCount: 12 }),
    block('bottomBar'),
  ],
  details: [
    block('topBar'),
    block('breadcrumbs'),
    block('appHeader'),
    block('appScreenshots'),
    block('appDetails'),
    block('faq'),
    block('appReviews'),
    block('similarApps', { repeats: 'avoid', itemCount: 8 }),
    block('shareBar'),
    block('bottomBar'),
  ],
  category: [
    block('topBar'),
    block('categoryChips', { fullWidth: true }),
    block('appList', { fullWidth: true }),
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
