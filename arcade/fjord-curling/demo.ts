import type { Demo } from '../kit/demo.ts';
import { createRandom } from '../kit/random.ts';
import { pushFor } from './aim.ts';
import type { Match } from './match.ts';
import { createPlan, drawTo, ponder, skillOf } from './planner.ts';
import { TEE_Y } from './sheet.ts';
import { type Stone, runOut } from './stones.ts';

interface Look {
  readonly match: Omit<Match, 'ice'> & { readonly ice: { columns: number; rows: number; frost: number[] } };
  readonly frame: { readonly width: number; readonly height: number };
  readonly aims: boolean;
  readonly team: number;
  readonly running: Stone | undefined;
  readonly state: string;
}

const THOUGHTS = 30;

export const demo: Demo = {
  from: 1,
  async play(hand) {
    const random = createRandom(5);
    let isSweeping = false;
    let meantY = TEE_Y;
    for (;;) {
      const { match, frame, aims, team, running, state } = await hand.look<Look>();
      const played: Match = { ...match, ice: { ...match.ice, frost: Float64Array.from(match.ice.frost) } };
      if (state === 'won' || state === 'lost') {
        await hand.wait(1.2);
        await hand.press('Enter');
      } else if (aims) {
        const plan = createPlan(played);
        for (let count = 0; count < THOUGHTS; count += 1) ponder(plan, played, skillOf('keen'), random);
        const best = plan.best ?? drawTo(0, TEE_Y, 1, played.ice);
        const isDraw = best.speed < 3.8;
        const delivery = { ...best, speed: isDraw ? best.speed - 0.09 : best.speed };
        meantY = isDraw ? TEE_Y : 0;
        const { dx, forward } = pushFor(delivery);
        const [x, y] = [frame.width / 2, frame.height - 130];
        const wanted = { x: x + (delivery.handle === 1 ? 120 : -120), y: frame.height - 50 };
        await hand.tap(wanted.x, wanted.y);
        await hand.drag(
          [
            [x, y],
            [x + dx * 1.3, y - forward * 0.6],
            [x + dx, y - forward],
          ],
          0.8,
        );
      } else if (running && team === 0) {
        const end = runOut(played.stones, played.ice).at(-1);
        const comesShort = end !== undefined && end.y < meantY - 0.05 && running.y > 3;
        if (comesShort !== isSweeping) await (comesShort ? hand.down('Space') : hand.up('Space'));
        isSweeping = comesShort;
        await hand.wait(0.1);
      } else {
        if (isSweeping) await hand.up('Space');
        isSweeping = false;
        await hand.wait(0.15);
      }
    }
  },
};
