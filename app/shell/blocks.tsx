import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lazyBlock } from '#app/pages/layouts/lazy-block.ts';
import type { shellBlocks as server } from './blocks.server.ts';
import { BottomBar } from './bottom-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** The components of the shell's blocks. */
export const shellBlocks: BlockComponents<typeof server> = {
  topBar: TopBar,
  bottomBar: BottomBar,
  textPage: lazyBlock(async () => (await import('./text-page.tsx')).TextPage),
  shareBar: lazyBlock(async () => (await import('./share-bar.tsx')).ShareBar),
  notFound: lazyBlock(async () => (await import('./not-found.tsx')).NotFound),
};
