import {
  CircleHelp,
  Flag,
  Heart,
  Maximize,
  RectangleHorizontal,
  RotateCw,
  Star,
  ThumbsDown,
  ThumbsUp,
  Trophy,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useState } from 'react';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import { ShareMenu } from '#app/shell/share-menu.tsx';
import { Name } from '#app/ui/in-language.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useBestScore } from '#app/visitor/best-scores.ts';
import { collect, uncollect, useCollectedIds } from '#app/visitor/collection.ts';
import { countCollection } from '#app/visitor/interactions.ts';
import { useVoting } from '#app/visitor/own-votes.ts';
import { showToast } from '#app/visitor/toasts.ts';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { GameBarData, PlayerGame } from '../player-data.ts';
import type { Player } from '../use-player.ts';
import { games } from '../vertical.ts';

/** The bar below the stage: title, developer, rating and the visitor's interactions (design note 6). */
export function GameBar({
  game,
  bar,
  player,
  isTheatre,
  isOnStage,
  onTheatre,
  onFullscreen,
  onReport,
}: {
  game: PlayerGame;
  bar: GameBarData;
  player: Player;
  isTheatre: boolean;
  /** Whether the game runs on the stage. If it does not, there is nothing to enlarge. */
  isOnStage: boolean;
  onTheatre: () => void;
  onFullscreen: () => void;
  onReport: () => void;
}) {
  const textLanguage = useTextLanguage();
  const t = useMessages('games');
  const isPlaying = player.state !== 'poster';
  const muted = player.report?.muted;
  return (
    // The bar is positioned, so that the shadow of the stage does not cover the title.
    <div className="relative mt-3 rounded-panel bg-surface p-3 ps-4 md:p-3.5 md:ps-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 {...textLanguage('title')} className="text-xl md:text-2xl">
            {game.title}
          </h1>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
            {bar.developer && <span>{bar.developer}</span>}
            {bar.categories.map((category) => (
              <span key={category.href} className="before:me-2 before:content-['·'] first:before:hidden">
                <PageLink href={category.href} className="hover:text-strong hover:underline">
                  <Name of={category} />
                </PageLink>
              </span>
            ))}
            {bar.stars > 0 && (
              <span className="flex items-center gap-1 before:me-1 before:content-['·']">
                <Star aria-hidden className="size-4 fill-accent-mark text-accent-mark" />
                {t.rich('bar.rated', { stars: bar.stars, hidden })}
              </span>
            )}
            <BestScore game={game} />
          </p>
        </div>
        {/* On phones the buttons share the width, so each button that arrives would move the others. The buttons
        are hidden until all have arrived: Chromium matches `:last-child` only when it has parsed the end of the
        parent. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is */}
        <div
          className="flex flex-wrap items-center gap-2 max-sm:relative max-sm:w-full max-sm:*:grow max-sm:not-last:invisible max-sm:[&>button]:px-2.5"
          // Keeps the focus in the game. Otherwise, a click would pause the game or at least end its keyboard control.
          // Clicks on the share menu do move the focus, because the menu closes when it loses the focus.
          onMouseDown={(event) => {
            const isInGame = document.activeElement instanceof HTMLIFrameElement;
            const isMenu = event.target instanceof Element && event.target.closest('details');
            if (isInGame && !isMenu) event.preventDefault();
          }}
        >
          {!bar.isCalm && (
            <>
              <Votes game={game} bar={bar} />
              <CollectButton game={game} />
              <ShareMenu key={bar.share.url} page={bar.share} />
            </>
          )}
          {isPlaying && <IconButton label={t('bar.reload')} icon={RotateCw} onClick={player.reload} />}
          {typeof muted === 'boolean' && (
            <IconButton
              label={t('bar.sound')}
              icon={muted ? VolumeX : Volume2}
              isPressed={!muted}
              onClick={() => player.send({ type: 'mute', muted: !muted })}
            />
          )}
          {isOnStage && (
            <>
              <IconButton
                label={t('bar.theatre')}
                icon={RectangleHorizontal}
                isPressed={isTheatre}
                className="hidden md:inline-flex"
                onClick={onTheatre}
              />
              <IconButton label={t('bar.fullScreen')} icon={Maximize} onClick={onFullscreen} />
            </>
          )}
          <IconButton label={t('bar.report')} icon={Flag} onClick={onReport} />
        </div>
      </div>
      {isPlaying && <NotWorking player={player} onReport={onReport} />}
    </div>
  );
}

/**
 * The visitor's best score in games that report one (docs/game-protocol.md). If the score were beside the title, it
 * could move the buttons into a second row when a round ends.
 */
