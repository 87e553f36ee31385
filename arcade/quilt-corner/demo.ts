import type { Demo, Hand } from '../kit/demo.ts';
import type { Play } from './play.ts';

type View = ReturnType<Play['inspect']>;

/** Drags the best piece in an arc from the tray to its best position. */
async function layOne(hand: Hand): Promise<void> {
  const { isOver, from, to } = await hand.look<View>();
  if (isOver || !to) {
    await hand.wait(2);
    await hand.press('Enter');
    return;
  }
  const between = [(from.x + to.x) / 2, Math.min(from.y, to.y) - 30] as const;
  await hand.drag([[from.x, from.y], between, [to.x, to.y]], 0.34);
  await hand.wait(0.15);
}

export const demo: Demo = {
  from: 2,
  async play(hand) {
    await hand.wait(0.3);
    for (;;) await layOne(hand);
  },
};
