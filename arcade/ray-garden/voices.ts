import { note, type Sound } from '../kit/sound.ts';

/** Creates the sounds of the glasshouse: glass, brass and blossoms. */
export function createVoices(sound: Sound) {
  const bells = (steps: readonly number[], gain: number, gap: number): void =>
    sound.sequence(
      steps.map((step) => ({ freq: note(step), duration: 0.5, gain, type: 'sine' as const })),
      gap,
    );
  return {
    turn(): void {
      sound.tone({ freq: 1300, slide: 1750, duration: 0.07, gain: 0.09, type: 'triangle' });
      sound.noise({ duration: 0.05, gain: 0.05, filter: 3200 });
    },
    bloom: (order: number): void => bells([7 + order * 3, 14 + order * 3], 0.13, 0.07),
    close: (): void => sound.tone({ freq: 420, slide: 300, duration: 0.14, gain: 0.07 }),
    no: (): void => sound.tone({ freq: 180, slide: 140, duration: 0.12, gain: 0.12, type: 'square' }),
    undo: (): void => sound.tone({ freq: 900, slide: 620, duration: 0.1, gain: 0.09, type: 'triangle' }),
    hint: (): void => bells([16, 21], 0.09, 0.08),
    hour: (): void => bells([2, 9, 14, 18], 0.12, 0.13),
    win: (): void => bells([2, 6, 9, 14, 18, 21, 26], 0.13, 0.1),
    lose: (): void => bells([2, -1, -5, -10], 0.14, 0.2),
  };
}
export type Voices = ReturnType<typeof createVoices>;
