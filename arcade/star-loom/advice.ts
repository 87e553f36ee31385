import { findSlides, slide, type Board, type Slide } from './board.ts';
import type { Level } from './difficulty.ts';
import { createRandom } from '../kit/random.ts';
import { playWave, type State } from './rules.ts';

/** The data that a player considers before a move. */
export interface Situation {
  readonly board: Board;
  readonly figure: number;
  readonly woven: readonly boolean[];
  readonly level: Level;
}

/** Returns the slide with the best first wave, as an average player would choose. */
export function bestSlide(situation: Situation): Slide | undefined {
  const state: State = { ...situation, moves: 1, slides: 0, score: 0, status: 'playing', nextId: 1000 };
  const worth = (move: Slide): number => {
    const played = playWave(state, slide(state.board, move), [], 1, createRandom(1));
    if (!played) return -1;
    const { stitched, lit, untied, forged, cleared } = played.wave;
    return (
      stitched.length * 8 + lit.length * 3 + untied.length * 1.5 + forged.length * 3 + cleared.length * 0.3
    );
  };
  let best: Slide | undefined;
  let most = -1;
  for (const move of findSlides(situation.board)) {
    const now = worth(move) - Math.abs(move.shift) * 0.05;
    if (now > most) [best, most] = [move, now];
  }
  return best;
}
