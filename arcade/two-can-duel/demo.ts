import type { Demo } from '../kit/demo.ts';

interface Way {
  x: number;
  y: number;
}

interface View {
  state: string;
  phase: string;
  /** Directions to the rival and to the middle of the roof, as seen on the screen. */
  towards: Way;
  home: Way;
  isReady: boolean;
}

const keys = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

export const demo: Demo = {
  from: 3.5,
  async play(hand) {
    const held = new Set<string>();
    const steer = async ({ x, y }: Way): Promise<void> => {
      const length = Math.hypot(x, y) || 1;
      for (const [key, [dx, dy]] of Object.entries(keys)) {
        const isWanted = (x * dx + y * dy) / length > 0.38;
        if (isWanted === held.has(key)) continue;
        if (isWanted) held.add(key);
        else held.delete(key);
        await (isWanted ? hand.down(key) : hand.up(key));
      }
    };
    for (;;) {
      const { state, phase, towards, home, isReady } = await hand.look<View>();
      const distance = Math.hypot(towards.x, towards.y);
      if (state !== 'playing') {
        await hand.wait(2);
        await hand.press('Enter');
      } else if (phase === 'fight') {
        const isAtEdge = Math.hypot(home.x, home.y) > 2.6;
        await steer(isAtEdge ? home : towards);
        if (isReady && distance < 2.4 && !isAtEdge) await hand.press('Space');
      }
      await hand.wait(0.06);
    }
  },
};
