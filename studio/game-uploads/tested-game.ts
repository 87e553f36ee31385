import type { GameFault } from '#app/media/game-entries.ts';

/** A game that was uploaded and can be tried. */
export interface TestedGame {
  slug: string;
  /** The address that an item stores. */
  playUrl: string;
  files: number;
  bytes: number;
}

/** Why a game was not stored. */
export interface RefusedGame {
  fault: GameFault | 'network' | 'disk-full' | 'forbidden' | 'no-zip';
  /** The file in the zip. Empty if it concerns the whole zip. */
  file: string;
}
