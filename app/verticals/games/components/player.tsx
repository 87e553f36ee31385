import { ArrowLeft, CircleAlert, Keyboard, LoaderCircle, Play, RotateCw, Smartphone, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TileData } from '#app/ui/tile-data.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Tile } from '#app/ui/tile.tsx';
import { framePermissions } from '../frame-address.ts';
import type { PlayerGame } from '../player-data.ts';
import type { Player as PlayerLife } from '../use-player.ts';

/** The picture with one big Play; a link, so that it works without script (READINGS 21). */
export function Poster({
  game,
  forTouch,
  onPlay,
}: {
  game: PlayerGame;
  forTouch: readonly TileData[];
  onPlay: () => void;
}) {
  const opensTab = game.playMode === 'new-tab';
  const needsKeyboard = !game.devices.includes('touch');
  return (
    <div className="absolute inset-0 grid place-items-center overflow-hidden">
      {game.picture && (
        <div aria-hidden className="absolute -inset-16 scale-110 opacity-60 blur-2xl">
          <Picture picture={game.picture} alt="" sizes="160px" eager className="size-full object-cover" />
        </div>
      )}
      <div className="relative flex flex-col items-center gap-5 p-4">
        {game.picture && (
          <span className="block w-36 overflow-hidden rounded-[26px] shadow-lifted md:w-56 md:rounded-[34px]">
            <Picture
              picture={game.picture}
              sizes="(min-width: 48rem) 224px, 144px"
              eager
              className="block aspect-square w-full"
            />
          </span>
        )}
        <a
          href={opensTab ? game.playUrl : game.playUrl.startsWith('https://') ? game.playUrl : game.playHref}
          target={opensTab ? '_blank' : undefined}
          rel={opensTab ? 'noopener' : undefined}
          className="button-act h-14 px-9 text-xl"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            if (!opensTab) event.preventDefault();
            onPlay();
          }}
        >
          <Play aria-hidden className="size-6 fill-current" />
          Play
          <span className="sr-only"> {game.title}</span>
          {opensTab && <span className="sr-only"> in a new tab</span>}
        </a>
        {opensTab && <p className="text-sm text-soft">Opens on the game’s own page, in a new tab</p>}
        {needsKeyboard && (
          <div className="hidden max-w-sm flex-col items-center gap-2 text-center text-sm pointer-coarse:flex">
            <p className="flex items-center gap-2 rounded-full bg-deep/70 px-4 py-2 font-semibold">
              <Keyboard aria-hidden className="size-5 flex-none text-accent-mark" />
              This game needs a keyboard
            </p>
            {forTouch.length > 0 && (
              <>
                <p className="sr-only">Similar games for touch screens</p>
                <ul className="flex gap-2 max-sm:hidden">
                  {forTouch.map((tile) => (
                    <Tile key={tile.id} tile={tile} sizes="80px" className="w-20" />
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** The game's frame with its loading and no-answer states (READINGS 27 and 28). */
export function GameFrame({
  game,
  player,
  onReport,
}: {
  game: PlayerGame;
  player: PlayerLife;
  onReport: () => void;
}) {
  const { state, address, attempt, report, frame, loaded } = player;
  if (address === null) return null;
  const { sandbox, allow } = framePermissions(game);
  return (
    <>
      {state !== 'silent' && (
        <iframe
          key={attempt}
          ref={frame}
          src={address}
          title={game.title}
          sandbox={sandbox}
          allow={allow}
          referrerPolicy="strict-origin-when-cross-origin"
          className="absolute inset-0 size-full border-0 bg-deep"
          onLoad={loaded}
        />
      )}
      {state === 'loading' && <Loading game={game} progress={report?.progress} />}
      {state === 'silent' && <NoAnswer address={address} player={player} onReport={onReport} />}
      {state === 'running' && <RotateHint game={game} />}
    </>
  );
}

function Loading({ game, progress }: { game: PlayerGame; progress: number | undefined }) {
  return (
    <output className="pointer-events-none absolute inset-0 grid place-items-center bg-deep">
      <span className="flex flex-col items-center gap-4 text-soft">
        {game.picture && (
          <span className="size-20 animate-pulse overflow-hidden rounded-2xl">
            <Picture picture={game.picture} alt="" sizes="80px" eager className="size-full" />
          </span>
        )}
        <span className="flex items-center gap-2 font-semibold">
          <LoaderCircle aria-hidden className="size-5 animate-spin text-accent-mark" />
          Loading {game.title}
        </span>
        <span className="h-1.5 w-48 overflow-hidden rounded-full bg-over/10">
          {progress !== undefined && (
            <progress
              aria-label={`Loading ${game.title}`}
              value={progress}
              className="block size-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
            />
          )}
        </span>
      </span>
    </output>
  );
}

function NoAnswer({
  address,
  player,
  onReport,
}: {
  address: string;
  player: PlayerLife;
  onReport: () => void;
}) {
  return (
    <div
      role="alert"
      className="absolute inset-0 grid place-items-center overflow-auto bg-deep p-6 text-center"
    >
      <div className="max-w-md">
        <CircleAlert aria-hidden className="mx-auto mb-3 size-12 text-accent-mark" />
        <h2 className="text-2xl">The game does not answer</h2>
        <p className="mt-2 text-soft">
          Its server took longer than 15 seconds. It may be busy, or gone for now.
        </p>
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          <button type="button" className="button-act" onClick={player.reload}>
            <RotateCw aria-hidden className="size-5" />
            Try again
          </button>
          <a href={address} target="_blank" rel="noopener" className="button-quiet">
            Open in a new tab
          </a>
          <button type="button" className="button-quiet" onClick={onReport}>
            Report a problem
          </button>
        </div>
      </div>
    </div>
  );
}

/** Says, on a phone held the other way, that the game wants to be turned. */
function RotateHint({ game }: { game: PlayerGame }) {
  const [isClosed, setClosed] = useState(false);
  if (game.orientation === 'any' || isClosed) return null;
  const shown =
    game.orientation === 'landscape'
      ? 'pointer-coarse:max-md:portrait:flex'
      : 'pointer-coarse:max-lg:landscape:flex';
  return (
    <p
      className={`absolute inset-x-4 bottom-4 hidden items-center gap-3 rounded-2xl bg-strong py-2 ps-4 pe-2 text-sm font-semibold text-on-strong shadow-lifted ${shown}`}
    >
      <Smartphone
        aria-hidden
        className={`size-6 flex-none ${game.orientation === 'landscape' ? 'rotate-90' : ''}`}
      />
      <span className="flex-1">Turn your phone: this game is made for {game.orientation}.</span>
      <button
        type="button"
        aria-label="Close"
        className="grid size-11 flex-none place-items-center"
        onClick={() => setClosed(true)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </p>
  );
}

/** The floating way out of a game that fills the screen. */
export function BackPill({ to, onClick }: { to: string; onClick?: (event: React.MouseEvent) => void }) {
  return (
    <Link
      to={to}
      aria-label="Back to the game’s page"
      className="absolute start-3 top-3 z-10 flex h-11 items-center gap-2 rounded-full bg-deep/75 ps-3 pe-4 text-sm font-bold shadow-soft backdrop-blur hover:bg-deep"
      onClick={onClick}
    >
      <ArrowLeft aria-hidden className="size-5 rtl:rotate-180" />
      Back
    </Link>
  );
}
