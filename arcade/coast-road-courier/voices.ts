import { note, type Sound } from '../kit/sound.ts';

const TUNE = [0, 2, 4, 7, 9, 12, 14, 16] as const;

/** Creates the sounds of the road. */
export function createVoices(sound: Sound) {
  const chime = (steps: readonly number[], gap: number): void =>
    sound.sequence(
      steps.map((step) => ({ freq: note(step), duration: 0.26, gain: 0.13, type: 'triangle' as const })),
      gap,
    );
  return {
    toss: () => sound.noise({ duration: 0.16, gain: 0.1, filter: 2600 }),
    nothing: () => sound.tone({ freq: 170, slide: 130, duration: 0.1, gain: 0.08, type: 'square' }),
    delivered(streak: number, isPerfect: boolean): void {
      const step = TUNE[Math.min(TUNE.length - 1, streak)] ?? 0;
      sound.noise({ duration: 0.06, gain: 0.2, filter: 700 });
      chime(isPerfect ? [step, step + 7, step + 12] : [step, step + 7], 0.07);
    },
    lost: () => sound.tone({ freq: 240, slide: 120, duration: 0.3, gain: 0.12, type: 'triangle' }),
    crash(): void {
      sound.noise({ duration: 0.35, gain: 0.3, filter: 900 });
      sound.tone({ freq: 120, slide: 55, duration: 0.3, gain: 0.22, type: 'square' });
    },
    startled: (isGoat: boolean) =>
      sound.sequence(
        [0, 1, 0, 1].map((wobble) => ({
          freq: (isGoat ? 430 : 610) + wobble * 40,
          duration: 0.08,
          gain: 0.1,
          type: 'sawtooth' as const,
        })),
        0.06,
      ),
    pass: (isClose: boolean) =>
      sound.tone({ freq: isClose ? 520 : 380, slide: 210, duration: 0.25, gain: 0.08 }),
    tail: () => sound.noise({ duration: 0.7, gain: 0.1, filter: 1600 }),
    rough: () => sound.noise({ duration: 0.1, gain: 0.09, filter: 420 }),
    engine: (pace: number) =>
      sound.tone({ freq: 52 + pace * 62, duration: 0.13, gain: 0.05, type: 'sawtooth' }),
    clock: () => chime([12, 16], 0.06),
    gate: () => chime([3, 7, 10, 15], 0.08),
    home: () => chime([0, 4, 7, 12, 7, 12, 16], 0.11),
    late: () => chime([2, -1, -5], 0.2),
    tick: () => sound.tone({ freq: 880, duration: 0.05, gain: 0.1, type: 'square' }),
  };
}

export type Voices = ReturnType<typeof createVoices>;
