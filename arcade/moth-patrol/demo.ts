import type { Demo, Hand } from '../kit/demo.ts';
import { steerWell, type Watched } from './pilot.ts';

export const demo: Demo = {
  from: 20,
  async play(hand: Hand) {
    for (;;) {
      const seen = await hand.look<Watched & { readonly status: string }>();
      if (seen.status !== 'flying') {
        await hand.wait(1.2);
        await hand.press('Enter');
        continue;
      }
      const { goal, burst } = steerWell(seen);
      await hand.move(goal.x, goal.y);
      if (burst) await hand.press('Space', 0.03);
      await hand.wait(0.04);
    }
  },
};
