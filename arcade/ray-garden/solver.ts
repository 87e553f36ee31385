import { isTurnable, turn, type Garden, type Setting } from './garden.ts';
import { isInBloom } from './light.ts';

/**
 * Returns the shortest sequence of turns that opens all flowers in each remaining hour, one hour after the other. A
 * turn is given as the index of its piece. Returns `null` if none was found within the first `limit` settings.
 */
export function solve(garden: Garden, start: Setting, hour = 0, limit = 40_000): number[] | null {
  const turnable = garden.pieces.flatMap((piece, index) => (isTurnable(piece) ? [index] : []));
  const hours = garden.suns.length;
  interface Node {
    readonly setting: Setting;
    readonly hour: number;
    readonly before: Node | null;
    readonly index: number;
  }
  const seen = new Set<string>();
  const queue: Node[] = [{ setting: start, hour, before: null, index: -1 }];
  for (const node of queue) {
    const key = `${node.hour}:${node.setting.join('')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > limit) return null;
    const reached = node.before && isInBloom(garden, node.setting, node.hour) ? node.hour + 1 : node.hour;
    if (reached >= hours) {
      const way: number[] = [];
      for (let at: Node | null = node; at?.before; at = at.before) way.unshift(at.index);
      return way;
    }
    const from = reached === node.hour ? node : { ...node, hour: reached };
    for (const index of turnable) {
      const setting = turn(garden, node.setting, index);
      if (setting !== node.setting) queue.push({ setting, hour: reached, before: from, index });
    }
  }
  return null;
}

/**
 * Returns the difficulty of a bed. It grows with the number of turns, of possible settings, of flowers and of hours.
 */
export function gradeOf(garden: Garden, par: number): number {
  const choices = garden.pieces.reduce(
    (sum, piece) => sum + (piece.kind === 'stand' ? Math.log2(3) : isTurnable(piece) ? 1 : 0),
    0,
  );
  return par + choices + garden.flowers.length * 0.5 + (garden.suns.length - 1) * 2;
}
