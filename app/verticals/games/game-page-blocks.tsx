import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lazyBlock } from '#app/pages/layouts/lazy-block.ts';
import type { gameBlocks } from './blocks.server.ts';
import { AboutGame } from './components/about-game.tsx';
import { Stage } from './components/stage.tsx';

/** Components of the game blocks on a game's own pages. Blocks that details pages seldom contain load on demand. */
export const gamePageBlocks: BlockComponents<typeof gameBlocks> = {
  stage: Stage,
  aboutGame: AboutGame,
  wholeStage: lazyBlock(async () => (await import('./components/whole-stage.tsx')).WholeStage),
  ownGames: lazyBlock(async () => (await import('#app/blocks/large-tiles.tsx')).LargeTiles),
  gameChips: lazyBlock(async () => (await import('./components/game-chips.tsx')).GameChips),
};
