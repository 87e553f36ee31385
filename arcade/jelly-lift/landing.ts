import { COLS, TALL, heightOf, indexOf, isJelly, neighbours, type Board } from './board.ts';
import { placesOf, restOf, type Pair } from './pair.ts';

/**
 * Returns the cells that a rainbow drop melts when it lands at `place`: all jelly and ice of one colour. This is the
 * colour of a jelly or ice that the drop touches. If the drop touches none, it is the most frequent colour of the
 * jellies.
 */
export function rainbowPlaces(board: Board, place: number): number[] {
  const around = [place - COLS, ...neighbours(place)];
  const found = around
    .map((index) => board[index])
    .find((cell) => cell?.kind === 'jelly' || cell?.kind === 'ice');
  const tally = [0, 1, 2, 3, 4].map((colour) => board.filter((cell) => isJelly(cell, colour)).length);
  const colour = found?.colour ?? tally.indexOf(Math.max(...tally));
  return board.flatMap((cell, index) =>
    cell?.colour === colour && (cell.kind === 'jelly' || cell.kind === 'ice') ? [index] : [],
  );
}

export interface Landing {
  readonly board: Board;
  /** The cells that a rainbow drop melts. */
  readonly struck: readonly number[];
  /** The cells of the previous board that a heavy jelly flattens. */
  readonly pressed: readonly number[];
  readonly nextId: number;
}

/**
 * Places a pair at its resting position. A heavy jelly flattens up to two cells below it. A rainbow drop is not placed;
 * the cells that it melts are returned.
 */
export function land(board: Board, pair: Pair, nextId: number): Landing {
  const places = placesOf({ ...pair, row: restOf(board, pair) });
  const [first] = places;
  if (first?.piece.form === 'rainbow')
    return { board, struck: rainbowPlaces(board, indexOf(first.col, first.row)), pressed: [], nextId };
  const next = [...board];
  const pressed: number[] = [];
  for (const { col, piece } of places) {
    if (piece.form !== 'heavy') continue;
    const top = heightOf(board, col) - 1;
    for (const row of [top, top - 1]) {
      const index = indexOf(col, row);
      if (row < 0 || !board[index] || board[index]?.kind === 'parcel') break;
      pressed.push(index);
      next[index] = null;
    }
  }
  let id = nextId;
  for (const { col, row, piece } of places) {
    if (row < TALL) next[indexOf(col, row)] = { id, kind: 'jelly', colour: piece.colour };
    id += 1;
  }
  return { board: next, struck: [], pressed, nextId: id };
}
