import type { Demo, Hand } from '../kit/demo.ts';
import type { Look } from './look.ts';

const KEYS = { right: 'ArrowRight', left: 'ArrowLeft', up: 'ArrowUp', down: 'ArrowDown' } as const;
type Way = keyof typeof KEYS;

/** Returns the first tile of the shortest way to the nearest goal, or the hero's tile if no goal can be reached. */
function nextTile({ tiles, width, hero }: Look, goals: readonly number[]): number {
  const from = new Map<number, number>([[hero.tile, hero.tile]]);
  for (const tile of from.keys()) {
    if (tile !== hero.tile && goals.includes(tile)) {
      let at = tile;
      for (let before = from.get(at); before !== hero.tile && before !== undefined; before = from.get(at))
        at = before;
      return at;
    }
    for (const to of [tile + 1, tile - 1, tile + width, tile - width])
      if (tiles[to] === '.' && !from.has(to)) from.set(to, tile);
  }
  return hero.tile;
}

async function steer(hand: Hand, wanted: ReadonlySet<Way>, held: Set<Way>): Promise<void> {
  for (const way of held) {
    if (wanted.has(way)) continue;
    held.delete(way);
    await hand.up(KEYS[way]);
  }
  for (const way of wanted) {
    if (held.has(way)) continue;
    held.add(way);
    await hand.down(KEYS[way]);
  }
}

/**
 * Collects all items except flasks, always the nearest one next, and then walks to the exit. Throws up to two flames at
 * shades that come close.
 */
export const demo: Demo = {
  from: 1,
  async play(hand) {
    const held = new Set<Way>();
    let thrown = 0;
    for (;;) {
      const look = await hand.look<Look>();
      if (look.status !== 'playing') {
        await steer(hand, new Set(), held);
        await hand.wait(3);
        await hand.press('Enter');
        await hand.wait(0.4);
        continue;
      }
      if (look.nearestShade < 3.2 && thrown < 2) {
        thrown += 1;
        await hand.press('Space');
      }
      const items = look.items.filter(({ kind }) => kind !== 'flask').map(({ tile }) => tile);
      const goals = items.length > 0 ? items : [look.exit];
      const next = nextTile(look, goals);
      const dx = (next % look.width) + 0.5 - look.hero.x;
      const dy = Math.floor(next / look.width) + 0.5 - look.hero.y;
      const wanted = new Set<Way>();
      if (Math.abs(dx) > 0.16) wanted.add(dx > 0 ? 'right' : 'left');
      if (Math.abs(dy) > 0.16) wanted.add(dy > 0 ? 'down' : 'up');
      await steer(hand, wanted, held);
      await hand.wait(0.03);
    }
  },
};
