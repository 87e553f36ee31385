import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { appsBlocks } from './blocks.tsx';

/** Components of all blocks that a page of the apps vertical may contain, except those of an app's own page. */
export const components: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...appsBlocks };
