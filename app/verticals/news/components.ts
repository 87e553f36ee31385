import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { newsBlocks } from './blocks.tsx';

/** Every block that a page of news may hold. */
export const components: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...newsBlocks };
