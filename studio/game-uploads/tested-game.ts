import type { GameFault } from '#app/media/game-entries.ts';

/** A game that was uploaded and can be tried. */
export interface TestedGame {
  slug: string;
  /** The play address, in the form in which an item stores it. */
  playUrl: string;
  files: number;
  bytes: number;
}

/** Why a game was not stored. */
export interface RefusedGame {
  fault: GameFault | 'network' | 'disk-full' | 'forbidden' | 'no-zip';
  /** The file in the zip that has the fault. Empty if the fault concerns the whole zip. */
  file: string;
}

/** A version of a game that is on the disk. */
export interface GameVersion extends TestedGame {
  /** Milliseconds. */
  uploadedAt: number;
  author: string;
  isPublished: boolean;
  /** Titles of the drafts that need this version. */
  drafts: string[];
  /** Whether an undo in the history can make the site use this version again. */
  isInHistory: boolean;
}

/** The outcome of deleting a version. */
export interface DeletedVersion {
  outcome: 'deleted' | 'published' | 'drafted' | 'gone';
}
