import type { Demo, Hand } from '../kit/demo.ts';
import type { Play } from './play.ts';

type View = ReturnType<Play['inspect']>;

/** Waits for the player's turn, points at a square, and places a shell. */
async function layOne(hand: Hand): Promise<void> {
  const { isOver, isTurn, to } = await hand.look<View>();
  if (isOver) {
    await hand.wait(2.2);
    await hand.press('Enter');
    return;
  }
  if (!isTurn || !to) {
    await hand.wait(0.06);
    return;
  }
  await hand.move(to.x, to.y);
  await hand.wait(0.38);
  await hand.tap(to.x, to.y);
  await hand.wait(0.1);
}

export const demo: Demo = {
  from: 9,
  async play(hand) {
    await hand.wait(0.5);
    for (;;) await layOne(hand);
  },
};
