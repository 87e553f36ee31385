/** A side: 1 plays coral snails, -1 plays teal scallops. */
export type Side = 1 | -1;

export type Kind = 'void' | 'rock' | 'trench' | 'open' | 'pearl' | 'tide' | 'starfish';

/**
 * A square whose shell can never be turned, and the nearest squares in all directions. A shell on one of these can help
 * the other side to take the square.
 */
export interface Anchor {
  readonly cell: number;
  readonly near: readonly number[];
}

/** A board: everything that never changes during a match. */
export interface Reef {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly kinds: readonly Kind[];
  /** The squares on which shells can be placed. */
  readonly cells: readonly number[];
  /** The squares of `cells`, best first. */
  readonly ranked: readonly number[];
  /** The rays of every square. A ray is the list of squares that a line meets one after another, across trenches. */
  readonly rays: readonly (readonly (readonly number[])[])[];
  /** Points of a shell on each square. */
  readonly worth: readonly number[];
  readonly tides: readonly number[];
  readonly start: readonly (Side | 0)[];
  readonly anchors: readonly Anchor[];
  /** Value of owning a square, from its position alone. */
  readonly weights: readonly number[];
}

export const PEARL_WORTH = 4;

const KINDS: Readonly<Record<string, Kind>> = {
  ' ': 'void',
  '#': 'rock',
  '=': 'trench',
  '.': 'open',
  P: 'pearl',
  T: 'tide',
  S: 'starfish',
  o: 'open',
  x: 'open',
};

const HEADINGS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

const isOpen = (kind: Kind | undefined): boolean =>
  kind !== undefined && kind !== 'void' && kind !== 'rock' && kind !== 'trench';

function rayOf(
  kinds: readonly Kind[],
  columns: number,
  rows: number,
  cell: number,
  heading: readonly [number, number],
): number[] {
  const ray: number[] = [];
  let x = (cell % columns) + heading[0];
  let y = Math.floor(cell / columns) + heading[1];
  while (x >= 0 && y >= 0 && x < columns && y < rows) {
    const kind = kinds[y * columns + x];
    if (kind === 'void' || kind === 'rock') break;
    if (kind !== 'trench') ray.push(y * columns + x);
    x += heading[0];
    y += heading[1];
  }
  return ray;
}

/**
 * Returns the number of axes along which the shell on a square can never be turned: those on which the square has no
 * neighbour on one side.
 */
const safeAxes = (rays: readonly (readonly number[])[]): number =>
  [0, 1, 2, 3].filter((axis) => rays[axis]?.length === 0 || rays[axis + 4]?.length === 0).length;

const PLACE_WEIGHTS = [0, 1, 2, 12, 60] as const;

/** Builds a reef from its upper half. The lower half is the upper half turned by 180 degrees. */
export function createReef(name: string, half: readonly string[]): Reef {
  const lines = [...half, ...half.toReversed().map((line) => line.split('').toReversed().join(''))];
  const columns = lines[0]?.length ?? 0;
  const rows = lines.length;
  const marks = lines.join('').split('');
  const kinds = marks.map((mark) => KINDS[mark] ?? 'void');
  const cells = kinds.flatMap((kind, cell) => (isOpen(kind) ? [cell] : []));
  const rays = kinds.map((kind, cell) =>
    isOpen(kind) ? HEADINGS.map((heading) => rayOf(kinds, columns, rows, cell, heading)) : [],
  );
  const worth = kinds.map((kind) => (kind === 'pearl' ? PEARL_WORTH : isOpen(kind) ? 1 : 0));
  const isSafe = (cell: number): boolean =>
    kinds[cell] === 'starfish' || (kinds[cell] !== 'tide' && safeAxes(rays[cell] ?? []) === 4);
  const weights = kinds.map((_kind, cell) => {
    const place = isSafe(cell) ? 60 : (PLACE_WEIGHTS[Math.min(3, safeAxes(rays[cell] ?? []))] ?? 0);
    return place + ((worth[cell] ?? 1) - 1) * 5;
  });
  return {
    name,
    columns,
    rows,
    kinds,
    cells,
    ranked: cells.toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0)),
    rays,
    worth,
    tides: cells.filter((cell) => kinds[cell] === 'tide'),
    start: marks.map((mark) => (mark === 'o' ? 1 : mark === 'x' ? -1 : 0)),
    anchors: cells.filter(isSafe).map((cell) => ({
      cell,
      near: (rays[cell] ?? []).flatMap((ray) => ray.slice(0, 1)),
    })),
    weights,
  };
}

/** Returns the name of a square in the list of moves: column letter and row number. */
export const squareName = ({ columns }: Reef, cell: number): string =>
  `${String.fromCharCode(97 + (cell % columns))}${Math.floor(cell / columns) + 1}`;
