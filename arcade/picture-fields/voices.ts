import { note, type Sound } from '../kit/sound.ts';

const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21];

/** Creates the sounds of the fields: soil, wooden sticks, crows and a village tune. */
export function createVoices(sound: Sound) {
  const pluck = (steps: readonly number[], gain: number, gap: number): void =>
    sound.sequence(
      steps.map((step) => ({ freq: note(step), duration: 0.32, gain, type: 'triangle' as const })),
      gap,
    );
  return {
    /** Plays the sound of a sown square. `order` is its index in the stroke and determines the pitch. */
    sow(order: number): void {
      sound.noise({ duration: 0.07, gain: 0.1, filter: 900 });
      const step = SCALE[order % SCALE.length] ?? 0;
      sound.tone({ freq: note(step - 5), duration: 0.16, gain: 0.12, type: 'triangle' });
    },
    cross: (): void => sound.tone({ freq: 620, slide: 480, duration: 0.05, gain: 0.1, type: 'square' }),
    clear: (): void => sound.tone({ freq: 400, slide: 520, duration: 0.07, gain: 0.08 }),
    line: (): void => pluck([7, 11, 14], 0.11, 0.06),
    crow(): void {
      for (const at of [0, 0.2]) {
        sound.tone({ freq: 520, slide: 330, duration: 0.16, gain: 0.13, type: 'sawtooth', at });
        sound.noise({ duration: 0.12, gain: 0.06, filter: 1800, at });
      }
    },
    undo: (): void => sound.tone({ freq: 520, slide: 380, duration: 0.1, gain: 0.09, type: 'triangle' }),
    tool: (): void => sound.tone({ freq: 880, duration: 0.06, gain: 0.07, type: 'triangle' }),
    hint: (): void => pluck([4, 9, 16], 0.1, 0.09),
    win: (): void => pluck([-5, 0, 4, 7, 4, 7, 12, 16, 19], 0.13, 0.11),
    lose: (): void => pluck([4, 0, -3, -8], 0.14, 0.2),
  };
}
export type Voices = ReturnType<typeof createVoices>;