function BestScore({ game }: { game: PlayerGame }) {
  const t = useMessages('games');
  const best = useBestScore(games.prefix, game.id);
  if (best === null) return null;
  return (
    <span className="flex items-center gap-1 font-bold tabular-nums before:me-1 before:content-['·']">
      <Trophy aria-hidden className="size-4 text-accent-mark" />
      {t.rich('bar.bestScore', { score: best, hidden })}
    </span>
  );
}

function Votes({ game, bar }: { game: PlayerGame; bar: GameBarData }) {
  const t = useMessages('games');
  const [{ likes, dislikes }, setVotes] = useState(bar.votes);
  const isShown = likes + dislikes >= bar.minVotes;
  const { own, vote } = useVoting(
    { vertical: games.prefix, id: game.id },
    { onStored: setVotes, onFailed: () => showToast(t('bar.voteFailed'), { isAlert: true }) },
  );

  return (
    <>
      <CountButton
        label={t('bar.like')}
        icon={ThumbsUp}
        count={isShown ? likes : 0}
        isPressed={own === 1}
        onClick={() => vote(1)}
      />
      <CountButton
        label={t('bar.dislike')}
        icon={ThumbsDown}
        count={isShown ? dislikes : 0}
        isPressed={own === -1}
        onClick={() => vote(-1)}
      />
    </>
  );
}

function CollectButton({ game }: { game: PlayerGame }) {
  const t = useMessages('games');
  const isCollected = useCollectedIds(games.prefix).includes(game.id);
  function toggle() {
    if (isCollected) {
      uncollect(games.prefix, game.id);
      return;
    }
    if (!collect(games.prefix, game.id)) {
      showToast(t('bar.collectFailed'));
    }
    countCollection({ vertical: games.prefix, id: game.id }).catch(() => {
      // The game stays in the visitor's own list even if the request fails. In that case only the shared count is too
      // low by one.
    });
  }
  return (
    <button
      type="button"
      data-live
      aria-pressed={isCollected}
      className={`needs-script button-quiet ${isCollected ? 'bg-heart-solid hover:bg-heart-solid-hover text-white' : ''}`}
      onClick={toggle}
    >
      <Heart aria-hidden className={`size-5 ${isCollected ? 'fill-current' : ''}`} />
      {/* Both texts share a cell, so that the button keeps its width and the other buttons do not move. */}
      <span className="grid *:col-start-1 *:row-start-1">
        <span className={isCollected ? 'invisible' : ''}>{t('bar.collect')}</span>
        <span className={isCollected ? '' : 'invisible'}>{t('bar.collected')}</span>
      </span>
    </button>
  );
}

type Icon = typeof Heart;

function CountButton({
  label,
  icon: IconShape,
  count,
  isPressed,
  onClick,
}: {
  label: string;
  icon: Icon;
  count: number;
  isPressed: boolean;
  onClick: () => void;
}) {
  const formats = useFormats();
  return (
    <button
      type="button"
      data-live
      aria-pressed={isPressed}
      className={`needs-script button-quiet tabular-nums ${isPressed ? 'text-accent-text' : ''}`}
      onClick={onClick}
    >
      <IconShape aria-hidden className={`size-5 ${isPressed ? 'fill-current' : ''}`} />
      <span className="sr-only">{label}</span>
      {count > 0 && formats.number(count, { notation: 'compact', maximumFractionDigits: 1 })}
    </button>
  );
}

function IconButton({
  label,
  icon: IconShape,
  isPressed,
  className = '',
  onClick,
}: {
  label: string;
  icon: Icon;
  isPressed?: boolean;
  className?: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      className={`needs-script button-quiet px-0 ${isPressed ? 'text-accent-text' : ''} ${className}`}
      onClick={onClick}
    >
      <IconShape aria-hidden className="size-5" />
    </button>
  );
}

/**
 * Options for a visitor whose game does not work. The options stay visible while the game runs, because a blocked frame
 * fires `load` too (spec PLAY-9).
 */
export function NotWorking({
  player,
  onReport,
  className = 'mt-2 border-t border-line pt-2',
}: {
  player: Player;
  onReport: () => void;
  className?: string;
}) {
  const t = useMessages('games');
  return (
    <details className={`group text-sm ${className}`}>
      <summary className="flex w-fit list-none items-center gap-2 py-1 text-soft hover:text-strong [&::-webkit-details-marker]:hidden">
        <CircleHelp aria-hidden className="size-4" />
        {t('help.title')}
      </summary>
      <div className="flex flex-wrap gap-2 pt-2 pb-1">
        <button type="button" className="button-quiet text-sm" onClick={player.reload}>
          {t('help.tryAgain')}
        </button>
        {player.address && (
          <a href={player.address} target="_blank" rel="noopener" className="button-quiet text-sm">
            {t('help.newTab')}
          </a>
        )}
        <button type="button" className="button-quiet text-sm" onClick={onReport}>
          {t('bar.report')}
        </button>
      </div>
    </details>
  );
}
