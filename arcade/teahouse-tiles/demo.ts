import type { Demo } from '../kit/demo.ts';
import { groupOf } from './kinds.ts';

interface Free {
  face: number;
  layer: number;
  x: number;
  y: number;
}

interface View {
  tiles: Free[];
  status: string;
}

/** Returns the free pair that lies highest. */
function highestPair(tiles: readonly Free[]): [Free, Free] | undefined {
  const pairs = tiles.flatMap((a, index) =>
    tiles
      .slice(index + 1)
      .filter((b) => groupOf(b.face) === groupOf(a.face))
      .map((b): [Free, Free] => [a, b]),
  );
  return pairs.toSorted(([a, b], [c, d]) => c.layer + d.layer - a.layer - b.layer)[0];
}

export const demo: Demo = {
  from: 3,
  async play(hand) {
    await hand.wait(1.2);
    for (;;) {
      const { tiles, status } = await hand.look<View>();
      const pair = highestPair(tiles);
      if (status === 'won') {
        await hand.wait(2.4);
        await hand.press('Enter');
        await hand.wait(1.4);
      } else if (pair) {
        for (const { x, y } of pair) {
          await hand.tap(x, y);
          await hand.wait(0.28);
        }
        await hand.wait(0.45);
      } else {
        await hand.press('KeyX');
        await hand.wait(1);
      }
    }
  },
};
