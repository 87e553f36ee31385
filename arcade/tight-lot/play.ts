import { applySlide, isOut, opensBarrier, spanOf, startOf } from './rules.ts';
import type { Lot, Position, Slide } from './rules.ts';

interface Entry {
  vehicle: number;
  from: number;
  to: number;
  before: Position;
}

/**
 * One attempt at a lot. Consecutive drives of one vehicle count as a single move, unless the first one opened the
 * barrier.
 */
export interface Attempt {
  readonly lot: Lot;
  readonly position: Position;
  readonly moves: number;
  /** Moves that the tank allows. */
  readonly fuel: number;
  readonly status: 'playing' | 'won' | 'lost';
  /** Slides a vehicle. Returns false if it cannot go there. */
  slide(slide: Slide): boolean;
  /** Undoes the last move. Returns the vehicle that moved. */
  undo(): number | undefined;
}

/** Starts an attempt with a number of moves in the tank. */
export function createAttempt(lot: Lot, fuel: number): Attempt {
  let position = startOf(lot);
  const history: Entry[] = [];

  const attempt: Attempt = {
    lot,
    fuel,
    get position() {
      return position;
    },
    get moves() {
      return history.length;
    },
    get status() {
      if (isOut(lot, position)) return 'won';
      return history.length >= fuel ? 'lost' : 'playing';
    },
    slide({ vehicle, to }) {
      const { min, max } = spanOf(lot, position, vehicle);
      const from = position.places[vehicle];
      if (attempt.status === 'won' || from === undefined || to === from || to < min || to > max) return false;
      const last = history.at(-1);
      const again = last?.vehicle === vehicle && last.before.open === position.open;
      if (!again && history.length >= fuel) return false;
      const before = position;
      position = applySlide(lot, position, { vehicle, to });
      if (!again) history.push({ vehicle, from, to, before });
      else if (last.from === to && before.open === position.open) history.pop();
      else last.to = to;
      return true;
    },
    undo() {
      const last = history.pop();
      if (!last) return undefined;
      position = last.before;
      return last.vehicle;
    },
  };
  return attempt;
}

/** Returns true if driving from one position to another opens the closed barrier. */
export const raisesBarrier = (lot: Lot, position: Position, slide: Slide): boolean =>
  !position.open && opensBarrier(lot, slide.vehicle, position.places[slide.vehicle] ?? 0, slide.to);
