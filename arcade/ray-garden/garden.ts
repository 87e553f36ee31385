/** A bed of the glasshouse as plain data. Colours are bits: red 1, green 2, blue 4, so white is 7. */
export const RED = 1;
export const GREEN = 2;
export const BLUE = 4;
export const WHITE = 7;

export type Heading = readonly [dx: number, dy: number];
export const HEADINGS: readonly Heading[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

export type Kind = 'mirror' | 'splitter' | 'prism' | 'stand' | 'lens' | 'portal' | 'pot';

/**
 * A thing on a tile. The meaning of `state` depends on the kind. Mirrors and splitters: 0 is like a slash, 1 like a
 * backslash. A stand: the same, and 2 is empty. A prism: 0 sends red up or left, 1 down or right.
 */
export interface Piece {
  readonly kind: Kind;
  readonly cell: number;
  readonly state: number;
  /** The colour a lens lets through. */
  readonly tint: number;
  /** The tile of a portal's twin. */
  readonly twin: number;
}

export interface Flower {
  readonly cell: number;
  readonly wish: number;
}

/** The position of the sun, which is just outside the bed. */
export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
}

export interface Garden {
  readonly level: number;
  readonly columns: number;
  readonly rows: number;
  readonly pieces: readonly Piece[];
  readonly flowers: readonly Flower[];
  /** Number of mirrors that the player can place on stands. */
  readonly spare: number;
  /** The position of the sun in each hour. */
  readonly suns: readonly Sun[];
}

/** The states of all pieces, in the order of `Garden.pieces`. */
export type Setting = readonly number[];

export const settingOf = ({ pieces }: Garden): Setting => pieces.map(({ state }) => state);
export const isTurnable = ({ kind }: Piece): boolean =>
  kind === 'mirror' || kind === 'splitter' || kind === 'prism' || kind === 'stand';

/** Returns the number of mirrors that are still in the tray. */
export const spareOf = ({ pieces, spare }: Garden, setting: Setting): number =>
  spare - pieces.filter(({ kind }, index) => kind === 'stand' && setting[index] !== 2).length;

/** Returns the setting after one piece was turned, placed or lifted, or the same setting if that is not possible. */
export function turn(garden: Garden, setting: Setting, index: number): Setting {
  const piece = garden.pieces[index];
  if (!piece || !isTurnable(piece)) return setting;
  const state = setting[index] ?? 0;
  if (piece.kind !== 'stand') return setting.with(index, 1 - state);
  if (state === 2 && spareOf(garden, setting) <= 0) return setting;
  return setting.with(index, (state + 1) % 3);
}
