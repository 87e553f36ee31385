import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { gameBlocks } from '../blocks.server.ts';
import { usePlayer } from '../use-player.ts';
import { useReport } from '../use-report.tsx';
import { NotWorking } from './game-bar.tsx';
import { LazyGoneStage } from './lazy-gone-stage.ts';
import { BackPill, GameFrame, Poster } from './player.tsx';

/**
 * The player alone over the whole viewport. It starts the game immediately if the visitor arrived by pressing Play
 * (spec PLAY-1).
 */
export function WholeStage({ data }: { data: BlockData<(typeof gameBlocks)['wholeStage']> }) {
  const textLanguage = useTextLanguage();
  const { game, similar, gone } = data;
  const player = usePlayer(game);
  const { hash } = useLocation();
  const report = useReport(game.id, player);
  const { play } = player;
  const isPlaying = player.state !== 'poster';
  const startsAtOnce = hash === '#start' && game.playMode !== 'new-tab' && !gone;
  useEffect(() => {
    if (startsAtOnce) play();
  }, [startsAtOnce, play]);
  return (
    <section
      aria-label={game.title}
      className="relative h-(--screen-height) overflow-hidden bg-deep on-dark stage-filled"
    >
      <h1 {...textLanguage('title')} className="sr-only">
        {game.title}
      </h1>
      {gone ? (
        <LazyGoneStage gone={gone} />
      ) : player.state === 'poster' ? (
        <Poster game={game} onPlay={game.playMode === 'new-tab' ? () => {} : play} />
      ) : (
        <GameFrame game={game} player={player} related={similar} onReport={report.open} />
      )}
      <BackPill to={game.detailsHref} className={isPlaying ? 'computer:edge-tab' : ''} />
      {isPlaying && (
        <NotWorking
          player={player}
          onReport={report.open}
          className="absolute start-29 top-3 z-10 max-w-60 rounded-[22px] bg-deep/75 px-4 py-1.5 font-bold soft-shadow [backdrop-filter:blur(8px)] short:start-3 short:top-auto short:bottom-3 computer:start-3 computer:top-auto computer:bottom-3"
        />
      )}
      {report.dialog}
    </section>
  );
}
