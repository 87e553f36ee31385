import type { Demo } from '../kit/demo.ts';
import { createRandom } from '../kit/random.ts';
import { AIM_LIMIT } from './flight.ts';
import { shoot, type State } from './rules.ts';

interface View {
  state: string;
  bay: State;
  isLoaded: boolean;
  boat: { x: number; y: number };
  /** Distance from the boat at which the hand points. */
  reach: number;
}

/** Tries many aims and returns the one that clears the most bubbles. Loose bubbles count twice. */
function bestAim(bay: State): number {
  let [best, most] = [0, -1];
  for (let aim = -AIM_LIMIT; aim <= AIM_LIMIT; aim += 0.03) {
    const outcome = shoot(bay, aim, createRandom(1))?.outcome;
    if (!outcome) continue;
    const worth = outcome.popped.length + 2 * outcome.dropped.length + outcome.blasted.length;
    if (worth > most) [best, most] = [aim, worth];
  }
  return best;
}

export const demo: Demo = {
  from: 2,
  async play(hand) {
    for (;;) {
      const { state, bay, isLoaded, boat, reach } = await hand.look<View>();
      if (state !== 'playing') {
        await hand.wait(2);
        await hand.press('Enter');
      } else if (isLoaded) {
        const aim = bestAim(bay);
        const [x, y] = [boat.x + Math.sin(aim) * reach, boat.y - Math.cos(aim) * reach];
        await hand.move(x, y);
        await hand.wait(0.35);
        await hand.tap(x, y);
      }
      await hand.wait(0.15);
    }
  },
};
