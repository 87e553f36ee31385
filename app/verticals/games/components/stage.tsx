import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BlockData } from '#app/core/layouts/block.server.ts';
import { useRandomArrival } from '#app/core/layouts/use-random-arrival.ts';
import { Tile } from '#app/ui/tile.tsx';
import type { gameBlocks } from '../blocks.server.ts';
import { useFilledScreen } from '../use-filled-screen.ts';
import { games } from '../vertical.ts';
import { usePlayer } from '../use-player.ts';
import { useReport } from '../use-report.tsx';
import { countOpening } from '../visitor-acts.ts';
import { GameBar } from './game-bar.tsx';
import { BackPill, GameFrame, Poster } from './player.tsx';

/** The stage first, its bar under it, related games beside it on wide screens but after it for the keyboard (DESIGN, Parts). */
export function Stage({ data }: { data: BlockData<(typeof gameBlocks)['stage']> }) {
  useRandomArrival(games.prefix, data.game.id);
  return <StageOfGame key={data.game.id} data={data} />;
}

function StageOfGame({ data }: { data: BlockData<(typeof gameBlocks)['stage']> }) {
  const { game, bar, beside } = data;
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const player = usePlayer(game);
  const report = useReport(game.id, player);
  const screen = useFilledScreen(box);
  const [isTheatre, setTheatre] = useState(false);
  const isPlaying = player.state !== 'poster';
  const flank = isTheatre ? 'hidden' : 'hidden xl:grid';

  function play() {
    if (game.playMode === 'new-tab') {
      void countOpening(game.id);
      return;
    }
    if (game.playMode === 'play-page') {
      void navigate(`${game.playHref}#start`);
      return;
    }
    player.play();
    if (window.matchMedia('(pointer: coarse) and (max-width: 63.99rem)').matches)
      screen.enter(game.orientation);
  }

  return (
    <section
      aria-label={game.title}
      className={`mt-2 grid shell-frame gap-4 md:mt-4 ${isTheatre ? '[--pad-width:100%] [--shell-width:calc(100%-2rem)]' : 'xl:grid-cols-[150px_minmax(0,1fr)_150px] 2xl:grid-cols-[180px_minmax(0,1fr)_180px]'}`}
    >
      <div className={`min-w-0 ${isTheatre ? '' : 'xl:col-start-2 xl:row-start-1'}`}>
        <div
          ref={box}
          className={
            screen.isFilled
              ? 'fixed inset-0 z-50 h-dvh bg-deep on-dark'
              : `relative overflow-hidden bg-deep on-dark shadow-lifted max-md:-mx-(--edge) md:rounded-[22px] ${stageShape(game.orientation, isTheatre)}`
          }
        >
          {isPlaying ? (
            <GameFrame game={game} player={player} onReport={report.open} />
          ) : (
            <Poster game={game} forTouch={data.forTouch} onPlay={play} />
          )}
          {isPlaying && (screen.isFilled || screen.isFullscreen) && (
            <BackPill
              to={game.detailsHref}
              onClick={(event) => {
                event.preventDefault();
                screen.leave();
                player.stop();
              }}
            />
          )}
        </div>
        <GameBar
          game={game}
          bar={bar}
          player={player}
          isTheatre={isTheatre}
          onTheatre={() => setTheatre((on) => !on)}
          onFullscreen={() => {
            if (!isPlaying) play();
            screen.enter(game.orientation);
          }}
          onReport={report.open}
        />
      </div>
      <ul className={`content-between gap-3 ${flank} xl:col-start-1 xl:row-start-1`}>
        {beside.slice(0, 4).map((tile) => (
          <Tile key={tile.id} tile={tile} sizes="180px" eager />
        ))}
      </ul>
      <ul className={`content-between gap-3 ${flank} xl:col-start-3 xl:row-start-1`}>
        {beside.slice(4, 8).map((tile) => (
          <Tile key={tile.id} tile={tile} sizes="180px" eager />
        ))}
      </ul>
      {report.dialog}
    </section>
  );
}

function stageShape(orientation: 'any' | 'landscape' | 'portrait', isTheatre: boolean): string {
  if (isTheatre) return 'h-[calc(100dvh-11rem)] min-h-96';
  const phone = orientation === 'portrait' ? 'aspect-[4/5]' : 'aspect-[4/3]';
  return `${phone} md:aspect-video md:max-h-[calc(100dvh-10rem)] md:min-h-[26rem] md:w-full`;
}
