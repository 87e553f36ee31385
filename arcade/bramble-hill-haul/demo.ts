import type { Demo } from '../kit/demo.ts';

interface View {
  ending?: string;
  advice: { gas: boolean; brake: boolean; net: boolean };
}

/** Drives at an even pace, levels the truck in the air and throws the net before rough stretches. */
export const demo: Demo = {
  from: 3,
  async play(hand) {
    const held = new Set<string>();
    const hold = async (code: string, isHeld: boolean): Promise<void> => {
      if (held.has(code) === isHeld) return;
      if (isHeld) held.add(code);
      else held.delete(code);
      await (isHeld ? hand.down(code) : hand.up(code));
    };
    for (;;) {
      const { ending, advice } = await hand.look<View>();
      await hold('ArrowRight', !ending && advice.gas);
      await hold('ArrowLeft', !ending && advice.brake);
      if (ending) {
        await hand.wait(2.4);
        await hand.press('Enter');
      } else if (advice.net) await hand.press('Space');
      await hand.wait(0.03);
    }
  },
};
