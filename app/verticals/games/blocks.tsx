import { Gamepad2 } from 'lucide-react';
import type { BlockComponents } from '#app/core/layouts/block-list.tsx';
import type { BlockData } from '#app/core/layouts/block.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { gameBlocks as server } from './blocks.server.ts';
import { AboutGame } from './components/about-game.tsx';
import { GameChips } from './components/game-chips.tsx';
import { MyGames } from './components/my-games.tsx';
import { RecentlyPlayed } from './components/recently-played.tsx';
import { Stage } from './components/stage.tsx';
import { WholeStage } from './components/whole-stage.tsx';

function HomeHeading({ data }: { data: BlockData<(typeof server)['homeHeading']> }) {
  if (!data.isEmpty) return <h1 className="sr-only">{data.title}</h1>;
  return (
    <div className="shell">
      <EmptyState icon={Gamepad2} title="No games yet" isHeading>
        This shelf is still empty. As soon as games are published, they stand here.
      </EmptyState>
    </div>
  );
}

/** How the blocks of the games vertical look. */
export const gameBlocks: BlockComponents<typeof server> = {
  stage: Stage,
  wholeStage: WholeStage,
  aboutGame: AboutGame,
  gameChips: GameChips,
  homeHeading: HomeHeading,
  recentlyPlayed: RecentlyPlayed,
  myGames: MyGames,
};
