import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockPlacer } from '#app/pages/layouts/place-block.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { appBlocks } from './blocks.server.ts';

const place = blockPlacer<typeof shellBlocks & typeof coreBlocks & typeof appBlocks>();

/** The apps pages of a fresh install. */
export const appLayouts: Readonly<Partial<Record<PageKind, Layout>>> = {
  home: [
    place('topBar'),
    place('categoryChips'),
    place('homeHeading'),
    place('appFeature', { repeats: 'avoid', title: 'Editors’ choice', tag: "Editors' choice", itemCount: 6 }),
    place('appRows', { repeats: 'avoid', title: 'Recently added', sort: 'new', itemCount: 12 }),
    place('appRows', { repeats: 'avoid', title: 'Light and fast', tag: 'Light and fast', itemCount: 6 }),
    place('appShelves', { repeats: 'avoid', itemCount: 12 }),
    place('bottomBar'),
  ],
  details: [
    place('topBar'),
    place('breadcrumbs'),
    place('appHeader'),
    place('appScreenshots'),
    place('appDetails'),
    place('faq'),
    place('appReviews'),
    place('similarApps', { repeats: 'avoid', itemCount: 8 }),
    place('shareBar'),
    place('bottomBar'),
  ],
  category: [
    place('topBar'),
    place('categoryChips', { fullWidth: true }),
    place('appList', { fullWidth: true }),
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
