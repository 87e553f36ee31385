import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lateBlock } from '#app/pages/layouts/late-block.ts';
import type { shellBlocks as server } from './blocks.server.ts';
import { BottomBar } from './bottom-bar.tsx';
import { NotFound } from './not-found.tsx';
import { TopBar } from './top-bar.tsx';

/** The components of the shell's blocks. */
export const shellBlocks: BlockComponents<typeof server> = {
  topBar: TopBar,
  bottomBar: BottomBar,
  textPage: lateBlock(async () => (await import('./text-page.tsx')).TextPage),
  shareBar: lateBlock(async () => (await import('./share-bar.tsx')).ShareBar),
  notFound: NotFound,
};
