import type { Random } from '../kit/random.ts';

export type Square = readonly [row: number, column: number];

/** A piece of cloth. The rows and the columns of its squares start at 0. */
export interface Piece {
  readonly id: number;
  readonly squares: readonly Square[];
  readonly fabric: number;
  /** Indices of the squares that have a button. */
  readonly buttons: readonly number[];
  /** Whether scissors were used on the piece, so that it may be turned freely. */
  readonly isLoose: boolean;
}

/** A form of cloth, the first order that offers it, and the weight of its probability. */
export interface Form {
  readonly squares: readonly Square[];
  readonly from: number;
  readonly weight: number;
}

const read = (drawing: string): Square[] =>
  drawing
    .split('/')
    .flatMap((row, r) => [...row].flatMap((mark, c) => (mark === 'x' ? [[r, c] as const] : [])));

/** Moves squares so that their rows and columns start at 0, and sorts them in reading order. */
export function normalise(squares: readonly Square[]): Square[] {
  const top = Math.min(...squares.map(([row]) => row));
  const left = Math.min(...squares.map(([, column]) => column));
  return squares
    .map(([row, column]) => [row - top, column - left] as const)
    .sort(([a, b], [c, d]) => a - c || b - d);
}

export const heightOf = (squares: readonly Square[]): number => Math.max(...squares.map(([row]) => row)) + 1;
export const widthOf = (squares: readonly Square[]): number =>
  Math.max(...squares.map(([, column]) => column)) + 1;

/** Turns squares by a quarter to the right. */
const turnSquares = (squares: readonly Square[]): Square[] =>
  squares.map(([row, column]) => [column, -row] as const);

const MODELS: readonly (readonly [string, number, number])[] = [
  ['x', 1, 3],
  ['xx', 1, 10],
  ['xxx', 1, 11],
  ['xx/x', 1, 13],
  ['xx/xx', 1, 7],
  ['xxxx', 2, 6],
  ['xxx/x', 2, 6],
  ['xxx/..x', 2, 6],
  ['xxx/.x', 3, 8],
  ['xx/.xx', 4, 5],
  ['.xx/xx', 4, 5],
  ['xxx/x/x', 6, 5],
  ['xxxxx', 7, 4],
  ['xx/xx/x', 8, 5],
  ['xxx/x.x', 9, 4],
  ['.x/xxx/.x', 11, 2],
  ['xxx/.x/.x', 12, 4],
  ['x/.x', 14, 3],
];

/** Every form in each of its distinct orientations. */
export const FORMS: readonly Form[] = MODELS.flatMap(([drawing, from, weight]) => {
  const turns = new Map<string, Square[]>();
  let squares = normalise(read(drawing));
  for (let n = 0; n < 4; n += 1) {
    turns.set(JSON.stringify(squares), squares);
    squares = normalise(turnSquares(squares));
  }
  return [...turns.values()].map((turned) => ({ squares: turned, from, weight: weight / turns.size }));
});

/** Returns a random form that an order offers, chosen by weight. */
export function pickForm(order: number, random: Random): Form {
  const offered = FORMS.filter(({ from }) => from <= order).map((form) => ({
    ...form,
    weight: form.weight * (1 + Math.max(0, form.squares.length - 3) * 0.06 * Math.min(30, order)),
  }));
  const total = offered.reduce((sum, { weight }) => sum + weight, 0);
  let at = random.next() * total;
  const found = offered.find(({ weight }) => (at -= weight) < 0);
  return found ?? { squares: [[0, 0]], from: 1, weight: 1 };
}

/** Returns a piece turned by a quarter, together with its buttons. */
export function turnPiece(piece: Piece): Piece {
  const turned = turnSquares(piece.squares);
  const top = Math.min(...turned.map(([row]) => row));
  const left = Math.min(...turned.map(([, column]) => column));
  const moved = turned.map(([row, column]) => [row - top, column - left] as const);
  return { ...piece, squares: moved, isLoose: true };
}

const touches = ([a, b]: Square, [c, d]: Square): boolean => Math.abs(a - c) + Math.abs(b - d) === 1;

function isWhole(squares: readonly Square[]): boolean {
  const [first, ...others] = squares;
  if (!first) return false;
  const reached = [first];
  let rest = others;
  for (const square of reached) {
    reached.push(...rest.filter((other) => touches(square, other)));
    rest = rest.filter((other) => !touches(square, other));
  }
  return rest.length === 0;
}

/** Splits a piece into two halves, each connected if possible. Returns `null` for a single square. */
export function cutPiece(piece: Piece, nextId: number): [Piece, Piece] | null {
  const count = piece.squares.length;
  if (count < 2) return null;
  const half = Math.floor(count / 2);
  const masks = Array.from({ length: 2 ** count }, (_, mask) => mask);
  const sides = (mask: number): [number[], number[]] => {
    const all = piece.squares.map((_, n) => n);
    return [all.filter((n) => (mask >> n) & 1), all.filter((n) => !((mask >> n) & 1))];
  };
  const at = (n: number): Square => piece.squares[n] ?? [0, 0];
  const even = masks.map(sides).filter(([one]) => one.length === half);
  const split = even.find((parts) => parts.every((part) => isWhole(part.map(at)))) ?? even[0];
  if (!split) return null;
  const make = (part: readonly number[], id: number): Piece => {
    const squares = part.map(at);
    const top = Math.min(...squares.map(([row]) => row));
    const left = Math.min(...squares.map(([, column]) => column));
    return {
      ...piece,
      id,
      squares: squares.map(([row, column]) => [row - top, column - left] as const),
      buttons: part.flatMap((n, index) => (piece.buttons.includes(n) ? [index] : [])),
      isLoose: true,
    };
  };
  return [make(split[0], piece.id), make(split[1], nextId)];
}
