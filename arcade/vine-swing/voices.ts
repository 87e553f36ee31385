import { note, type Sound } from '../kit/sound.ts';

const MARIMBA = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const;

/** Creates the sounds of the jungle. */
export function createVoices(sound: Sound) {
  const knock = (step: number, at = 0, gain = 0.16): void => {
    const freq = note((MARIMBA[Math.min(step, MARIMBA.length - 1)] ?? 0) - 5);
    sound.tone({ freq, duration: 0.24, gain, at });
    sound.tone({ freq: freq * 4, duration: 0.05, gain: gain * 0.3, at });
  };
  return {
    hook(): void {
      sound.noise({ duration: 0.1, gain: 0.12, filter: 2200 });
      sound.tone({ freq: 300, slide: 480, duration: 0.09, gain: 0.1, type: 'triangle' });
    },
    leaf(): void {
      sound.noise({ duration: 0.22, gain: 0.16, filter: 4200 });
      knock(4);
    },
    release: () => sound.tone({ freq: 420, slide: 760, duration: 0.16, gain: 0.08, type: 'triangle' }),
    snap(): void {
      sound.noise({ duration: 0.12, gain: 0.26, filter: 1500 });
      sound.tone({ freq: 190, slide: 80, duration: 0.14, gain: 0.14, type: 'square' });
    },
    bounce: () => sound.tone({ freq: 150, slide: 520, duration: 0.22, gain: 0.2 }),
    carry(): void {
      for (const at of [0, 0.16, 0.32])
        sound.tone({ freq: 640, slide: 880, duration: 0.1, gain: 0.1, type: 'square', at });
    },
    fruit: (factor: number, order: number) => knock(order + factor - 1),
    arc: () => [2, 4, 6, 9].forEach((step, index) => knock(step, index * 0.06)),
    splash(): void {
      sound.noise({ duration: 0.6, gain: 0.3, filter: 1000 });
      sound.tone({ freq: 320, slide: 90, duration: 0.4, gain: 0.14 });
    },
    fog: () => sound.tone({ freq: 200, slide: 60, duration: 0.8, gain: 0.18, type: 'sawtooth' }),
    win: () => [0, 2, 4, 5, 7, 9, 10].forEach((step, index) => knock(step, index * 0.09)),
  };
}

export type Voices = ReturnType<typeof createVoices>;
