/** A bead on the loom. An eclipse hides its kind until it is lit. */
export interface Bead {
  readonly id: number;
  readonly kind: number;
  readonly form: 'star' | 'comet' | 'eclipse';
  /** The axis of the line that a pinned knot locks. */
  readonly knot?: Axis;
  /** Number of lights that an eclipse still needs. */
  readonly shade: number;
}

export type Axis = 'row' | 'column';
export type Board = readonly Bead[];

/** A whole line, slid by some cells to the right or downwards. */
export interface Slide {
  readonly axis: Axis;
  readonly index: number;
  readonly shift: number;
}

export const SIDE = 7;
export const PLACES: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, place) => place);

export const placeOf = (column: number, row: number): number => row * SIDE + column;
export const columnAt = (place: number): number => place % SIDE;
export const rowAt = (place: number): number => Math.floor(place / SIDE);
export const wrap = (value: number): number => ((value % SIDE) + SIDE) % SIDE;

/** Returns the index of the row or column that contains a place. */
export const lineOf = (axis: Axis, place: number): number =>
  axis === 'row' ? rowAt(place) : columnAt(place);

const LINES = (['row', 'column'] as const).map((axis) =>
  Array.from({ length: SIDE }, (_, index) => PLACES.filter((place) => lineOf(axis, place) === index)),
);

/** Returns the places of a line, from left to right or from top to bottom. */
export const lineAt = (axis: Axis, index: number): readonly number[] =>
  LINES[axis === 'row' ? 0 : 1]?.[index] ?? [];

/** Returns the places next to a place, up to four. */
export const beside = (place: number): readonly number[] =>
  [
    columnAt(place) > 0 ? place - 1 : -1,
    columnAt(place) < SIDE - 1 ? place + 1 : -1,
    place - SIDE,
    place + SIDE < SIDE * SIDE ? place + SIDE : -1,
  ].filter((other) => other >= 0);

export const isLocked = (board: Board, axis: Axis, index: number): boolean =>
  lineAt(axis, index).some((place) => board[place]?.knot === axis);

export function slide(board: Board, { axis, index, shift }: Slide): Board {
  const line = lineAt(axis, index);
  const moved = [...board];
  line.forEach((place, at) => {
    const bead = board[line[wrap(at - shift)] ?? place];
    if (bead) moved[place] = bead;
  });
  return moved;
}

/** Returns the runs of three or more of a kind, along rows and columns. */
export function findRuns(board: Board): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const line of LINES.flat()) {
    let run: number[] = [];
    let kind = -1;
    for (const place of line) {
      const bead = board[place];
      const now = bead && bead.form !== 'eclipse' ? bead.kind : -1;
      if (now !== kind || now < 0) {
        if (run.length >= 3) runs.push(run);
        run = [];
      }
      kind = now;
      if (now >= 0) run.push(place);
    }
    if (run.length >= 3) runs.push(run);
  }
  return runs;
}

/** Returns every slide that forms a line of stars. */
export function findSlides(board: Board): readonly Slide[] {
  const slides: Slide[] = [];
  for (const axis of ['row', 'column'] as const) {
    for (let index = 0; index < SIDE; index += 1) {
      if (isLocked(board, axis, index)) continue;
      for (let shift = -3; shift <= 3; shift += 1) {
        const move = { axis, index, shift };
        if (shift !== 0 && findRuns(slide(board, move)).length > 0) slides.push(move);
      }
    }
  }
  return slides;
}
