import type { Demo, Hand } from '../kit/demo.ts';
import type { Play } from './play.ts';

type View = ReturnType<Play['inspect']>;

/**
 * Spins the best block if the well is at rest: left turns by dragging, right turns by a tap. Otherwise waits a moment.
 */
async function spinOnce(hand: Hand): Promise<void> {
  const view = await hand.look<View>();
  if (view.isOver) {
    await hand.wait(1.6);
    await hand.press('Enter');
    return;
  }
  if (!view.isReady || !view.advice) {
    await hand.wait(0.1);
    return;
  }
  const { x, y, turn } = view.advice;
  await hand.move(x + 12, y - 12);
  await hand.wait(0.15);
  if (turn === 1) await hand.tap(x, y);
  else
    await hand.drag(
      [
        [x + 34, y],
        [x + 24, y - 24],
        [x, y - 34],
      ],
      0.3,
    );
  await hand.wait(0.2);
}

export const demo: Demo = {
  from: 2,
  async play(hand) {
    await hand.wait(0.5);
    for (;;) await spinOnce(hand);
  },
};
