import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { newsBlocks } from './blocks.tsx';

/** Components of all blocks that a news page may contain. */
export const components: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...newsBlocks };
