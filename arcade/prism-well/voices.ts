import { note, type Sound } from '../kit/sound.ts';

const CHIME = [0, 3, 5, 7, 10, 12, 15, 17, 19, 22] as const;
const step = (order: number): number => CHIME[Math.min(CHIME.length - 1, order)] ?? 0;

/** Creates the sounds of the well: glass, water and small bells. */
export function createVoices(sound: Sound) {
  const bell = (semitone: number, gain: number, at = 0): void => {
    sound.tone({ freq: note(semitone), duration: 0.5, gain, at });
    sound.tone({ freq: note(semitone + 19), duration: 0.22, gain: gain * 0.4, at });
  };
  return {
    move: () => sound.tone({ freq: 700, duration: 0.03, gain: 0.04 }),
    spin(): void {
      sound.noise({ duration: 0.14, gain: 0.07, filter: 2600 });
      sound.tone({ freq: 300, slide: 460, duration: 0.14, gain: 0.09, type: 'triangle' });
    },
    dull: () => sound.tone({ freq: 190, slide: 150, duration: 0.12, gain: 0.12, type: 'triangle' }),
    stuck(): void {
      sound.noise({ duration: 0.1, gain: 0.12, filter: 500 });
      sound.tone({ freq: 140, duration: 0.12, gain: 0.12, type: 'square' });
    },
    clear(multiplier: number, count: number): void {
      for (let n = 0; n < Math.min(4, count - 1); n += 1) bell(step(multiplier - 1 + n), 0.11, n * 0.055);
    },
    mote: (share: number) =>
      sound.tone({ freq: note(12 + share * 12), duration: 0.12, gain: 0.05, type: 'triangle' }),
    lamp(): void {
      [0, 7, 12, 19].forEach((semitone, n) => bell(semitone, 0.1, n * 0.07));
    },
    prism(): void {
      sound.tone({ freq: 420, slide: 1900, duration: 0.4, gain: 0.12 });
      sound.tone({ freq: 640, slide: 2400, duration: 0.4, gain: 0.07, at: 0.05 });
    },
    sweep: () => sound.noise({ duration: 0.35, gain: 0.14, filter: 3200 }),
    dark(): void {
      sound.tone({ freq: 220, slide: 70, duration: 0.5, gain: 0.16, type: 'sawtooth' });
      sound.noise({ duration: 0.25, gain: 0.12, filter: 500 });
    },
    land: () => sound.tone({ freq: 900, slide: 620, duration: 0.05, gain: 0.04 }),
    win(): void {
      [0, 3, 7, 12, 15, 19, 24].forEach((semitone, n) => bell(semitone, 0.12, n * 0.1));
    },
    lose(): void {
      [7, 3, 0, -5].forEach((semitone, n) => bell(semitone - 12, 0.13, n * 0.2));
    },
  };
}

export type Voices = ReturnType<typeof createVoices>;
