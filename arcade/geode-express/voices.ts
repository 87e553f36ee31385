import { note, type Sound } from '../kit/sound.ts';

const SCALE = [0, 3, 5, 7, 10, 12, 15, 17, 19, 22, 24, 27];

/** Creates the sounds of the mine. */
export function createVoices(sound: Sound) {
  const step = (order: number): number => SCALE[Math.min(SCALE.length - 1, Math.max(0, order))] ?? 0;
  return {
    link: (length: number) =>
      sound.tone({ freq: note(step(length - 1) - 7), duration: 0.12, gain: 0.12, type: 'triangle' }),
    unlink: () => sound.tone({ freq: 250, slide: 200, duration: 0.06, gain: 0.06 }),
    refuse: () => sound.tone({ freq: 170, slide: 120, duration: 0.14, gain: 0.12, type: 'triangle' }),
    clear: (order: number) =>
      sound.tone({ freq: note(step(order)), slide: note(step(order) + 5), duration: 0.1, gain: 0.12 }),
    load: (order: number) =>
      sound.tone({ freq: note(step(order) + 5), duration: 0.09, gain: 0.06, type: 'triangle' }),
    crack(): void {
      sound.noise({ duration: 0.16, gain: 0.2, filter: 2600 });
      sound.tone({ freq: note(14), slide: note(22), duration: 0.3, gain: 0.09, at: 0.06 });
    },
    stones: () => sound.noise({ duration: 0.2, gain: 0.2, filter: 700 }),
    drill(): void {
      sound.tone({ freq: 110, slide: 330, duration: 0.34, gain: 0.13, type: 'sawtooth' });
      sound.noise({ duration: 0.34, gain: 0.16, filter: 1500 });
    },
    spark(): void {
      sound.noise({ duration: 0.45, gain: 0.28, filter: 900 });
      sound.tone({ freq: 140, slide: 48, duration: 0.4, gain: 0.26, type: 'triangle' });
    },
    forge: () =>
      sound.sequence(
        [10, 15, 22].map((n) => ({ freq: note(n), duration: 0.22, gain: 0.1, type: 'triangle' as const })),
        0.06,
      ),
    land: () => sound.tone({ freq: 150, slide: 95, duration: 0.06, gain: 0.07, type: 'triangle' }),
    full: () =>
      sound.sequence(
        [12, 19].map((n) => ({ freq: note(n), duration: 0.25, gain: 0.12 })),
        0.1,
      ),
    whistle(): void {
      for (const at of [0, 0.3]) {
        for (const freq of [622, 784, 932])
          sound.tone({
            freq,
            slide: freq * 0.96,
            duration: at === 0 ? 0.2 : 0.6,
            gain: 0.07,
            at,
            type: 'triangle',
          });
        sound.noise({ duration: 0.4, gain: 0.05, filter: 3000, at });
      }
    },
    lose: () =>
      sound.sequence(
        [3, 0, -4, -9].map((n) => ({
          freq: note(n - 9),
          duration: 0.42,
          gain: 0.14,
          type: 'triangle' as const,
        })),
        0.18,
      ),
  };
}

export type Voices = ReturnType<typeof createVoices>;
