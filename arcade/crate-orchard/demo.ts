import type { Demo } from '../kit/demo.ts';

interface View {
  state: string;
  /** The centre of a piece in the tray, and the point to which it should be dragged. */
  drag?: [[x: number, y: number], [x: number, y: number]];
}

export const demo: Demo = {
  from: 2,
  async play(hand) {
    await hand.wait(0.6);
    for (;;) {
      const { state, drag } = await hand.look<View>();
      if (state === 'playing' && drag) {
        await hand.drag(drag, 0.45);
        await hand.wait(0.4);
      } else {
        await hand.wait(1);
        if (state !== 'playing') await hand.press('Enter');
      }
    }
  },
};
