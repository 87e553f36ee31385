import { COLS, DOOR, ROWS, isFree, type Board } from './board.ts';

export type Form = 'plain' | 'heavy' | 'rainbow';

export interface Piece {
  readonly colour: number;
  readonly form: Form;
}
/** One rainbow drop or two jellies. */
export type Pieces = readonly Piece[];

export interface Pair {
  readonly pieces: Pieces;
  readonly col: number;
  /** Row of the pivot; between two rows while it falls. */
  readonly row: number;
  /** Position of the second jelly relative to the pivot: 0 above, 1 right, 2 below, 3 left. */
  readonly turn: number;
}

const OFFSETS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

export const startPair = (pieces: Pieces): Pair => ({ pieces, col: DOOR, row: ROWS - 1, turn: 0 });

/** Returns the column and row of each jelly. */
export function placesOf(pair: Pair): { col: number; row: number; piece: Piece }[] {
  const [dx, dy] = OFFSETS[pair.turn] ?? OFFSETS[0];
  return pair.pieces.map((piece, nth) => ({
    col: pair.col + (nth === 1 ? dx : 0),
    row: pair.row + (nth === 1 ? dy : 0),
    piece,
  }));
}

const fits = (board: Board, pair: Pair): boolean =>
  placesOf(pair).every(
    ({ col, row }) => isFree(board, col, Math.floor(row)) && isFree(board, col, Math.ceil(row)),
  );

/** Returns the row on which the pair would come to rest if it fell straight down. */
export function restOf(board: Board, pair: Pair): number {
  let row = Math.ceil(pair.row);
  while (fits(board, { ...pair, row: row - 1 })) row -= 1;
  return row;
}

/** Returns the pair, raised by less than a row if necessary, or `null` if there is no space for it. */
function squeeze(board: Board, pair: Pair): Pair | null {
  if (fits(board, pair)) return pair;
  const lifted = { ...pair, row: Math.ceil(pair.row) };
  return fits(board, lifted) ? lifted : null;
}

export const shift = (board: Board, pair: Pair, step: number): Pair =>
  squeeze(board, { ...pair, col: pair.col + step }) ?? pair;

/**
 * Turns the second jelly around the pivot; walls and stacks push the pair aside or up, and in a narrow gap it flips.
 */
export function rotate(board: Board, pair: Pair, step: number): Pair {
  if (pair.pieces.length < 2) return pair;
  const turn = (pair.turn + step + 4) % 4;
  const [dx] = OFFSETS[turn] ?? OFFSETS[0];
  const flipped = (turn + step + 4) % 4;
  const tries: Pair[] = [
    { ...pair, turn },
    { ...pair, turn, col: pair.col - dx },
    { ...pair, turn, row: pair.row + 1 },
    { ...pair, turn: flipped },
    { ...pair, turn: flipped, row: pair.row + 1 },
  ];
  for (const next of tries) {
    const placed = squeeze(board, next);
    if (placed) return placed;
  }
  return pair;
}

/**
 * Returns each column and turn in which the pair is between the walls, including unreachable ones. If both pieces are
 * equal, omits the turns that give the same result as another turn.
 */
export function allPlacements(pieces: Pieces): { col: number; turn: number }[] {
  const [first, second] = pieces;
  const isTwin = first?.colour === second?.colour && first?.form === second?.form;
  const turns = !second ? [0] : isTwin ? [0, 1] : [0, 1, 2, 3];
  return turns.flatMap((turn) =>
    Array.from({ length: COLS }, (_, col) => ({ col, turn })).filter(
      ({ col }) => !(turn === 1 && col === COLS - 1) && !(turn === 3 && col === 0),
    ),
  );
}
