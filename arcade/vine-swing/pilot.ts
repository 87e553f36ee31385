import type { Body } from './rope.ts';
import { targetOf, type Run } from './run.ts';
import type { Anchor } from './world.ts';

/** The visible state that a player steers by. */
export interface Sight {
  readonly mode: Run['mode'];
  readonly body: Body;
  readonly angle: number;
  readonly spin: number;
  readonly river: number;
  readonly hasLeaf: boolean;
  readonly mushrooms: readonly { readonly x: number; readonly y: number }[];
  readonly anchors: readonly Anchor[];
}

export const sightOf = ({ mode, body, rope, river, world, hasLeaf }: Run): Sight => ({
  mode,
  body,
  angle: rope?.angle ?? 0,
  spin: rope?.spin ?? 0,
  river,
  hasLeaf,
  mushrooms: world.mushrooms.filter(({ x }) => x > body.x - 100 && x < body.x + 500),
  anchors: world.anchors.filter(({ x, holds }) => holds > 0 && x > body.x - 60 && x < body.x + 700),
});

/**
 * Returns whether the pilot holds the button. The pilot swings well past the middle, lets go, and catches the next
 * anchor on the way down.
 */
export function shouldHold({ mode, body, angle, spin, anchors, river, hasLeaf, mushrooms }: Sight): boolean {
  if (mode === 'sit') return true;
  if (mode === 'carried') return false;
  if (mode === 'swing') return angle < 0.72 && !(angle > 0.25 && spin < 0.9);
  const target = targetOf(anchors, body);
  if (target) return body.vy > -60 || target.x - body.x < 130;
  const isSaved = mushrooms.some(({ x }) => Math.abs(x - body.x - body.vx * 0.2) < 70);
  return hasLeaf && !isSaved && body.vy > 0 && body.y > river - 190;
}
