import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import type { gameBlocks } from './blocks.server.ts';
import { GameChips } from './components/game-chips.tsx';

/** Types of the blocks that show the page's own game; their code comes with its pages only. */
export type GamePageBlock = 'stage' | 'wholeStage' | 'aboutGame';

/** How those blocks of games look that show something on any page. */
export const gamesBlocks: Omit<BlockComponents<typeof gameBlocks>, GamePageBlock> = {
  gameChips: GameChips,
};
