import type { Demo, Hand } from '../kit/demo.ts';
import { solve } from './computer.ts';
import type { Siege } from './state.ts';

interface Seen {
  siege: Siege;
  top: number;
  pull: { full: number; dead: number };
}

/** Returns the nearest remaining snowman of the right fort. */
const targetOf = ({ snowmen }: Siege): Siege['snowmen'][number] | undefined =>
  snowmen.filter((man) => man.side === 1 && man.isUp).sort((one, other) => one.x - other.x)[0];

async function play(hand: Hand): Promise<void> {
  let throws = 0;
  for (;;) {
    const { siege, top, pull } = await hand.look<Seen>();
    const target = targetOf(siege);
    if (siege.phase === 'over' || !target) {
      throws = 0;
      await hand.wait(2.6);
      await hand.press('Enter');
      await hand.wait(0.6);
      continue;
    }
    if (siege.phase !== 'aim' || siege.turn !== 0) {
      await hand.wait(0.1);
      continue;
    }
    const { angle, power } = solve(siege, 0, target, 'snow');
    const strength = throws === 1 ? power - 0.035 : power;
    const length = pull.dead + strength * (pull.full - pull.dead);
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [300, top + 190];
    const [backX, backY] = [x - Math.cos(turn) * length, y + Math.sin(turn) * length];
    await hand.drag(
      [
        [x, y],
        [x - 90, y + 34],
        [(x + backX) / 2 - 30, (y + backY) / 2],
        [backX, backY],
        [backX, backY],
      ],
      1.3,
    );
    throws += 1;
    await hand.wait(0.4);
  }
}

/** The red side pulls back, corrects its aim and hits the snowmen one by one. */
export const demo: Demo = { from: 0.5, play };
