import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lazyBlock } from '#app/pages/layouts/lazy-block.ts';
import type { gameBlocks } from './blocks.server.ts';
import { AboutGame } from './components/about-game.tsx';
import { Stage } from './components/stage.tsx';
import { WholeStage } from './components/whole-stage.tsx';

/**
 * Components of the game blocks on a game's own pages. The chips load on demand because few layouts have them there.
 */
export const gamePageBlocks: BlockComponents<typeof gameBlocks> = {
  stage: Stage,
  wholeStage: WholeStage,
  aboutGame: AboutGame,
  ownGames: lazyBlock(async () => (await import('#app/blocks/large-tiles.tsx')).LargeTiles),
  gameChips: lazyBlock(async () => (await import('./components/game-chips.tsx')).GameChips),
};
