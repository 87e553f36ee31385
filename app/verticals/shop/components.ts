import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { shopBlocks } from './blocks.tsx';

/** Every block that a page of the shop may hold. */
export const components: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...shopBlocks };
