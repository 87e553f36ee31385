import type { Demo } from '../kit/demo.ts';
import { bestSlide, type Situation } from './advice.ts';
import { lineAt } from './board.ts';

interface View extends Situation {
  readonly isReady: boolean;
  readonly status: 'playing' | 'won' | 'lost';
  readonly cell: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Makes a good slide whenever the loom is at rest. */
export const demo: Demo = {
  from: 0.8,
  async play(hand) {
    for (;;) {
      const view = await hand.look<View>();
      if (view.status === 'won') {
        await hand.wait(3.6);
        await hand.press('Enter');
        await hand.wait(0.4);
        continue;
      }
      const move = view.isReady ? bestSlide(view) : undefined;
      const start = move && view.places[lineAt(move.axis, move.index)[move.shift > 0 ? 1 : 5] ?? 0];
      if (!move || !start) {
        await hand.wait(0.08);
        continue;
      }
      const way = move.shift * view.cell;
      const { x, y } = start;
      const goal = move.axis === 'row' ? ([x + way, y] as const) : ([x, y + way] as const);
      await hand.drag([[x, y], goal], 0.35);
      await hand.wait(0.25);
    }
  },
};
