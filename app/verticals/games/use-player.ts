import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';
import { arcadeAddress, useSiteData } from '#app/core/settings/site-data.ts';
import { keepBestScore, readBestScore } from '#app/visitor/best-scores.ts';
import { readConsent } from '#app/visitor/consent.ts';
import { loadPart } from '#app/visitor/load-part.ts';
import { rememberPlayed } from '#app/visitor/recently-played.ts';
import { frameAddress } from './frame-address.ts';
import type { GameLink, GameReport } from './game-link.ts';
import type { PlayerGame } from './player-data.ts';
import { games } from './vertical.ts';
import { countOpening } from './visitor-acts.ts';

/** How long a frame may stay without a `load` event or news of its loading, ms (READINGS 28). */
const answerTime = 15_000;

interface Life {
  /** `silent`: no answer in time (READINGS 28). */
  state: 'poster' | 'loading' | 'running' | 'silent';
  /** Address of the frame; null while the poster stands. */
  address: string | null;
  /** Changes with each new frame. */
  attempt: number;
  /** What a game that speaks the protocol tells of itself; null for others. */
  report: GameReport | null;
}

/** The player's life: poster, frame made on Play, loading, running, no answer. */
export interface Player extends Life {
  play(): void;
  reload(): void;
  /** Back to the poster. */
  stop(): void;
  /** For the frame, a new one for each attempt. */
  frame: RefCallback<HTMLIFrameElement>;
  /** To be called on the frame's `load`. */
  loaded(): void;
  /** Asks the game to pause, go on, be silent; only those that speak the protocol do. */
  tell: GameLink['tell'];
}

const poster: Life = { state: 'poster', address: null, attempt: 0, report: null };

/** Runs one game in a frame (PRODUCT 9). */
export function usePlayer(game: PlayerGame): Player {
  const { id } = game;
  const site = useSiteData();
  const [life, setLife] = useState(poster);
  const element = useRef<HTMLIFrameElement>(null);
  const link = useRef<GameLink>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const awaitAnswer = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLife((now) => ({ ...now, state: 'silent' })), answerTime);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const run = useCallback(() => {
    clearTimeout(timer.current);
    setLife((now) => ({ ...now, state: 'running' }));
    element.current?.focus({ preventScroll: true });
  }, []);

  const play = useCallback(() => {
    const arcadeUrl = site ? arcadeAddress(site) : '';
    const address = frameAddress(game, { arcadeUrl, consent: readConsent() });
    setLife((now) => ({ state: 'loading', address, attempt: now.attempt + 1, report: null }));
    awaitAnswer();
    rememberPlayed(games.prefix, game.id);
    void countOpening(game.id);
  }, [game, site, awaitAnswer]);

  const reload = useCallback(() => {
    setLife((now) => ({ ...now, state: 'loading', attempt: now.attempt + 1, report: null }));
    awaitAnswer();
  }, [awaitAnswer]);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    setLife(poster);
  }, []);

  const hear = useCallback(
    (report: GameReport) => {
      setLife((now) => ({ ...now, state: report.isReady ? now.state : 'loading', report }));
      if (!report.isReady) awaitAnswer();
      if (report.best !== null && report.best > 0) keepBestScore(games.prefix, id, report.best);
    },
    [id, awaitAnswer],
  );

  const loaded = useCallback(() => {
    if (!link.current?.isLoading()) run();
  }, [run]);

  const frame = useCallback(
    (now: HTMLIFrameElement | null) => {
      if (!now) return;
      let isGone = false;
      element.current = now;
      now.focus({ preventScroll: true });
      void loadPart(() => import('./game-link.ts')).then(({ linkGame }) => {
        if (isGone) return;
        link.current = linkGame(now, { best: readBestScore(games.prefix, id), onReport: hear, onReady: run });
      });
      return () => {
        isGone = true;
        element.current = null;
        link.current?.close();
        link.current = null;
      };
    },
    [id, hear, run],
  );

  const tell = useCallback<GameLink['tell']>((message) => link.current?.tell(message), []);

  return { ...life, play, reload, stop, frame, loaded, tell };
}
