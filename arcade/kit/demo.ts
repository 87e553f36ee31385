/**
 * The hand that plays a demo: keys and pointer on a running game page. Times are seconds, positions are logical
 * units of the stage, keys are `KeyboardEvent.code` names.
 */
export interface Hand {
  /** Presses a key and lets go of it after `seconds`. */
  press(code: string, seconds?: number): Promise<void>;
  down(code: string): Promise<void>;
  up(code: string): Promise<void>;
  /** Moves the pointer without a button. */
  move(x: number, y: number): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  /** Presses at the first point, moves through the others in `seconds`, lets go at the last. */
  drag(points: readonly (readonly [x: number, y: number])[], seconds?: number): Promise<void>;
  wait(seconds: number): Promise<void>;
  /** Returns the current result of the game's `inspect`. Throws if the game has none. */
  look<View>(): Promise<View>;
}

/** A scripted play by real input: previews are recorded from it and the browser tests play it. */
export interface Demo {
  /** Seconds of play before the preview begins. */
  from: number;
  /** Plays from the first moment of level 1, well enough to look at, until the hand throws; at least 15 seconds. */
  play(hand: Hand): Promise<void>;
}

/** The parts of a game's canvas that an automated player uses. */
export interface Played {
  inspect(): unknown;
  toFrame(x: number, y: number): { x: number; y: number };
}
