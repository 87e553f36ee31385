import { useCallback, useEffect, useState, type RefObject } from 'react';
import { arcadeAddress, useSiteData } from '#app/core/settings/site-data.ts';
import { readConsent } from '#app/visitor/consent.ts';
import { rememberPlayed } from '#app/visitor/recently-played.ts';
import { frameAddress } from './frame-address.ts';
import type { PlayerGame } from './player-data.ts';
import { games } from './vertical.ts';
import { countOpening } from './visitor-acts.ts';

/** How long a frame may stay without a `load` event, ms (READINGS 28). */
const answerTime = 15_000;

interface Life {
  /** `silent`: no `load` event in time (READINGS 28). */
  state: 'poster' | 'loading' | 'running' | 'silent';
  /** Address of the frame; null while the poster stands. */
  address: string | null;
  /** Changes with each new frame. */
  attempt: number;
}

/** The player's life: poster, frame made on Play, loading, running, no answer. */
export interface Player extends Life {
  play(): void;
  reload(): void;
  /** To be called on the frame's `load`. */
  loaded(): void;
  /** Back to the poster. */
  stop(): void;
}

const poster: Life = { state: 'poster', address: null, attempt: 0 };

/** Runs one game in `frame` (PRODUCT 9). */
export function usePlayer(game: PlayerGame, frame: RefObject<HTMLIFrameElement | null>): Player {
  const site = useSiteData();
  const [life, setLife] = useState(poster);

  const play = useCallback(() => {
    const arcadeUrl = site ? arcadeAddress(site) : '';
    const address = frameAddress(game, { arcadeUrl, consent: readConsent() });
    setLife(({ attempt }) => ({ state: 'loading', address, attempt: attempt + 1 }));
    rememberPlayed(games.prefix, game.id);
    void countOpening(game.id);
  }, [game, site]);

  const reload = useCallback(() => {
    setLife(({ address, attempt }) => ({ state: 'loading', address, attempt: attempt + 1 }));
  }, []);

  const loaded = useCallback(() => {
    setLife((now) => ({ ...now, state: 'running' }));
    frame.current?.focus({ preventScroll: true });
  }, [frame]);

  const stop = useCallback(() => setLife(poster), []);

  useEffect(() => {
    if (life.state !== 'loading') return;
    frame.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setLife((now) => ({ ...now, state: 'silent' })), answerTime);
    return () => clearTimeout(timer);
  }, [life, frame]);

  return { ...life, play, reload, loaded, stop };
}
