import { dyeOf } from './fabric-art.ts';
import type { Effects } from './effects.ts';
import { CELL, FIELD, centreOf, type Layout, type Point } from './layout.ts';
import { SIZE } from './quilt.ts';
import type { Seam, Turn } from './rules.ts';
import { phrase } from './texts.ts';

/** Returns the path of the needle along a seam. In a patch it is a winding line. */
function needlePath(layout: Layout, { kind, cells }: Seam): Point[] {
  const points = cells.map((cell) => centreOf(layout, cell));
  if (kind === 'patch') return [0, 1, 2, 5, 4, 3, 6, 7, 8].flatMap((n) => points[n] ?? []);
  const [dx, dy] = kind === 'row' ? [CELL * 0.75, 0] : [0, CELL * 0.75];
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return points;
  return [{ x: first.x - dx, y: first.y - dy }, ...points, { x: last.x + dx, y: last.y + dy }];
}

/** Turns a placement into threads, scraps, flying buttons and numbers. */
export function showTurn(effects: Effects, layout: Layout, turn: Turn): void {
  const order = (cell: number): number => {
    const seam = turn.seams.find(({ cells }) => cells.includes(cell));
    return seam ? seam.cells.indexOf(cell) * 0.04 : 0;
  };
  for (const seam of turn.seams)
    effects.thread(needlePath(layout, seam), seam.isMatching ? '#ffd257' : '#fffaf0');
  let button = 0;
  for (const { cell, fabric, hasButton } of turn.gone) {
    const at = centreOf(layout, cell);
    effects.scrap(at, fabric, 0.12 + order(cell));
    if (turn.gone.length < 22) effects.lint(at, fabric, 3);
    if (hasButton) effects.button(at, layout.jar, 0.3 + 0.08 * button++);
  }
  for (const cell of turn.mended) effects.sparkle(centreOf(layout, cell), 14);
  for (const cell of turn.torn) effects.lint(centreOf(layout, cell), 5, 12);
  const middles = turn.cells.map((cell) => centreOf(layout, cell));
  const middle = {
    x: middles.reduce((sum, { x }) => sum + x, 0) / Math.max(1, middles.length),
    y: middles.reduce((sum, { y }) => sum + y, 0) / Math.max(1, middles.length),
  };
  if (turn.seams.length === 0) return;
  effects.label(`+${turn.gained}`, middle, 34, '#fff3d6');
  const matching = turn.seams.find((seam) => seam.isMatching);
  const words = matching
    ? phrase('pop.matching')
    : turn.seams.length > 1
      ? phrase('pop.atOnce', { count: turn.seams.length })
      : '';
  if (words) {
    const row = Math.floor((turn.cells[0] ?? 0) / SIZE);
    const y = layout.field.y + (row > 4 ? 2 : 6.5) * CELL;
    const color = matching ? dyeOf(turn.gone[0]?.fabric ?? 2) : '#ffd257';
    effects.label(words, { x: layout.field.x + FIELD / 2, y }, 40, matching ? '#ffe08a' : color);
  }
}
