import { useCallback, useContext, useEffect, useRef, useState, type RefCallback } from 'react';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import { arcadeAddress, useSiteData } from '#app/visitor/site-data.ts';
import { storeBestScore, readBestScore } from '#app/visitor/best-scores.ts';
import { readConsent } from '#app/visitor/consent.ts';
import { count, countPlayTime } from '#app/visitor/count.ts';
import { countOpening } from '#app/visitor/interactions.ts';
import { loadLazily } from '#app/visitor/load-lazily.ts';
import { rememberPlayed } from '#app/visitor/recently-played.ts';
import { frameAddress, isInArcade } from './frame-address.ts';
import type { GameLink, GameReport } from './game-link.ts';
import type { PlayerGame } from './player-data.ts';
import { games } from './vertical.ts';

/** Maximum time without a `load` event or a progress message of the frame, ms (spec PLAY-8). */
const answerTime = 15_000;
/** Maximum time from loading a first-party game to its hello, ms. They all say hello while they load. */
const helloTime = 3000;
/** Maximum time that a loaded frame waits for the check whether its site responds, ms. */
const reachTime = 1500;
/** Maximum time that a game may take to restart, ms. */
const restartTime = 1500;

interface Life {
  /**
   * `silent`: no response in time (spec PLAY-8). `unreachable`: the loaded document is probably the browser's own error
   * page. The frame stays behind the message, because a network that allows games may still block the check.
   */
  state: 'poster' | 'loading' | 'running' | 'silent' | 'unreachable' | 'offline';
  /** Address of the frame. `null` while the poster is shown. */
  address: string | null;
  /** Changes with each new frame. */
  attempt: number;
  /** The reports of a game that speaks the protocol. `null` for other games. */
  report: GameReport | null;
}

/** The signals received so far from a frame's game. */
interface Signs {
  hasLoaded: boolean;
  hasReport: boolean;
  /** `null` while unknown. */
  isReachable: boolean | null;
}

/** The state of the player (poster, loading, running, error) and its controls. */
export interface Player extends Life {
  play(): void;
  reload(): void;
  /** Starts a new round. */
  again(): void;
  /** Returns to the poster. */
  stop(): void;
  /** Shows the frame although its site seems unreachable. */
  showAnyway(): void;
  /** Ref of the frame. It is a new one for each attempt. */
  frame: RefCallback<HTMLIFrameElement>;
  /** The frame's `load` handler. */
  loaded(): void;
  /** Asks the game to pause, resume or mute. Only games that implement the protocol respond. */
  send: GameLink['send'];
}

const poster: Life = { state: 'poster', address: null, attempt: 0, report: null };

/** Runs one game in a frame (spec PLAY-3). */
export function usePlayer(game: PlayerGame): Player {
  const { id } = game;
  const site = useSiteData();
  const { language } = useContext(DocumentMessagesContext);
  const [life, setLife] = useState(poster);
  const element = useRef<HTMLIFrameElement>(null);
  const link = useRef<GameLink>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const signs = useRef<Signs>(null);
  const isOver = useRef(false);
  const isOwn = isInArcade(game);
  const arcade = useCallback(() => (site ? arcadeAddress(site) : ''), [site]);

  const fail = useCallback((state: 'silent' | 'unreachable') => {
    clearTimeout(timer.current);
    setLife((now) => ({ ...now, state: navigator.onLine ? state : 'offline' }));
  }, []);
  const awaitAnswer = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => fail('silent'), answerTime);
  }, [fail]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const run = useCallback(() => {
    clearTimeout(timer.current);
    setLife((now) => ({ ...now, state: 'running' }));
    element.current?.focus({ preventScroll: true });
  }, []);

  const open = useCallback(
    (next: (now: Life) => Omit<Life, 'state'>) => {
      const { onLine } = navigator;
      setLife((now) => ({ ...next(now), state: onLine ? 'loading' : 'offline' }));
      if (onLine) awaitAnswer();
    },
    [awaitAnswer],
  );

  const play = useCallback(() => {
    const hasConsent = readConsent() === 'accepted';
    const address = frameAddress(game, { arcadeUrl: arcade(), language, hasConsent });
    open((now) => ({ address, attempt: now.attempt + 1, report: null }));
    rememberPlayed(games.prefix, game.id);
    void countOpening({ vertical: games.prefix, id: game.id });
  }, [game, arcade, language, open]);

  const reload = useCallback(
    () => open((now) => ({ address: now.address, attempt: now.attempt + 1, report: null })),
    [open],
  );

  const isFailed = ['silent', 'unreachable', 'offline'].includes(life.state);
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isFailed, reload]);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    setLife(poster);
  }, []);

  const onReport = useCallback(
    (report: GameReport) => {
      if (signs.current) signs.current.hasReport = true;
      isOver.current = report.isOver;
      setLife((now) => ({ ...now, state: report.isReady ? now.state : 'loading', report }));
      if (!report.isReady) awaitAnswer();
      if (report.best !== null && report.best > 0) storeBestScore(games.prefix, id, report.best);
    },
    [id, awaitAnswer],
  );

  const loaded = useCallback(() => {
    const { current } = signs;
    if (!current || link.current?.isLoading()) return;
    current.hasLoaded = true;
    if (current.isReachable === false) fail('unreachable');
    else if (current.isReachable || current.hasReport) run();
    else {
      clearTimeout(timer.current);
      timer.current = isOwn ? setTimeout(() => fail('unreachable'), helloTime) : setTimeout(run, reachTime);
    }
  }, [run, fail, isOwn]);

  const onReach = useCallback(
    (isReachable: boolean | null) => {
      const { current } = signs;
      if (!current || isReachable === null || current.hasReport) return;
      current.isReachable = isReachable;
      if (!current.hasLoaded) return;
      if (isReachable) run();
      else fail('unreachable');
    },
    [run, fail],
  );

  const frame = useCallback(
    (now: HTMLIFrameElement | null) => {
      if (!now) return;
      const gone = new AbortController();
      const { signal } = gone;
      element.current = now;
      signs.current = { hasLoaded: false, hasReport: false, isReachable: null };
      now.focus({ preventScroll: true });
      void loadLazily(() => import('./game-link.ts')).then(({ linkGame }) => {
        if (signal.aborted) return;
        const best = readBestScore(games.prefix, id);
        link.current = linkGame(now, { best, language, onReport, onReady: run });
      });
      if (!isOwn) {
        void loadLazily(() => import('./reach.ts'))
          .then(({ isReachable }) => isReachable(now.src, arcade(), signal))
          .then(onReach);
      }
      return () => {
        gone.abort();
        element.current = null;
        signs.current = null;
        link.current?.close();
        link.current = null;
      };
    },
    [id, isOwn, arcade, language, onReport, run, onReach],
  );

  const send = useCallback<GameLink['send']>((message) => link.current?.send(message), []);

  const isRunning = life.state === 'running';
  useEffect(
    () => (isRunning ? countPlayTime({ vertical: games.prefix, item: id }) : undefined),
    [isRunning, id],
  );

  const again = useCallback(() => {
    count({ kind: 'play', vertical: games.prefix, item: id });
    send({ type: 'restart' });
    element.current?.focus({ preventScroll: true });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (isOver.current) reload();
    }, restartTime);
  }, [send, reload, id]);

  return { ...life, play, reload, again, stop, showAnyway: run, frame, loaded, send };
}
