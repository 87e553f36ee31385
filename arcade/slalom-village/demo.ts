import type { Demo } from '../kit/demo.ts';

interface View {
  phase: string;
  /** The position at which the pointer leads the skier along the best line. */
  goal: { x: number; y: number };
  wish: { tuck: boolean; plough: boolean; trick: boolean };
}

const KEYS = ['ArrowUp', 'ArrowDown'] as const;

/** Steers with the mouse, tucks with a key, does tricks in the air, and continues with the next course. */
export const demo: Demo = {
  from: 4,
  async play(hand) {
    const held = new Set<string>();
    for (;;) {
      const { phase, goal, wish } = await hand.look<View>();
      const isRacing = phase === 'race';
      if (isRacing) await hand.move(goal.x, goal.y);
      const wanted = [wish.tuck, wish.plough];
      for (const [index, key] of KEYS.entries()) {
        const isWanted = isRacing && wanted[index] === true;
        if (isWanted === held.has(key)) continue;
        await (isWanted ? hand.down(key) : hand.up(key));
        if (isWanted) held.add(key);
        else held.delete(key);
      }
      if (isRacing && wish.trick) await hand.press('Space', 0.04);
      if (isRacing) await hand.wait(0.02);
      else {
        await hand.wait(2.6);
        await hand.press('Enter');
      }
    }
  },
};
