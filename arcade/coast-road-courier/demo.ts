import type { Demo, Hand } from '../kit/demo.ts';
import type { Seen } from './inspect.ts';
import { LANES } from './track.ts';

const TURNS = { left: 'ArrowLeft', right: 'ArrowRight' } as const;

/**
 * Returns the penalty of a lane. It depends on the vehicles ahead in the lane and on the distance of the van from it.
 */
function costOf(seen: Seen, lane: number): number {
  let cost = Math.abs(lane - seen.x) * 0.1;
  for (const { gap, x, width, speed } of seen.vehicles) {
    const isInWay = Math.abs(x - lane) < width / 2 + 1.5 && gap > -3 && gap < 70;
    if (isInWay && (seen.speed > speed || gap < 14)) cost += 60 / (gap + 8);
  }
  return cost;
}

function wishOf(seen: Seen): 'left' | 'right' | undefined {
  const side = seen.split === 0 ? 0 : seen.split * (seen.x < 0 ? -1 : 1);
  const lanes = LANES.map((lane) => lane + side);
  const goal = lanes.reduce((best, lane) => (costOf(seen, lane) < costOf(seen, best) ? lane : best));
  const push = goal - seen.x + seen.bend * seen.speed * 1.6;
  if (Math.abs(push) < 0.7) return undefined;
  return push < 0 ? 'left' : 'right';
}

export const demo: Demo = {
  from: 4,
  async play(hand: Hand) {
    let held: 'left' | 'right' | undefined;
    let isOnGas = false;
    for (;;) {
      const seen = await hand.look<Seen>();
      if (seen.status !== 'driving') {
        if (held) await hand.up(TURNS[held]);
        held = undefined;
        await hand.wait(0.5);
        await hand.press('Enter');
        isOnGas = false;
        continue;
      }
      if (!isOnGas) await hand.down('ArrowUp');
      isOnGas = true;
      const wish = wishOf(seen);
      if (wish !== held) {
        if (held) await hand.up(TURNS[held]);
        if (wish) await hand.down(TURNS[wish]);
        held = wish;
      }
      if (seen.lead !== null && seen.lead < 0.09 * seen.speed) await hand.press('Space', 0.03);
      await hand.wait(0.03);
    }
  },
};
