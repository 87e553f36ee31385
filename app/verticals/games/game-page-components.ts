import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { gamePageBlocks } from './game-page-blocks.tsx';

/** Components of all blocks that a game's own pages may contain. */
export const gamePageComponents: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...gamePageBlocks };
