import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lazyBlock } from '#app/pages/layouts/lazy-block.ts';
import type { gameBlocks } from './blocks.server.ts';
import { GameChips } from './components/game-chips.tsx';

/** Types of the blocks that show the page's own game. Only game pages load their code. */
export type GamePageBlock = 'stage' | 'wholeStage' | 'aboutGame';

/** Components of the game blocks that any page can contain. */
export const gamesBlocks: Omit<BlockComponents<typeof gameBlocks>, GamePageBlock> = {
  gameChips: GameChips,
  ownGames: lazyBlock(async () => (await import('#app/blocks/large-tiles.tsx')).LargeTiles),
};
