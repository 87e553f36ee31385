import type { Demo } from '../kit/demo.ts';

interface View {
  state: string;
  /** The centres of two gems that are worth swapping. Undefined while the board is not at rest. */
  swap?: [[x: number, y: number], [x: number, y: number]];
}

export const demo: Demo = {
  from: 2,
  async play(hand) {
    for (;;) {
      const { state, swap } = await hand.look<View>();
      if (state !== 'playing') {
        await hand.wait(2);
        await hand.press('Enter');
      } else if (swap) await hand.drag(swap, 0.2);
      await hand.wait(0.15);
    }
  },
};
