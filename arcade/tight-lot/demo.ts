import type { Demo } from '../kit/demo.ts';

interface View {
  state: string;
  /** The centre of the car to move next, and its destination. */
  drag?: [[x: number, y: number], [x: number, y: number]];
}

export const demo: Demo = {
  from: 1,
  async play(hand) {
    await hand.wait(0.5);
    for (;;) {
      const { state, drag } = await hand.look<View>();
      if (state === 'playing' && drag) {
        await hand.drag(drag, 0.35);
        await hand.wait(0.4);
      } else {
        await hand.wait(1.4);
        if (state !== 'playing') await hand.press('Enter');
      }
    }
  },
};
