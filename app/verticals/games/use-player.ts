import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { arcadeAddress, useSiteData } from '#app/core/settings/site-data.ts';
import { readConsent } from '#app/visitor/consent.ts';
import { rememberPlayed } from '#app/visitor/recently-played.ts';
import { frameAddress } from './frame-address.ts';
import type { PlayerGame } from './player-data.ts';
import { countOpening } from './visitor-acts.ts';
import { games } from './vertical.ts';

/** `silent`: no `load` event in time (READINGS 28). */
export type PlayerState = 'poster' | 'loading' | 'running' | 'silent';

/** How long a frame may stay without a `load` event, ms (READINGS 28). */
const answerTime = 15_000;

/** The player's life: poster, frame made on Play, loading, running, no answer. */
export interface Player {
  state: PlayerState;
  /** Address of the frame; null while the poster stands. */
  address: string | null;
  /** Changes with each new frame. */
  attempt: number;
  frame: RefObject<HTMLIFrameElement | null>;
  play(): void;
  reload(): void;
  /** To be called on the frame's `load`. */
  loaded(): void;
  /** Back to the poster. */
  stop(): void;
}

/** Runs one game's frame (PRODUCT 9). A change of game brings the poster back. */
export function usePlayer(game: PlayerGame): Player {
  const site = useSiteData();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<PlayerState>('poster');
  const [address, setAddress] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const play = useCallback(() => {
    const arcadeUrl = site ? arcadeAddress(site) : '';
    setAddress(frameAddress(game, { arcadeUrl, consent: readConsent() }));
    setAttempt((count) => count + 1);
    setState('loading');
    rememberPlayed(games.prefix, game.id);
    void countOpening(game.id);
  }, [game, site]);

  const reload = useCallback(() => {
    setAttempt((count) => count + 1);
    setState('loading');
  }, []);

  const stop = useCallback(() => {
    setState('poster');
    setAddress(null);
  }, []);

  const loaded = useCallback(() => {
    setState('running');
    frame.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (state !== 'loading') return;
    frame.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setState('silent'), answerTime);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  return { state, address, attempt, frame, play, reload, loaded, stop };
}
