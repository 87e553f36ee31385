import { note, type Sound } from '../kit/sound.ts';
import type { Outcome } from './rules.ts';

const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21];
const step = (index: number): number => note((SCALE[index % SCALE.length] ?? 0) - 9);

/** Creates the sounds of the orchard. */
export function createVoices(sound: Sound) {
  return {
    take: () => sound.tone({ freq: 520, slide: 700, duration: 0.07, gain: 0.1, type: 'triangle' }),
    turnDown: () => sound.tone({ freq: 170, slide: 120, duration: 0.16, gain: 0.14, type: 'square' }),
    tick: () => sound.tone({ freq: 640, duration: 0.03, gain: 0.05, type: 'triangle' }),
    land(): void {
      sound.noise({ duration: 0.12, gain: 0.22, filter: 700 });
      sound.tone({ freq: 150, slide: 90, duration: 0.14, gain: 0.25, type: 'triangle' });
    },
    harvest({ harvests }: Outcome, chain: number): void {
      const notes = [0, 1, 2, 3, 4].slice(0, 3 + Math.min(2, harvests.length - 1));
      sound.sequence(
        notes.map((n) => ({
          freq: step(n + Math.min(5, chain - 1)),
          duration: 0.26,
          gain: 0.16,
          type: 'triangle' as const,
        })),
        0.07,
      );
      sound.noise({ duration: 0.3, gain: 0.08, filter: 3200, at: 0.05 });
      if (harvests.some(({ grove }) => grove > 0)) {
        sound.sequence(
          [12, 16, 19, 24].map((n) => ({ freq: note(n - 5), duration: 0.5, gain: 0.1 })),
          0.08,
        );
      }
    },
    compost(): void {
      sound.noise({ duration: 0.5, gain: 0.2, filter: 500 });
      sound.tone({ freq: 240, slide: 620, duration: 0.4, gain: 0.1 });
    },
    rot: () => sound.tone({ freq: 190, slide: 110, duration: 0.4, gain: 0.08, type: 'sawtooth' }),
    win: () =>
      sound.sequence(
        [0, 4, 7, 12, 16].map((n) => ({
          freq: note(n - 5),
          duration: 0.4,
          gain: 0.16,
          type: 'triangle' as const,
        })),
        0.11,
      ),
    lose: () =>
      sound.sequence(
        [7, 3, 0].map((n) => ({ freq: note(n - 12), duration: 0.45, gain: 0.14, type: 'triangle' as const })),
        0.2,
      ),
  };
}

export type Voices = ReturnType<typeof createVoices>;
