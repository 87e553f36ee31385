import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lateBlock } from '#app/pages/layouts/late-block.ts';
import type { gameBlocks } from './blocks.server.ts';
import { AboutGame } from './components/about-game.tsx';
import { Stage } from './components/stage.tsx';
import { WholeStage } from './components/whole-stage.tsx';

/** How the blocks of games look on a game's own pages, where few layouts have the chips. */
export const gamePageBlocks: BlockComponents<typeof gameBlocks> = {
  stage: Stage,
  wholeStage: WholeStage,
  aboutGame: AboutGame,
  gameChips: lateBlock(async () => (await import('./components/game-chips.tsx')).GameChips),
};
