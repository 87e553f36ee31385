import { coreBlocks } from '#app/core/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/core/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { gameBlocks } from './blocks.tsx';

/** Every block that a games page may hold. */
export const components: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...gameBlocks };
