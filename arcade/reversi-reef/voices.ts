import { type Sound, note } from '../kit/sound.ts';

const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];

/** Creates the sounds of the reef: wooden clacks, water and a marimba. */
export function createVoices(sound: Sound) {
  const tune = (steps: readonly number[], gain: number, gap: number): void =>
    sound.sequence(
      steps.map((step) => ({ freq: note(step), duration: 0.35, gain, type: 'triangle' as const })),
      gap,
    );
  return {
    lay(): void {
      sound.tone({ freq: 320, slide: 190, duration: 0.08, gain: 0.2, type: 'triangle' });
      sound.noise({ duration: 0.06, gain: 0.1, filter: 2400 });
    },
    /** Plays the sound of one shell of a wave. Later shells sound higher. */
    turn: (order: number): void =>
      sound.tone({
        freq: note((SCALE[Math.min(order, SCALE.length - 1)] ?? 0) - 2),
        duration: 0.2,
        gain: 0.12,
        type: 'triangle',
      }),
    tide(): void {
      sound.noise({ duration: 0.5, gain: 0.16, filter: 700 });
      sound.tone({ freq: 260, slide: 520, duration: 0.3, gain: 0.09 });
    },
    no: (): void => sound.tone({ freq: 170, slide: 130, duration: 0.12, gain: 0.12 }),
    step: (): void => sound.tone({ freq: 640, duration: 0.03, gain: 0.05 }),
    hint: (): void => tune([12, 19], 0.1, 0.08),
    undo: (): void => tune([7, 2], 0.1, 0.07),
    pass: (): void => tune([4, 4], 0.12, 0.14),
    win: (): void => tune([0, 4, 7, 12, 16, 19, 24], 0.14, 0.1),
    lose: (): void => tune([4, 0, -3, -8], 0.14, 0.18),
  };
}

export type Voices = ReturnType<typeof createVoices>;
