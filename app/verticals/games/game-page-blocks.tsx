import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lazyBlock } from '#app/pages/layouts/lazy-block.ts';
import type { gameBlocks } from './blocks.server.ts';
import { AboutGame } from './components/about-game.tsx';
import { Stage } from './components/stage.tsx';
import { WholeStage } from './components/whole-stage.tsx';

/** How the blocks of games look on a game's own pages, where few layouts have the chips. */
export const gamePageBlocks: BlockComponents<typeof gameBlocks> = {
  stage: Stage,
  wholeStage: WholeStage,
  aboutGame: AboutGame,
  gameChips: lazyBlock(async () => (await import('./components/game-chips.tsx')).GameChips),
};
