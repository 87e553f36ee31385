import { GROUPS, SIZE, catCells, complete, cover, isMatching, placesFor, type Table } from './quilt.ts';
import type { State } from './rules.ts';

export interface Advice {
  readonly slot: number;
  readonly row: number;
  readonly column: number;
  readonly worth: number;
}

/**
 * Returns how uneven the quilt is. A covered or torn square counts more, the more of its sides are open. A bare square
 * counts only if at least three of its sides are closed.
 */
function roughness(table: Table, quilt: State['quilt']): number {
  const isClosed = (row: number, column: number): boolean =>
    row < 0 ||
    column < 0 ||
    row >= SIZE ||
    column >= SIZE ||
    quilt[row * SIZE + column] !== null ||
    table.rips.includes(row * SIZE + column);
  let rough = 0;
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      const sides = [
        isClosed(row - 1, column),
        isClosed(row + 1, column),
        isClosed(row, column - 1),
        isClosed(row, column + 1),
      ].filter(Boolean).length;
      if (isClosed(row, column)) rough += (4 - sides) * 0.35 + 0.6;
      else rough += sides === 4 ? 4 : sides === 3 ? 1.6 : 0;
    }
  }
  return rough;
}

/** Returns the value of sewing a piece on at a position. */
function worthOf(state: State, slot: number, row: number, column: number): number {
  const piece = state.tray[slot];
  const cells = piece ? cover(state, piece.squares, row, column) : null;
  if (!piece || !cells) return -Infinity;
  const quilt = state.quilt.map((cloth, cell) =>
    cells.includes(cell) ? { fabric: piece.fabric, hasButton: false } : cloth,
  );
  const seams = complete(quilt, state.rips);
  const stitched = new Set(seams.flatMap((seam) => seam.cells));
  const after = quilt.map((cloth, cell) => (stitched.has(cell) ? null : cloth));
  const wants = (wish: string): boolean =>
    state.goals.some((goal, n) => goal.wish === wish && (state.done[n] ?? 0) < goal.need);
  let worth = seams.length * (wants('lines') ? 12 : 8) + (seams.length > 1 ? 6 : 0) - roughness(state, after);
  worth += seams.filter((seam) => isMatching(quilt, seam)).length * (wants('matching') ? 25 : 5);
  for (const group of GROUPS) {
    if (!group.cells.some((cell) => cells.includes(cell))) continue;
    const filled = group.cells.filter((cell) => after[cell]).length;
    worth += filled ** 2 * 0.014;
    if (isMatching(after, group)) worth += filled * (wants('matching') ? 0.5 : 0.12);
  }
  if (wants('rips')) worth += state.rips.filter((cell) => stitched.has(cell)).length * 12;
  if (wants('cat') && state.cat) worth += catCells(state.cat.at).some((cell) => stitched.has(cell)) ? 15 : 0;
  if (wants('buttons')) worth += [...stitched].filter((cell) => state.quilt[cell]?.hasButton).length * 5;
  return worth;
}

/** Returns the best position for any piece of the tray, or `null` if no piece fits. */
export function advise(state: State): Advice | null {
  let best: Advice | null = null;
  state.tray.forEach((piece, slot) => {
    for (const [row, column] of piece ? placesFor(state, piece.squares) : []) {
      const worth = worthOf(state, slot, row, column);
      if (!best || worth > best.worth) best = { slot, row, column, worth };
    }
  });
  return best;
}
