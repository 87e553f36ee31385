import { useCallback, useContext, useRef, type RefCallback } from 'react';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import { readBestScore } from '#app/visitor/best-scores.ts';
import { loadLazily } from '#app/visitor/load-lazily.ts';
import { isInArcade } from './frame-address.ts';
import type { GameLink, GameReport } from './game-link.ts';
import type { PlayerGame } from './player-data.ts';
import { games } from './vertical.ts';

/** The frame of a game, and the connection to the game in it. */
export interface FrameConnection {
  /** Ref of the frame's element. */
  ref: RefCallback<HTMLIFrameElement>;
  focus(): void;
  /** Sends a message to the game. Only games that implement the protocol respond. */
  send: GameLink['send'];
}

/**
 * Connects to the game in a frame while the frame's element exists. `onReport` receives the reports of the game.
 * `onReach` receives whether the game's site responds, which is not checked for first-party games. The functions must
 * be stable, because a new function ends the connection.
 */
export function useGameFrame(
  game: PlayerGame,
  {
    arcadeUrl,
    onReport,
    onReach,
  }: {
    arcadeUrl: () => string;
    onReport: (report: GameReport) => void;
    onReach: (isReachable: boolean) => void;
  },
): FrameConnection {
  const { language } = useContext(DocumentMessagesContext);
  const element = useRef<HTMLIFrameElement>(null);
  const link = useRef<GameLink>(null);
  const { id } = game;
  const isFirstParty = isInArcade(game);

  const ref = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return undefined;
      const removal = new AbortController();
      const { signal } = removal;
      element.current = frame;
      frame.focus({ preventScroll: true });
      void loadLazily(() => import('./game-link.ts')).then(({ linkGame }) => {
        if (signal.aborted) return;
        link.current = linkGame(frame, { best: readBestScore(games.prefix, id), language, onReport });
      });
      if (!isFirstParty) {
        void loadLazily(() => import('./reach.ts'))
          .then(({ isReachable }) => isReachable(frame.src, arcadeUrl(), signal))
          .then((isReachable) => {
            if (isReachable !== null && !signal.aborted) onReach(isReachable);
          });
      }
      return () => {
        removal.abort();
        element.current = null;
        link.current?.close();
        link.current = null;
      };
    },
    [id, isFirstParty, arcadeUrl, language, onReport, onReach],
  );

  const focus = useCallback(() => element.current?.focus({ preventScroll: true }), []);
  const send = useCallback<GameLink['send']>((message) => link.current?.send(message), []);
  return { ref, focus, send };
}
