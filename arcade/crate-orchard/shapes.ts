/** A polyomino: its cells as [row, column], normalised to start at 0, 0. */
export interface Shape {
  readonly cells: readonly (readonly [number, number])[];
  readonly width: number;
  readonly height: number;
  /** The level from which the shape is dealt. */
  readonly from: number;
  /** Relative frequency with which it is dealt. */
  readonly weight: number;
}

/** [drawing, first level, weight]: rows are separated by a slash, `#` is a cell. */
const drawings: readonly (readonly [string, number, number])[] = [
  ['#', 1, 3],
  ['##', 1, 5],
  ['#/#', 1, 5],
  ['###', 1, 5],
  ['#/#/#', 1, 5],
  ['##/#.', 1, 4],
  ['##/.#', 1, 4],
  ['#./##', 1, 4],
  ['.#/##', 1, 4],
  ['##/##', 1, 7],
  ['####', 2, 3],
  ['#/#/#/#', 2, 3],
  ['###/#..', 2, 2],
  ['###/..#', 2, 2],
  ['#../###', 2, 2],
  ['..#/###', 2, 2],
  ['##/#./#.', 2, 2],
  ['##/.#/.#', 2, 2],
  ['###/.#.', 3, 3],
  ['.#./###', 3, 3],
  ['#./##/#.', 3, 3],
  ['.#/##/.#', 3, 3],
  ['##./.##', 4, 2],
  ['.##/##.', 4, 2],
  ['#./##/.#', 4, 2],
  ['.#/##/#.', 4, 2],
  ['#####', 6, 2],
  ['#/#/#/#/#', 6, 2],
  ['###/#../#..', 7, 2],
  ['###/..#/..#', 7, 2],
  ['#.#/###', 9, 2],
  ['###/#.#', 9, 2],
  ['.#./###/.#.', 11, 2],
  ['#./.#', 12, 2],
  ['.#/#.', 12, 2],
];

function parse([drawing, from, weight]: readonly [string, number, number]): Shape {
  const rows = drawing.split('/');
  const cells = rows.flatMap((row, r) =>
    [...row].flatMap((mark, c) => (mark === '#' ? [[r, c] as const] : [])),
  );
  return { cells, width: Math.max(...rows.map((row) => row.length)), height: rows.length, from, weight };
}

/** Every shape of the orchard. A shape is identified by its index in this list. */
export const shapes: readonly Shape[] = drawings.map(parse);
