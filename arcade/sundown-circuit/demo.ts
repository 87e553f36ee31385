import type { Demo } from '../kit/demo.ts';

interface View {
  phase: string;
  goal: { x: number; y: number };
  wish: { brake: boolean; drift: boolean };
}

/** Points the mouse along the best line and drifts through the tight bends with the space bar. */
export const demo: Demo = {
  from: 4,
  async play(hand) {
    let isHeld = false;
    for (;;) {
      const { phase, goal, wish } = await hand.look<View>();
      const isRacing = phase !== 'over';
      if (isRacing) await hand.move(goal.x, goal.y);
      const isWished = isRacing && (wish.drift || wish.brake);
      if (isWished !== isHeld) await (isWished ? hand.down('Space') : hand.up('Space'));
      isHeld = isWished;
      if (isRacing) await hand.wait(0.02);
      else {
        await hand.wait(2.4);
        await hand.press('Enter');
      }
    }
  },
};
