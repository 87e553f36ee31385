import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { gamesBlocks } from './blocks.tsx';

/** Components of all blocks of pages that do not show a single game. */
export const components: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...gamesBlocks };
