import type { Demo } from '../kit/demo.ts';
import { shouldHold, type Sight } from './pilot.ts';

interface View extends Sight {
  readonly status: string;
}

export const demo: Demo = {
  from: 2,
  async play(hand) {
    let isHeld = false;
    const hold = async (wanted: boolean): Promise<void> => {
      if (wanted === isHeld) return;
      isHeld = wanted;
      await (wanted ? hand.down('Space') : hand.up('Space'));
    };
    await hand.wait(0.7);
    for (;;) {
      const view = await hand.look<View>();
      if (view.status === 'playing') await hold(shouldHold(view));
      else {
        await hold(false);
        await hand.wait(view.status === 'won' ? 2.6 : 2.2);
        await hand.press('Enter');
        await hand.wait(0.9);
      }
      await hand.wait(0.016);
    }
  },
};
