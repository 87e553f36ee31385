import { ArrowLeft, CircleAlert, Keyboard, LoaderCircle, Play, RotateCw } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { TileData } from '#app/ui/tile-data.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import { textIn } from '#app/ui/in-language.tsx';
import { useTextLanguage } from '#app/ui/text-language.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Tile } from '#app/ui/tile.tsx';
import { afterPaint } from '#app/visitor/after-paint.ts';
import { loadLazily } from '#app/visitor/load-lazily.ts';
import { framePermissions } from '../frame-address.ts';
import type { PlayerGame } from '../player-data.ts';
import { hasFrame } from '../player-life.ts';
import type { Player as PlayerLife } from '../use-player.ts';

/** Panels over a running game. Their code loads when the game runs. Meanwhile, the game is already visible. */
const RunningParts = lazy(async () => ({
  default: (await loadLazily(() => import('./running-parts.tsx'))).RunningParts,
}));

/**
 * The game's picture with one large Play button. The button is a link, so it works without JavaScript (spec PLAY-3). A
 * press is painted before `onPlay` is called, because creating the game's frame takes a slow phone a quarter of a
 * second. The press only sets an attribute, because rendering the poster again would take such a phone 40 ms.
 */
export function Poster({ game, onPlay }: { game: PlayerGame; onPlay: () => void }) {
  const t = useMessages('games');
  const titleLanguage = useTextLanguage()('title');
  const opensTab = game.playMode === 'new-tab';
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  function press(link: HTMLElement) {
    if (link.dataset.pressed !== undefined) return;
    link.dataset.pressed = '';
    cancel.current = afterPaint(() => {
      delete link.dataset.pressed;
      onPlay();
    });
  }
  const needsKeyboard = !game.devices.includes('touch');
  const isElsewhere = game.playUrl.startsWith('https://');
  return (
    <div className="absolute inset-0 grid place-items-center overflow-hidden">
      {game.picture && (
        <div aria-hidden className="stage-glow absolute -inset-16 scale-110 opacity-60 [filter:blur(40px)]">
          <Picture
            picture={game.picture}
            alt=""
            sizes="160px"
            load="inView"
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="relative flex flex-col items-center gap-5 p-4 short:flex-row short:gap-8">
        {game.picture && (
          <span className="block w-36 overflow-hidden rounded-[26px] lifted-shadow md:w-56 md:rounded-[34px] short:w-[min(10rem,36svh)]">
            <Picture
              picture={game.picture}
              sizes="(min-width: 48rem) 224px, 144px"
              load="first"
              className="block aspect-square w-full"
            />
          </span>
        )}
        <div className="flex flex-col items-center gap-3">
          <PageLink
            href={opensTab || isElsewhere ? game.playUrl : game.playHref}
            target={opensTab ? '_blank' : undefined}
            rel={opensTab ? 'noopener' : undefined}
            // Before hydration, a click would leave the portal. Instead, the click waits for hydration, and the link is
            // marked meanwhile.
            data-live={opensTab ? undefined : ''}
            // Keyboard navigation of a new page starts at this link. If it started at the heading, which is below the
            // stage, Tab would never lead to this link.
            data-start=""
            data-prefetch={game.playMode === 'iframe' ? 'none' : undefined}
            suppressHydrationWarning
            className="button-primary h-14 px-9 text-xl"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              if (opensTab) {
                onPlay();
                return;
              }
              event.preventDefault();
              press(event.currentTarget);
            }}
          >
            <Play aria-hidden className="size-6 fill-current" />
            {t.rich(opensTab ? 'poster.playNewTab' : 'poster.play', {
              title: game.title,
              hidden,
              own: textIn(titleLanguage.lang),
            })}
          </PageLink>
          {opensTab && <p className="text-sm text-soft">{t('poster.newTabHint')}</p>}
          {!opensTab && !isElsewhere && (
            <noscript>
              <p className={note}>{t('poster.noScript')}</p>
            </noscript>
          )}
          {needsKeyboard && (
            <p className={`hidden items-center gap-2 pointer-coarse:flex ${note}`}>
              <Keyboard aria-hidden className="size-5 flex-none text-accent-mark" />
              {t('poster.needsKeyboard')}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

const note = 'rounded-full bg-deep/70 px-4 py-2 text-sm font-semibold';

/** The frame of the game with its loading state, its error state, and the screen after a round. */
export function GameFrame({
  game,
  player,
  related,
  onReport,
}: {
  game: PlayerGame;
  player: PlayerLife;
  /** Related games, the most similar first. */
  related: readonly TileData[];
  onReport: () => void;
}) {
  const { state, address, attempt, report, frame, loaded } = player;
  if (address === null) return null;
  const { sandbox, allow } = framePermissions(game);
  const isOver = state === 'running' && report?.isOver === true;
  return (
    <>
      {hasFrame(player) && (
        <iframe
          key={attempt}
          ref={frame}
          src={address}
          title={game.title}
          sandbox={sandbox}
          allow={allow}
          referrerPolicy="strict-origin-when-cross-origin"
          className={`absolute start-[var(--stage-side,0px)] top-[var(--stage-bar,0px)] border-0 bg-deep ${
            isOver
              ? 'h-[calc(100%-var(--stage-bar,0px)-4rem)] w-full short:h-full short:w-[calc(100%-var(--stage-side,0px)-11rem)]'
              : `h-[calc(100%-var(--stage-bar,0px))] w-[calc(100%-var(--stage-side,0px))] ${state === 'unreachable' ? 'invisible' : ''}`
          }`}
          onLoad={loaded}
        />
      )}
      {state === 'loading' && <Loading game={game} progress={report?.progress} />}
      {(state === 'silent' || state === 'unreachable' || state === 'offline') && (
        <NoAnswer
          state={state}
          address={address}
          player={player}
          similar={forThisScreen(related).slice(0, 3)}
          onReport={onReport}
        />
      )}
      {state === 'running' && (
        <Suspense>
          <RunningParts game={game} player={player} related={forThisScreen(related)} isOver={isOver} />
        </Suspense>
      )}
    </>
  );
}

/**
 * On touch screens, moves games that need a keyboard to the end. Needs the browser, so it is used only in parts that
 * the server never renders.
 */
function forThisScreen(tiles: readonly TileData[]): readonly TileData[] {
  if (!window.matchMedia('(pointer: coarse)').matches) return tiles;
  return tiles.toSorted((a, b) => Number(a.needsKeyboard ?? false) - Number(b.needsKeyboard ?? false));
}

function Loading({ game, progress }: { game: PlayerGame; progress: number | undefined }) {
  const t = useMessages('games');
  return (
    <output className="pointer-events-none absolute inset-0 grid place-items-center bg-deep">
      <span className="flex flex-col items-center gap-4 text-soft">
        {game.picture && (
          <span className="size-20 animate-pulse overflow-hidden rounded-2xl">
            <Picture picture={game.picture} alt="" sizes="80px" load="inView" className="size-full" />
          </span>
        )}
        <span className="flex items-center gap-2 font-semibold">
          <LoaderCircle aria-hidden className="size-5 animate-spin text-accent-mark" />
          {t('loading.game', { title: game.title })}
        </span>
        <span className="h-1.5 w-48 overflow-hidden rounded-full bg-over/10">
          {progress !== undefined && (
            <progress
              aria-label={t('loading.game', { title: game.title })}
              value={progress}
              className="block size-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
            />
          )}
        </span>
      </span>
    </output>
  );
}

const failures = {
  silent: {
    heading: 'failure.silent',
    text: 'failure.silentText',
  },
  unreachable: {
    heading: 'failure.silent',
    text: 'failure.unreachableText',
  },
  offline: {
    heading: 'failure.offline',
    text: 'failure.offlineText',
  },
} as const;

function NoAnswer({
  state,
  address,
  player,
  similar,
  onReport,
}: {
  state: keyof typeof failures;
  address: string;
  player: PlayerLife;
  similar: readonly TileData[];
  onReport: () => void;
}) {
  const t = useMessages('games');
  const { heading, text } = failures[state];
  return (
    <div
      role="alert"
      className="absolute inset-0 grid overflow-auto overscroll-contain bg-deep p-4 text-center md:p-6"
    >
      <div className="m-auto max-w-2xl">
        <CircleAlert aria-hidden className="mx-auto mb-3 size-10 text-accent-mark short:hidden" />
        <h2 className="text-xl md:text-2xl">{t(heading)}</h2>
        <p className="mt-1 text-soft">{t(text)}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <button type="button" className="button-primary" onClick={player.reload}>
            <RotateCw aria-hidden className="size-5" />
            {t('failure.tryAgain')}
          </button>
          {state !== 'offline' && (
            <>
              {state === 'unreachable' && (
                <button type="button" className="button-quiet" onClick={player.showAnyway}>
                  {t('failure.showAnyway')}
                </button>
              )}
              <a href={address} target="_blank" rel="noopener" className="button-quiet">
                {t('failure.newTab')}
              </a>
              <button type="button" className="button-quiet" onClick={onReport}>
                {t('failure.report')}
              </button>
            </>
          )}
        </div>
        {state !== 'offline' && similar.length > 0 && (
          <>
            <h3 className="mt-5 mb-5 text-sm text-soft">{t('failure.otherGames')}</h3>
            <ul className="flex justify-center gap-3">
              {similar.map((tile) => (
                <Tile key={tile.id} tile={tile} sizes="112px" load="inView" className="w-20 md:w-28" />
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

/**
 * The floating link that leaves full screen or the play page. On phones and tablets, `stage-filled` moves the game so
 * that the link does not cover it.
 */
export function BackPill({
  to,
  className = '',
  onClick,
}: {
  to: string;
  className?: string;
  onClick?: (event: React.MouseEvent) => void;
}) {
  const t = useMessages('games');
  return (
    <PageLink
      href={to}
      aria-label={t('back.label')}
      className={`absolute start-3 top-3 z-10 flex h-11 items-center gap-2 rounded-full bg-deep/75 ps-3 pe-4 text-sm font-bold soft-shadow [backdrop-filter:blur(8px)] hover:bg-deep short:start-[calc(0.75rem+env(safe-area-inset-left))] short:pe-3 ${className}`}
      onClick={onClick}
    >
      <ArrowLeft aria-hidden className="size-5 rtl:rotate-180" />
      <span className="short:sr-only">{t('back.text')}</span>
    </PageLink>
  );
}
