import { memo, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useRandomArrival } from '#app/pages/layouts/use-random-arrival.ts';
import type { TileData } from '#app/ui/tile-data.ts';
import { Tile } from '#app/ui/tile.tsx';
import { countOpening } from '#app/visitor/interactions.ts';
import type { gameBlocks } from '../blocks.server.ts';
import { takeStart } from '../next-game.ts';
import { useFilledScreen } from '../use-filled-screen.ts';
import { games } from '../vertical.ts';
import { usePlayer } from '../use-player.ts';
import { useReport } from '../use-report.tsx';
import { GameBar } from './game-bar.tsx';
import { LazyGoneStage } from './lazy-gone-stage.ts';
import { BackPill, GameFrame, Poster } from './player.tsx';

/**
 * The stage with its bar below it. On wide screens the related games are on both sides of the stage, but in keyboard
 * order they come after it (design note 6).
 */
export function Stage({ data }: { data: BlockData<(typeof gameBlocks)['stage']> }) {
  useRandomArrival(games.prefix, data.game.id);
  // `StageOfGame` is created anew for each game. This state is stored outside it, so that the next game keeps the
  // width.
  const [isTheatre, setTheatre] = useState(false);
  return <StageOfGame key={data.game.id} data={data} isTheatre={isTheatre} onTheatre={setTheatre} />;
}

function StageOfGame({
  data,
  isTheatre,
  onTheatre,
}: {
  data: BlockData<(typeof gameBlocks)['stage']>;
  isTheatre: boolean;
  onTheatre: (isTheatre: boolean) => void;
}) {
  const { game, bar, beside, gone } = data;
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const player = usePlayer(game);
  const report = useReport(game.id, player);
  const screen = useFilledScreen(box);
  const isPlaying = player.state !== 'poster';
  const flanks =
    beside.length === 0
      ? ''
      : 'min-[125rem]:grid-cols-[240px_minmax(0,1fr)_240px] xl:grid-cols-[150px_minmax(0,1fr)_150px] 2xl:grid-cols-[180px_minmax(0,1fr)_180px]';

  const { play: openFrame } = player;
  const { send } = player;
  const { enter, isFilled } = screen;
  useEffect(() => {
    if (!isFilled) return undefined;
    // Visitors can leave the filled screen with the link or with Back. The game is paused in both cases.
    return () => send({ type: 'pause' });
  }, [isFilled, send]);
  useEffect(() => {
    const next = takeStart(game.id);
    if (!next || game.playMode !== 'iframe' || gone) return;
    openFrame();
    void next.left.then(() => {
      if (next.isFullscreen || isOnPhone()) enter(game.orientation);
    });
  }, [game, gone, openFrame, enter]);

  function play(fillsScreen = isOnPhone()) {
    if (game.playMode === 'new-tab') {
      void countOpening({ vertical: games.prefix, id: game.id });
      return;
    }
    if (game.playMode === 'play-page') {
      void navigate(`${game.playHref}#start`);
      return;
    }
    openFrame();
    if (fillsScreen) enter(game.orientation);
  }

  return (
    <section
      aria-label={game.title}
      className={`mt-2 grid shell-frame gap-4 md:mt-4 ${isTheatre ? '[--pad-width:100%] [--shell-width:calc(100%-2rem)]' : flanks}`}
    >
      <div className={`min-w-0 ${isTheatre || beside.length === 0 ? '' : 'xl:col-start-2 xl:row-start-1'}`}>
        <div
          ref={box}
          className={
            screen.isFilled
              ? 'fixed inset-0 z-50 h-dvh bg-deep on-dark stage-filled'
              : `game-stage relative overflow-hidden bg-deep on-dark lifted-shadow max-md:-mx-(--edge) md:rounded-[22px] ${screen.isFullscreen ? 'stage-filled' : ''} ${stageShape(game.orientation, isTheatre)}`
          }
        >
          {gone ? (
            <LazyGoneStage gone={gone} />
          ) : isPlaying ? (
            <GameFrame game={game} player={player} related={beside} onReport={report.open} />
          ) : (
            <Poster game={game} onPlay={() => play()} />
          )}
          {isPlaying && (screen.isFilled || screen.isFullscreen) && (
            <BackPill
              to={game.detailsHref}
              // If a mouse is the main pointer, visitors leave the full screen with Escape, and the link would only
              // cover the game.
              className={screen.isFullscreen ? 'pointer-fine:hidden' : 'computer:edge-tab'}
              onClick={(event) => {
                event.preventDefault();
                // The game is paused but stays in the page, because many games cannot continue after they have been
                // closed.
                if (screen.isFullscreen) player.send({ type: 'pause' });
                screen.leave();
                player.focus();
              }}
            />
          )}
        </div>
        <GameBar
          game={game}
          bar={bar}
          player={player}
          isTheatre={isTheatre}
          isOnStage={gone === null && game.playMode === 'iframe'}
          onTheatre={() => onTheatre(!isTheatre)}
          onFullscreen={() => {
            if (isPlaying) {
              player.send({ type: 'resume' });
              screen.enter(game.orientation);
            } else play(true);
            // The pressed button is not visible in full screen, so the game gets the focus.
            player.focus();
          }}
          onReport={report.open}
        />
      </div>
      {beside.length > 0 && <Beside tiles={beside} isTheatre={isTheatre} />}
      {report.dialog}
    </section>
  );
}

/** Returns whether the visitor uses a phone or a small tablet, where a game fills the screen as soon as it starts. */
function isOnPhone(): boolean {
  return window.matchMedia('(pointer: coarse) and (max-width: 63.99rem)').matches;
}

/** The related games. They are rendered once, not again whenever the state of the player changes. */
const Beside = memo(function Beside({
  tiles: all,
  isTheatre,
}: {
  tiles: readonly TileData[];
  isTheatre: boolean;
}) {
  const t = useMessages('games');
  const flank = isTheatre ? '' : 'xl:grid xl:content-between';
  return (
    <div
      className={`rail gap-3 pt-1 pb-3 pointer-coarse:[&_.needs-keyboard]:order-1 ${isTheatre ? '' : 'xl:contents'}`}
    >
      {[all.slice(0, 4), all.slice(4)].map((tiles, side) => (
        <ul
          key={side}
          aria-label={t(side === 0 ? 'stage.related' : 'stage.moreRelated')}
          className={`contents gap-3 ${flank} xl:row-start-1 ${side === 0 ? 'xl:col-start-1' : 'xl:col-start-3'}`}
        >
          {tiles.map((tile) => (
            <Tile
              key={tile.id}
              tile={tile}
              sizes="(min-width: 125rem) 240px, 180px"
              load="inView"
              className="w-28 flex-none xl:w-auto"
            />
          ))}
        </ul>
      ))}
    </div>
  );
});

function stageShape(orientation: 'any' | 'landscape' | 'portrait', isTheatre: boolean): string {
  // Leaves room for the top of the page and for the bar below the stage, which has two rows in narrow windows.
  if (isTheatre) return 'h-[calc(100dvh-14.5rem)] min-h-96 max-lg:h-[calc(100dvh-22rem)]';
  const phone = orientation === 'portrait' ? 'aspect-[4/5]' : 'aspect-[4/3]';
  return `${phone} max-md:w-[calc(100%+2*var(--edge))] max-h-[calc(100svh-8rem)] min-h-60 md:aspect-video md:max-h-[calc(100svh-10rem)] md:w-full md:min-h-[min(26rem,100svh-8rem)] short:max-h-none short:min-h-52 short:h-[calc(100svh-8.5rem)] short:aspect-auto`;
}
