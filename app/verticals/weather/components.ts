import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { weatherHomeBlocks } from './blocks.tsx';

/** Every block that the home of the weather vertical may hold. */
export const components: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...weatherHomeBlocks };
