import type { Demo } from '../kit/demo.ts';
import { bestChain, type Situation } from './advice.ts';

interface View extends Situation {
  readonly isReady: boolean;
  readonly status: 'playing' | 'won' | 'lost';
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

type Point = readonly [x: number, y: number];

/** Returns the corners of a stroke: points on a straight run are left out. */
const corners = (points: readonly Point[]): Point[] =>
  points.filter(([x, y], at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (!before || !after) return true;
    return Math.abs(x - before[0] - (after[0] - x)) + Math.abs(y - before[1] - (after[1] - y)) > 1;
  });

/**
 * Draws a good chain whenever the board is at rest. The first chain is short and no chain is long, so that the preview
 * shows more of them.
 */
export const demo: Demo = {
  from: 0.6,
  async play(hand) {
    for (let turn = 0; ;) {
      const view = await hand.look<View>();
      if (view.status === 'won') {
        await hand.wait(3.2);
        await hand.press('Enter');
        await hand.wait(0.5);
        continue;
      }
      const longest = turn === 0 ? 4 : 6;
      const chain = view.isReady ? bestChain(view, 60).slice(0, longest) : [];
      const points = chain.flatMap((cell): Point[] => {
        const place = view.places[cell];
        return place ? [[place.x, place.y]] : [];
      });
      if (points.length < 3) {
        await hand.wait(0.05);
        continue;
      }
      turn += 1;
      const stroke = corners(points);
      await hand.drag(stroke, 0.12 * stroke.length);
      await hand.wait(0.15);
    }
  },
};
