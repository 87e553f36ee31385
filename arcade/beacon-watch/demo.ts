import type { Demo, Hand } from '../kit/demo.ts';
import { chooseTarget, type Watched } from './keeper.ts';

interface Seen extends Watched {
  readonly isPicking: boolean;
  readonly status: 'watching' | 'dawn' | 'over';
}

export const demo: Demo = {
  from: 9,
  async play(hand: Hand) {
    let isFocused = false;
    let at = { x: 450, y: 250 };
    const focus = async (wanted: boolean): Promise<void> => {
      if (wanted === isFocused) return;
      isFocused = wanted;
      await (wanted ? hand.down('Space') : hand.up('Space'));
    };
    for (;;) {
      const seen = await hand.look<Seen>();
      if (seen.isPicking || seen.status !== 'watching') {
        await focus(false);
        await hand.wait(0.6);
        await hand.press('Enter');
        continue;
      }
      const { aim, isFocused: wanted } = chooseTarget(seen);
      at = { x: at.x + (aim.x - at.x) * 0.45, y: at.y + (aim.y - at.y) * 0.45 };
      await hand.move(at.x, at.y);
      await focus(wanted);
      await hand.wait(0.04);
    }
  },
};
