import type { GameMessage } from '@portico/shared/game-messages';
import type { BestScore } from './best-score.ts';
import { connectPortal } from './portal.ts';
import type { GameState, Screens } from './screens.ts';
import type { Sound } from './sound.ts';

/** Delay in ms between a change of the score and the message about it, so that one message covers several changes. */
const scoreGap = 250;
/** The progress that is reported when the game's code starts. Only the first picture remains to be drawn. */
const codeLoaded = 0.8;

/** Reports the state of the game to the portal, and applies the portal's requests. */
export interface Link {
  setState(state: GameState): void;
  setScore(score: number): void;
  ready(): void;
}

/** Links a game of the kit to the portal around its frame. */
export function createLink(game: {
  best: BestScore;
  sound: Sound;
  screens: () => Screens;
  /**
   * Returns whether the title screen contains a required choice. It is then shown even to players who have pressed Play
   * on the portal's page.
   */
  titleAsks: () => boolean;
}): Link {
  const { best, sound, titleAsks } = game;
  let state: GameState = 'title';
  let score = 0;
  let isReady = false;
  let isPausedByPortal = false;
  let isStartWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Without `best`, the portal would take the score of a round that is not over for the best one.
  const scoreMessage = (): GameMessage => ({ type: 'score', value: score, best: best.value });
  const stateMessage = (): GameMessage => ({ type: state === 'playing' ? 'start' : 'stop' });
  const portal = connectPortal(
    {
      onBest: (value) => best.offer(value),
      onStart() {
        isStartWanted = true;
        startIfWanted();
      },
      onPause() {
        isPausedByPortal = state === 'playing';
        game.screens().pause();
      },
      onResume() {
        if (isPausedByPortal) game.screens().resume();
      },
      onRestart() {
        const wasPlaying = state === 'playing';
        game.screens().restart();
        if (wasPlaying) portal.send(stateMessage());
      },
      onMute(muted) {
        if (sound.muted !== muted) sound.toggle();
      },
    },
    () => [
      { type: 'progress', value: isReady ? 1 : codeLoaded },
      { type: 'muted', muted: sound.muted },
      ...(isReady ? [{ type: 'ready' } as const, stateMessage(), scoreMessage()] : []),
    ],
  );
  const startIfWanted = (): void => {
    if (!isStartWanted || !isReady) return;
    isStartWanted = false;
    if (state === 'title' && !titleAsks()) game.screens().start();
  };
  sound.onChange((muted) => portal.send({ type: 'muted', muted }));

  const sendScore = (): void => {
    clearTimeout(timer);
    timer = undefined;
    portal.send(scoreMessage());
  };
  return {
    setState(next) {
      const wasPlaying = state === 'playing';
      state = next;
      if (next !== 'paused') isPausedByPortal = false;
      if (isReady && wasPlaying !== (next === 'playing')) {
        portal.send(stateMessage());
        sendScore();
      }
      if (isReady && (next === 'won' || next === 'lost')) portal.send({ type: 'over' });
    },
    setScore(next) {
      if (next === score) return;
      score = next;
      timer ??= setTimeout(sendScore, scoreGap);
    },
    ready() {
      isReady = true;
      portal.send({ type: 'progress', value: 1 });
      portal.send({ type: 'ready' });
      startIfWanted();
    },
  };
}
