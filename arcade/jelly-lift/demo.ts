import type { Demo, Hand } from '../kit/demo.ts';
import type { Play } from './play.ts';

type View = NonNullable<ReturnType<Play['inspect']>>;

/** Turns the pair, carries it to the best column and drops it. */
async function playPair(hand: Hand, view: View): Promise<void> {
  const { pair, advice } = view;
  if (!pair || !advice) return;
  await hand.wait(0.3);
  const turns = pair.isRound ? 0 : (advice.turn - pair.turn + 4) % 4;
  if (turns === 3) await hand.press('KeyZ', 0.06);
  else
    for (let turn = 0; turn < turns; turn += 1) {
      await hand.press('ArrowUp', 0.06);
      await hand.wait(0.1);
    }
  for (let column = 0; column < 6; column += 1) {
    const seen = (await hand.look<View>()).pair;
    if (!seen || seen.col === advice.col) break;
    await hand.press(advice.col > seen.col ? 'ArrowRight' : 'ArrowLeft', 0.06);
    await hand.wait(0.07);
  }
  await hand.wait(0.35);
  await hand.press('Space', 0.06);
}

export const demo: Demo = {
  from: 2,
  async play(hand) {
    await hand.wait(0.5);
    for (;;) {
      const view = await hand.look<View>();
      if (view.isOver) {
        await hand.wait(0.7);
        await hand.press('Enter');
      } else if (view.phase === 'fall') await playPair(hand, view);
      await hand.wait(0.12);
    }
  },
};
