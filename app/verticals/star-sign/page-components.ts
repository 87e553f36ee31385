import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { starSignBlocks } from './blocks.tsx';

/** Components of all blocks that the home of the star signs vertical may contain. */
export const components: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...starSignBlocks };
