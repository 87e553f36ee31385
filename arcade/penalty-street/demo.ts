import type { Demo } from '../kit/demo.ts';

type Spot = [x: number, y: number];

interface View {
  state: string;
  phase: string;
  ball: Spot;
  /** Stage positions near the upper left and upper right corners of the goal. */
  corners: [Spot, Spot];
}

export const demo: Demo = {
  from: 3,
  async play(hand) {
    for (let turn = 0; ;) {
      const { state, phase, ball, corners } = await hand.look<View>();
      const corner = corners[turn % 3 === 1 ? 0 : 1];
      if (state !== 'playing') {
        await hand.wait(2);
        await hand.press('Enter');
      } else if (phase === 'aim') {
        await hand.drag([ball, corner], 0.16);
        turn += 1;
      } else if (phase === 'incoming') {
        await hand.tap(...corner);
        turn += 1;
        await hand.wait(0.8);
      }
      await hand.wait(0.1);
    }
  },
};
