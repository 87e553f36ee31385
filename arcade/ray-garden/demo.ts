import type { Demo } from '../kit/demo.ts';
import type { Look } from './look.ts';

/** Turns the glasses of the shortest solution one after another and continues with the next bed. */
export const demo: Demo = {
  from: 0.3,
  async play(hand) {
    await hand.wait(0.9);
    for (;;) {
      const { status, next } = await hand.look<Look>();
      if (status !== 'playing') {
        await hand.wait(2.9);
        await hand.press('Enter');
        await hand.wait(0.8);
      } else if (next) {
        await hand.move(next.x, next.y);
        await hand.wait(0.25);
        await hand.tap(next.x, next.y);
        await hand.wait(0.85);
      } else await hand.wait(0.3);
    }
  },
};
