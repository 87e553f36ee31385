import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { quizBlocks } from './blocks.tsx';

/** Components of all blocks that a page of quizzes may contain, except the block that plays a quiz. */
export const components: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...quizBlocks };
