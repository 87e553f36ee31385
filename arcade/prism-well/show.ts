import { rowOf } from './board.ts';
import { lightColor } from './crystal-art.ts';
import type { Effects } from './effects.ts';
import { CELL, FIELD, centreOf, lampPoint, type Layout, type Point } from './layout.ts';
import type { Lamp } from './light.ts';
import type { Board, Step } from './rules.ts';
import { phrase } from './texts.ts';

/** Turns one clearing into beams, motes, sparks and numbers. `board` is the board before the clearing. */
export function showFires(
  effects: Effects,
  layout: Layout,
  board: Board,
  lamps: readonly Lamp[],
  step: Step,
): void {
  const { field } = layout;
  const places = step.cleared.map((cell) => centreOf(layout, cell));
  step.cleared.forEach((cell, n) => {
    const crystal = board[cell];
    const point = places[n];
    if (!crystal || !point) return;
    if (crystal.type === 'dark') effects.dust(point);
    else effects.burst(point, crystal.kind, step.cleared.length > 10 ? 4 : 7);
    if (crystal.isVined) effects.leaves(point);
    if (crystal.type === 'flare') {
      const across = (y: number): [Point, Point] => [
        { x: field.x, y },
        { x: field.x + FIELD, y },
      ];
      const down = (x: number): [Point, Point] => [
        { x, y: field.y },
        { x, y: field.y + FIELD },
      ];
      effects.beam(...across(point.y), crystal.kind, 46);
      effects.beam(...down(point.x), crystal.kind, 46);
    }
  });
  step.hits.forEach(({ cell, kind, lamp, strength, isScattered }, n) => {
    const target = lamps[lamp];
    if (!target) return;
    const from = centreOf(layout, cell);
    const to = lampPoint(layout, target);
    effects.mote(from, to, kind, lamp, strength, Math.min(0.4, n * 0.03));
    if (isScattered) {
      effects.beam(from, to, kind, 26);
      return;
    }
    const isLevel = target.side === 'left' || target.side === 'right';
    effects.beam(from, isLevel ? { x: to.x, y: from.y } : { x: from.x, y: to.y }, kind, 15);
  });
  for (const { cell, kind } of step.fired) {
    effects.ring(centreOf(layout, cell), kind, 26);
    effects.burst(centreOf(layout, cell), kind, 18);
  }
  const middle = places.reduce(
    (sum, { x, y }) => ({ x: sum.x + x / places.length, y: sum.y + y / places.length }),
    { x: 0, y: 0 },
  );
  const kinds = step.cleared.flatMap((cell) => board[cell]?.kind ?? []);
  effects.label(`+${step.gained}`, middle, 26 + step.multiplier * 2, lightColor(kinds[0] ?? 6));
  if (step.chain > 1) {
    const at = { x: field.x + FIELD / 2, y: field.y + CELL * (rowOf(step.cleared[0] ?? 0) > 3 ? 2 : 6) };
    effects.label(phrase('pop.chain', { chain: step.chain }), at, 38, '#ffffff');
  }
}
