import { note, type Sound } from '../kit/sound.ts';

const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];

/** Creates the sounds of the bay. */
export function createVoices(sound: Sound) {
  return {
    shoot(): void {
      sound.tone({ freq: 230, slide: 560, duration: 0.13, gain: 0.16, type: 'triangle' });
      sound.noise({ duration: 0.08, gain: 0.08, filter: 1800 });
    },
    bounce: () => sound.tone({ freq: 420, slide: 300, duration: 0.06, gain: 0.08, type: 'triangle' }),
    stick: () => sound.tone({ freq: 260, slide: 190, duration: 0.09, gain: 0.14, type: 'sine' }),
    pop(order: number, streak: number): void {
      const step = SCALE[Math.min(SCALE.length - 1, order + Math.min(4, streak - 1))] ?? 0;
      sound.tone({ freq: note(step - 2), slide: note(step + 8), duration: 0.1, gain: 0.15, type: 'sine' });
    },
    splash(): void {
      sound.noise({ duration: 0.22, gain: 0.12, filter: 900 });
      sound.tone({ freq: 500, slide: 180, duration: 0.16, gain: 0.07 });
    },
    blast(): void {
      sound.noise({ duration: 0.5, gain: 0.32, filter: 700 });
      sound.tone({ freq: 130, slide: 45, duration: 0.45, gain: 0.3, type: 'triangle' });
    },
    swap: () =>
      sound.sequence(
        [
          { freq: 480, duration: 0.06, gain: 0.09 },
          { freq: 640, duration: 0.07, gain: 0.09 },
        ],
        0.06,
      ),
    rise: () => sound.tone({ freq: 150, slide: 240, duration: 0.6, gain: 0.14, type: 'sawtooth' }),
    ebb: () =>
      sound.sequence(
        [9, 5, 2].map((n) => ({ freq: note(n), duration: 0.25, gain: 0.12 })),
        0.09,
      ),
    sink(): void {
      sound.noise({ duration: 0.3, gain: 0.18, filter: 400 });
      sound.tone({ freq: 95, slide: 70, duration: 0.35, gain: 0.2, type: 'square' });
    },
    pearl: () =>
      sound.sequence(
        [12, 16, 19, 24].map((n) => ({ freq: note(n), duration: 0.4, gain: 0.09 })),
        0.07,
      ),
    win: () =>
      sound.sequence(
        [0, 4, 7, 12, 16, 19].map((n) => ({
          freq: note(n - 5),
          duration: 0.4,
          gain: 0.15,
          type: 'triangle' as const,
        })),
        0.1,
      ),
    lose: () =>
      sound.sequence(
        [5, 2, -2, -7].map((n) => ({
          freq: note(n - 12),
          duration: 0.45,
          gain: 0.15,
          type: 'triangle' as const,
        })),
        0.19,
      ),
  };
}

export type Voices = ReturnType<typeof createVoices>;
