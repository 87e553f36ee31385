import { note, type Sound } from '../kit/sound.ts';

/** The notes of a pentatonic scale, as on a koto. */
const SCALE = [0, 1, 5, 7, 8, 12, 13, 17, 19, 20, 24] as const;

/** Creates the sounds of the teahouse. */
export function createVoices(sound: Sound) {
  const pluck = (step: number, at = 0, gain = 0.16): void => {
    const freq = note((SCALE[Math.min(SCALE.length - 1, Math.max(0, step))] ?? 0) - 9);
    sound.tone({ freq, duration: 0.5, gain, type: 'triangle', at });
    sound.tone({ freq: freq * 2, duration: 0.2, gain: gain * 0.4, at });
  };
  return {
    choose: () => sound.tone({ freq: 880, slide: 1000, duration: 0.05, gain: 0.1, type: 'triangle' }),
    blocked(): void {
      sound.tone({ freq: 170, slide: 120, duration: 0.1, gain: 0.14, type: 'triangle' });
      sound.noise({ duration: 0.05, gain: 0.06, filter: 700 });
    },
    take(steam: number, order: number): void {
      sound.noise({ duration: 0.05, gain: 0.22, filter: 3600 });
      pluck(steam + (order % 3));
      pluck(steam + (order % 3) + 2, 0.09, 0.12);
      if (steam > 2) sound.noise({ duration: 0.5, gain: 0.03 * steam, filter: 5200, at: 0.1 });
    },
    gold: () => [0, 2, 4, 6, 8].forEach((step, index) => pluck(step, index * 0.07)),
    unseal(): void {
      sound.noise({ duration: 0.4, gain: 0.2, filter: 2600 });
      [3, 5, 7].forEach((step, index) => pluck(step, 0.12 + index * 0.1));
    },
    hint: () => [6, 8].forEach((step, index) => pluck(step, index * 0.1, 0.1)),
    undo: () => sound.tone({ freq: 420, slide: 260, duration: 0.14, gain: 0.1, type: 'triangle' }),
    shuffle(): void {
      for (let index = 0; index < 9; index += 1)
        sound.noise({ duration: 0.04, gain: 0.12, filter: 2400 + index * 160, at: index * 0.06 });
    },
    win: () => [0, 2, 3, 5, 7, 8, 10].forEach((step, index) => pluck(step, index * 0.11)),
    lose: () => [5, 3, 1, 0].forEach((step, index) => pluck(step, index * 0.2, 0.13)),
  };
}

export type Voices = ReturnType<typeof createVoices>;
