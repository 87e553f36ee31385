import type { Demo, Hand } from '../kit/demo.ts';
import { createRandom } from '../kit/random.ts';
import { type Mind, createMind, decide } from './computer.ts';
import { difficulty } from './difficulty.ts';
import type { Match } from './state.ts';
import { cellAt, centreOf } from './yards.ts';

interface Seen {
  match: Match;
  isTurned: boolean;
}

const KEYS = ['KeyA', 'KeyD', 'KeyW', 'KeyS'] as const;

/** Removes the tiles of the route that were already passed. */
function shorten(mind: Mind, { match }: Seen): void {
  const [me] = match.painters;
  const at = mind.route.indexOf(cellAt(me.x, me.y));
  const goal = centreOf(mind.route[at] ?? 0);
  const isThere = at >= 0 && Math.abs(goal.x - me.x) < 0.36 && Math.abs(goal.y - me.y) < 0.36;
  mind.route.splice(0, at + (isThere ? 1 : 0));
}

/** Returns the keys that lead to the next tile of the route. */
function keysFor(mind: Mind, { match, isTurned }: Seen): string[] {
  const [me] = match.painters;
  const [next] = mind.route;
  if (next === undefined) return [];
  const goal = centreOf(next);
  const [dx, dy] = [goal.x - me.x, goal.y - me.y];
  const [x, y] = isTurned ? [dy, -dx] : [dx, dy];
  const across = Math.abs(x) > 0.22 ? [x < 0 ? KEYS[0] : KEYS[1]] : [];
  const along = Math.abs(y) > 0.22 ? [y < 0 ? KEYS[2] : KEYS[3]] : [];
  return [...across, ...along];
}

async function play(hand: Hand): Promise<void> {
  const mind = createMind();
  const { next: random } = createRandom(12);
  const held = new Set<string>();
  const strength = { ...difficulty(3, 12), pause: 0 };
  const wait = 0.05;
  for (;;) {
    const seen = await hand.look<Seen>();
    if (seen.match.phase === 'over') {
      for (const key of held) await hand.up(key);
      held.clear();
      await hand.wait(3);
      await hand.press('Enter');
      await hand.wait(0.5);
      continue;
    }
    shorten(mind, seen);
    const { splash } = decide(seen.match, 0, strength, mind, wait, random);
    const wanted = keysFor(mind, seen);
    for (const key of KEYS) {
      if (wanted.includes(key) === held.has(key)) continue;
      if (held.has(key)) {
        held.delete(key);
        await hand.up(key);
      } else {
        held.add(key);
        await hand.down(key);
      }
    }
    if (splash) await hand.press('Space');
    await hand.wait(wait);
  }
}

/** Cora draws rings, fills up at the tub and splashes Teo when he comes near. */
export const demo: Demo = { from: 8, play };
