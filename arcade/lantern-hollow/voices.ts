import { note, type Sound } from '../kit/sound.ts';
import type { Event } from './world.ts';

const chime = (sound: Sound, steps: readonly number[], gain: number, gap = 0.09): void =>
  sound.sequence(
    steps.map((step) => ({ freq: note(step), duration: 0.38, gain, type: 'triangle' as const })),
    gap,
  );

/** Creates the sounds of the burrow. */
export function createVoices(sound: Sound) {
  const voices: Readonly<Record<Event['kind'], () => void>> = {
    rune: () => chime(sound, [3, 7, 10, 15, 19], 0.14),
    key: () => chime(sound, [12, 16, 12], 0.12, 0.06),
    firefly: () => chime(sound, [15, 22, 27], 0.09, 0.07),
    flask: () => chime(sound, [0, 5, 9], 0.13, 0.06),
    cap: () => chime(sound, [19, 24], 0.09, 0.05),
    flash: () => sound.noise({ duration: 0.25, gain: 0.14, filter: 1600 }),
    burst() {
      sound.noise({ duration: 0.6, gain: 0.2, filter: 900 });
      sound.tone({ freq: 320, slide: 90, duration: 0.4, gain: 0.16, type: 'triangle' });
    },
    bite() {
      sound.tone({ freq: 190, slide: 60, duration: 0.4, gain: 0.22, type: 'sawtooth' });
      sound.noise({ duration: 0.3, gain: 0.16, filter: 500 });
    },
    shy: () => sound.tone({ freq: 620, slide: 980, duration: 0.16, gain: 0.06 }),
    push: () => sound.noise({ duration: 0.22, gain: 0.2, filter: 320 }),
    reset: () => sound.tone({ freq: 300, slide: 200, duration: 0.2, gain: 0.08 }),
    open() {
      sound.noise({ duration: 0.5, gain: 0.16, filter: 420 });
      chime(sound, [0, 7, 12], 0.12, 0.1);
    },
    turn: () => sound.tone({ freq: 740, slide: 560, duration: 0.1, gain: 0.12, type: 'triangle' }),
    sold: () => chime(sound, [7, 12, 16, 19], 0.12, 0.07),
    poor: () => chime(sound, [2, -3], 0.1, 0.12),
    shut: () => sound.tone({ freq: 110, slide: 80, duration: 0.16, gain: 0.2, type: 'square' }),
    awake: () => chime(sound, [-12, -11, -17], 0.2, 0.2),
    out: () => chime(sound, [0, 4, 7, 12, 16, 19, 24], 0.14, 0.11),
    dark: () => chime(sound, [0, -3, -7, -12], 0.16, 0.22),
  };
  return {
    say: (event: Event): void => voices[event.kind](),
    foot: (): void => sound.noise({ duration: 0.05, gain: 0.035, filter: 600 }),
    low: (): void => sound.tone({ freq: 880, slide: 660, duration: 0.14, gain: 0.07 }),
  };
}
export type Voices = ReturnType<typeof createVoices>;
