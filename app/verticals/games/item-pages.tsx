import { Outlet } from 'react-router';
import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { gamePageBlocks } from './game-page-blocks.tsx';

/** Components of all blocks that a game's own pages may contain. */
const gamePageComponents: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...gamePageBlocks };

/** Gives the pages of a single game the components of their blocks. */
export default function GamePages() {
  return <Outlet context={gamePageComponents} />;
}
