/** The kinds of tiles of a burrow. */
export const WALL = 0;
export const FLOOR = 1;
export const PASSAGE = 2;
/** Width and height of a room's cell in tiles, walls included. */
export const CELL_WIDTH = 11;
export const CELL_HEIGHT = 9;

export interface Point {
  x: number;
  y: number;
}

export type Step = readonly [dx: number, dy: number];
export const STEPS: readonly Step[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

export interface Room {
  readonly index: number;
  readonly column: number;
  readonly row: number;
  readonly centre: number;
  /** Number of passages from the start to this room, along the tree of rooms. */
  readonly depth: number;
  readonly parent: number;
  /** Floor tiles, passages excluded. */
  readonly cells: readonly number[];
  /** Floor tiles in front of the passages. */
  readonly mouths: readonly number[];
}

export type GateKind = 'lock' | 'plate' | 'crystal';
export interface Gate {
  readonly kind: GateKind;
  readonly tile: number;
  /** The room from which the gate is opened, and the room behind the gate. */
  readonly from: number;
  readonly into: number;
  /** The hue that a locked gate shares with its key. */
  readonly hue: number;
}

export interface PlatePuzzle {
  readonly room: number;
  readonly gate: number;
  readonly stone: number;
  readonly plate: number;
  readonly pushes: number;
}
/** 1 is a mirror like a slash, -1 like a backslash. */
export type Slant = 1 | -1;
export interface Mirror {
  readonly tile: number;
  readonly slant: Slant;
}
export interface BeamPuzzle {
  readonly room: number;
  readonly gate: number;
  readonly lamp: number;
  readonly toward: Step;
  readonly mirrors: readonly Mirror[];
  readonly crystal: number;
}

export type ItemKind = 'rune' | 'key' | 'firefly' | 'flask' | 'cap';
export interface Item {
  readonly kind: ItemKind;
  readonly tile: number;
  /** Number of the rune, or hue of the key. */
  readonly mark: number;
}

export interface Burrow {
  readonly level: number;
  readonly width: number;
  readonly height: number;
  readonly tiles: Uint8Array;
  readonly rooms: readonly Room[];
  readonly gates: readonly Gate[];
  readonly plates: readonly PlatePuzzle[];
  readonly beams: readonly BeamPuzzle[];
  readonly items: readonly Item[];
  /** The tiles on which shades wait. */
  readonly shades: readonly number[];
  /** The tiles of the mole and of the mat in front of it. `null` if the burrow has no mole. */
  readonly mole: { readonly tile: number; readonly mat: number } | null;
  /** The tiles of glowing mushrooms, which cannot be collected. */
  readonly glows: readonly number[];
  readonly start: number;
  readonly exit: number;
  readonly bossAt: number;
}

type Grid = Pick<Burrow, 'width'>;
export const columnOf = ({ width }: Grid, tile: number): number => tile % width;
export const rowOf = ({ width }: Grid, tile: number): number => Math.floor(tile / width);
export const tileAt = ({ width }: Grid, x: number, y: number): number =>
  Math.floor(y) * width + Math.floor(x);
/** Returns the middle of a tile. */
export const middleOf = (grid: Grid, tile: number): Point => ({
  x: columnOf(grid, tile) + 0.5,
  y: rowOf(grid, tile) + 0.5,
});
export const stepFrom = ({ width }: Grid, tile: number, [dx, dy]: Step): number => tile + dx + dy * width;

/**
 * Returns the number of steps over free tiles between `goal` and each tile, or -1 for a tile without a path. The goal
 * itself need not be free.
 */
export function distances(
  grid: Grid,
  size: number,
  goal: number,
  isFree: (tile: number) => boolean,
): Int16Array {
  const field = new Int16Array(size).fill(-1);
  const queue = [goal];
  field[goal] = 0;
  for (const tile of queue) {
    const next = (field[tile] ?? 0) + 1;
    for (const step of STEPS) {
      const to = stepFrom(grid, tile, step);
      if (field[to] === -1 && isFree(to)) {
        field[to] = next;
        queue.push(to);
      }
    }
  }
  return field;
}
