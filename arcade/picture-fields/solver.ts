import { hasTwoCrops, type Clue, type Crop, type Field } from './puzzle.ts';

/** The possible contents of a square, as bits: 1 empty, 2 the first crop, 4 the second. */
export type Mask = number;
export const BARE: Mask = 1;
export const maskOf = (crop: Crop): Mask => 1 << crop;

/**
 * Reduces the possible contents of each square to those that occur in at least one valid filling of the line. Returns
 * `null` if the line has no valid filling.
 */
export function solveLine(clue: Clue, cells: readonly Mask[]): Mask[] | null {
  const found = cells.map(() => 0);
  const known = new Map<number, boolean>();
  const allows = (cell: number, mask: Mask): boolean => ((cells[cell] ?? 0) & mask) > 0;
  const note = (cell: number, mask: Mask): void => {
    found[cell] = (found[cell] ?? 0) | mask;
  };

  const runs = (at: number, order: number): boolean => {
    const block = clue[order];
    if (!block) return false;
    const mask = maskOf(block.crop);
    const end = at + block.length;
    if (end > cells.length) return false;
    for (let cell = at; cell < end; cell += 1) if (!allows(cell, mask)) return false;
    const needsGap = clue[order + 1]?.crop === block.crop;
    if (needsGap && !allows(end, BARE)) return false;
    if (!fits(needsGap ? end + 1 : end, order + 1)) return false;
    for (let cell = at; cell < end; cell += 1) note(cell, mask);
    if (needsGap) note(end, BARE);
    return true;
  };
  /** Returns whether the squares from `at` on can contain the blocks from `order` on. Records all possible contents. */
  const fits = (at: number, order: number): boolean => {
    if (at >= cells.length) return order >= clue.length;
    const key = at * (clue.length + 1) + order;
    const before = known.get(key);
    if (before !== undefined) return before;
    const isSkipped = allows(at, BARE) && fits(at + 1, order);
    if (isSkipped) note(at, BARE);
    const isRun = runs(at, order);
    known.set(key, isSkipped || isRun);
    return isSkipped || isRun;
  };
  return fits(0, 0) ? found : null;
}

export const blankOf = (field: Field): Mask[] =>
  field.picture.crops.map(() => (hasTwoCrops(field.picture) ? 7 : 3));

const isSure = (mask: Mask): boolean => mask === 1 || mask === 2 || mask === 4;
export const isSolved = (masks: readonly Mask[]): boolean => masks.every(isSure);

/**
 * Reduces the readable lines from `from` up to `to` once. Returns whether a square has changed, and the line in which
 * the most crops became certain.
 */
function sweep(field: Field, masks: Mask[], from: number, to: number): { changed: boolean; best: Step } {
  let changed = false;
  let best: Step = { line: -1, cells: [] };
  for (let line = from; line < to; line += 1) {
    const cells = field.lines[line] ?? [];
    if (field.fog.has(line)) continue;
    const next = solveLine(
      field.clues[line] ?? [],
      cells.map((cell) => masks[cell] ?? 0),
    );
    if (!next) continue;
    const sown: number[] = [];
    cells.forEach((cell, index) => {
      const mask = next[index] ?? 0;
      if (mask === masks[cell]) return;
      changed = true;
      masks[cell] = mask;
      if (isSure(mask) && mask !== BARE) sown.push(cell);
    });
    if (sown.length > best.cells.length) best = { line, cells: sown };
  }
  return { changed, best };
}

/** Squares of one line that certainly contain a crop. */
export interface Step {
  readonly line: number;
  readonly cells: readonly number[];
}

/**
 * Solves a field line by line, as far as it can be solved without guessing. `sweeps` is the number of passes that
 * changed a square.
 */
export function solve(
  field: Field,
  start: readonly Mask[] = blankOf(field),
): { masks: Mask[]; sweeps: number } {
  const masks = [...start];
  let sweeps = 0;
  while (!isSolved(masks) && sweeps < 60) {
    if (!sweep(field, masks, 0, field.lines.length).changed) break;
    sweeps += 1;
  }
  return { masks, sweeps };
}

/** Returns the next squares whose crops follow by logic from the known squares, or `null` if there are none. */
export function nextStep(field: Field, start: readonly Mask[]): Step | null {
  const masks = [...start];
  for (let round = 0; round < 60; round += 1) {
    const half = field.picture.rows;
    for (const [from, to] of [
      [0, half],
      [half, field.lines.length],
    ] as const) {
      const before = [...masks];
      const { best } = sweep(field, masks, from, to);
      if (best.line >= 0) return best;
      if (from > 0 && masks.every((mask, cell) => mask === before[cell]) && round > 1) return null;
    }
  }
  return null;
}
