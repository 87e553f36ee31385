/**
 * Plays a demo with the keys and the pointer of a running game page. Times are seconds, positions are logical units of
 * the stage, and keys are `KeyboardEvent.code` names.
 */
export interface Hand {
  /** Presses a key and releases it after `seconds`. */
  press(code: string, seconds?: number): Promise<void>;
  down(code: string): Promise<void>;
  up(code: string): Promise<void>;
  /** Moves the pointer without a button. */
  move(x: number, y: number): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  /** Presses at the first point, moves through the others in `seconds`, and releases at the last. */
  drag(points: readonly (readonly [x: number, y: number])[], seconds?: number): Promise<void>;
  wait(seconds: number): Promise<void>;
  /** Returns the current result of the game's `inspect`. Throws if the game has none. */
  look<View>(): Promise<View>;
}

/** A scripted play with real input. Previews are recorded from it, and the browser tests run it. */
export interface Demo {
  /** Seconds of play before the preview begins. */
  from: number;
  /**
   * Plays from the start of level 1 and well enough for a preview. Must last for at least 15 seconds. Ends when the
   * hand throws an error.
   */
  play(hand: Hand): Promise<void>;
}

/** The functions that an automated player uses. The canvas of a game has them in its property `played`. */
export interface Played {
  inspect(): unknown;
  toFrame(x: number, y: number): { x: number; y: number };
}
