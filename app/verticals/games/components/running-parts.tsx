import { RotateCw, SkipForward, Smartphone, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { hasModifier } from '#app/shell/portal-link.ts';
import { InLanguage } from '#app/ui/in-language.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { TileData } from '#app/ui/tile-data.ts';
import { useBestScore } from '#app/visitor/best-scores.ts';
import { useRecentIds } from '#app/visitor/recently-played.ts';
import { startNext } from '../next-game.ts';
import type { PlayerGame } from '../player-data.ts';
import type { Player as PlayerLife } from '../use-player.ts';
import { games } from '../vertical.ts';

/** Panels over a running game: the choices after a round, and the request to turn the phone. */
export function RunningParts({
  game,
  player,
  related,
  isOver,
}: {
  game: PlayerGame;
  player: PlayerLife;
  /** Related games, the most suitable first. */
  related: readonly TileData[];
  /** Whether a round has ended and the next one has not begun. */
  isOver: boolean;
}) {
  return isOver ? <AfterRound game={game} player={player} related={related} /> : <RotateHint game={game} />;
}

const strong = (text: ReactNode) => <b className="text-strong">{text}</b>;

/**
 * Offers another round or the next game when a round has ended. Leaves the game visible, because the game shows its own
 * result.
 */
function AfterRound({
  game,
  player,
  related,
}: {
  game: PlayerGame;
  player: PlayerLife;
  related: readonly TileData[];
}) {
  const t = useMessages('games');
  const played = useRecentIds(games.prefix);
  const best = useBestScore(games.prefix, game.id);
  const score = player.report?.score ?? null;
  const next = related.find(({ id }) => !played.includes(id)) ?? related[0];
  return (
    <div className="absolute inset-x-0 bottom-0 flex h-16 items-center justify-end gap-2 bg-deep px-3 short:inset-y-0 short:start-auto short:h-auto short:w-44 short:flex-col short:justify-center">
      <output className="me-auto flex flex-wrap gap-x-4 text-sm text-soft tabular-nums short:me-0">
        <span className="sr-only">{t('round.over')}</span>
        {score !== null && score > 0 && <span>{t.rich('round.score', { score, strong })}</span>}
        {best !== null && <span>{t.rich('round.best', { score: best, strong })}</span>}
      </output>
      <button type="button" className="button-quiet flex-none" onClick={player.again}>
        <RotateCw aria-hidden className="size-5" />
        {t('round.again')}
      </button>
      {next && (
        <PageLink
          href={next.href}
          className="button-primary min-w-0 px-4"
          onClick={({ nativeEvent }) => !hasModifier(nativeEvent) && startNext(next.id)}
        >
          <SkipForward aria-hidden className="size-5 flex-none fill-current" />
          <span className="flex-none">{t('round.next')}</span>
          <span className="truncate font-normal max-md:sr-only short:sr-only">
            <InLanguage language={next.language}>{next.title}</InLanguage>
          </span>
        </PageLink>
      )}
    </div>
  );
}

/** Asks the visitor to turn the phone if the game needs the other orientation. */
function RotateHint({ game }: { game: PlayerGame }) {
  const t = useMessages('games');
  const [isClosed, setClosed] = useState(false);
  if (game.orientation === 'any' || isClosed) return null;
  const shown =
    game.orientation === 'landscape'
      ? 'pointer-coarse:max-md:portrait:flex'
      : 'pointer-coarse:max-lg:landscape:flex';
  return (
    <p
      className={`absolute inset-x-4 bottom-4 hidden items-center gap-3 rounded-2xl bg-strong py-2 ps-4 pe-2 text-sm font-semibold text-on-strong lifted-shadow ${shown}`}
    >
      <Smartphone
        aria-hidden
        className={`size-6 flex-none ${game.orientation === 'landscape' ? 'rotate-90' : ''}`}
      />
      <span className="flex-1">
        {t(game.orientation === 'landscape' ? 'rotate.landscape' : 'rotate.portrait')}
      </span>
      <button
        type="button"
        aria-label={t('rotate.close')}
        className="grid size-11 flex-none place-items-center"
        onClick={() => setClosed(true)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </p>
  );
}
