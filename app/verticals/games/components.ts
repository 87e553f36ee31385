import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { gamesBlocks } from './blocks.tsx';

/** Every block that shows something on a page that is not one game's. */
export const components: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...gamesBlocks };
