import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { quizBlocks } from './blocks.tsx';

/** Every block that a page of quizzes may hold, but for that of one quiz. */
export const components: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...quizBlocks };
