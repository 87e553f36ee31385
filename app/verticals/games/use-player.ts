import { useCallback, useContext, useEffect, useReducer, type RefCallback } from 'react';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import { isTyping } from '#app/ui/is-typing.ts';
import { arcadeAddress, useSiteData } from '#app/visitor/site-data.ts';
import { storeBestScore } from '#app/visitor/best-scores.ts';
import { readConsent } from '#app/visitor/consent.ts';
import { count, countPlayTime } from '#app/visitor/count.ts';
import { countOpening } from '#app/visitor/interactions.ts';
import { rememberPlayed } from '#app/visitor/recently-played.ts';
import { frameAddress, isInArcade } from './frame-address.ts';
import type { GameReport } from './game-link.ts';
import type { PlayerGame } from './player-data.ts';
import { poster, reducePlayer, timeLimits, type PlayerCause, type PlayerLife } from './player-life.ts';
import { useGameFrame, type FrameConnection } from './use-game-frame.ts';
import { games } from './vertical.ts';

/** The state of the player (poster, loading, running, error) and its controls. */
export interface Player extends Pick<PlayerLife, 'state' | 'address' | 'attempt' | 'report'> {
  play(): void;
  reload(): void;
  /** Starts a new round. */
  again(): void;
  /** Shows the frame although its site seems unreachable. */
  showAnyway(): void;
  /** Ref of the frame. Each attempt has a new frame. */
  frame: RefCallback<HTMLIFrameElement>;
  /** The frame's `load` handler. */
  loaded(): void;
  /** Moves the focus into the game, if there is one. */
  focus: FrameConnection['focus'];
  /** Asks the game to pause, resume or mute. */
  send: FrameConnection['send'];
}

/** Runs one game in a frame (spec PLAY-3). `player-life.ts` computes the states, and this hook performs the effects. */
export function usePlayer(game: PlayerGame): Player {
  const { id } = game;
  const site = useSiteData();
  const { language } = useContext(DocumentMessagesContext);
  // The arcade's address depends on the address of the document, so the server does not know it.
  const { arcadeUrl: ownUrl, arcadePort } = site ?? { arcadeUrl: '', arcadePort: null };
  // The callback depends on the values rather than on `site`, which is a new object after each navigation. A new
  // callback would end the connection to the game.
  const arcadeUrl = useCallback(
    () => (arcadePort === null ? '' : arcadeAddress({ arcadeUrl: ownUrl, arcadePort })),
    [ownUrl, arcadePort],
  );
  const [life, reduce] = useReducer(reducePlayer, poster);
  const { state, address, attempt, report, timer } = life;
  const dispatch = useCallback((cause: PlayerCause) => reduce({ ...cause, isOnline: navigator.onLine }), []);

  const onReport = useCallback(
    (next: GameReport) => {
      dispatch({ type: 'report', report: next });
      if (next.best !== null && next.best > 0) storeBestScore(games.prefix, id, next.best);
    },
    [dispatch, id],
  );
  const onReach = useCallback((isReachable: boolean) => dispatch({ type: 'reach', isReachable }), [dispatch]);
  const { ref, focus, send } = useGameFrame(game, { arcadeUrl, onReport, onReach });

  useEffect(() => {
    if (!timer) return undefined;
    const timeout = setTimeout(() => dispatch({ type: 'timeout' }), timeLimits[timer.limit]);
    return () => clearTimeout(timeout);
  }, [timer, dispatch]);

  const isRunning = state === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    // The game may become ready long after Play was pressed, when the visitor is already typing elsewhere.
    if (!isTyping(document.activeElement)) focus();
    return countPlayTime({ vertical: games.prefix, item: id });
  }, [isRunning, focus, id]);

  const play = useCallback(() => {
    const hasConsent = readConsent() === 'accepted';
    dispatch({ type: 'play', address: frameAddress(game, { arcadeUrl: arcadeUrl(), language, hasConsent }) });
    rememberPlayed(games.prefix, game.id);
    void countOpening({ vertical: games.prefix, id: game.id });
  }, [game, arcadeUrl, language, dispatch]);
  const reload = useCallback(() => dispatch({ type: 'reload' }), [dispatch]);

  const isFailed = state === 'silent' || state === 'unreachable' || state === 'offline';
  useEffect(() => {
    if (!isFailed) return undefined;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isFailed, reload]);

  return {
    state,
    address,
    attempt,
    report,
    play,
    reload,
    again() {
      count({ kind: 'play', vertical: games.prefix, item: id });
      send({ type: 'restart' });
      focus();
      dispatch({ type: 'restart' });
    },
    showAnyway: () => dispatch({ type: 'show' }),
    frame: ref,
    loaded: () => dispatch({ type: 'load', isFirstParty: isInArcade(game) }),
    focus,
    send,
  };
}
