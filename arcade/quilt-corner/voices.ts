import { note, type Sound } from '../kit/sound.ts';

/** Creates the sounds of the sewing table: cloth, thread, wood and a cat. */
export function createVoices(sound: Sound) {
  const pluck = (semitone: number, gain: number, at = 0): void =>
    sound.tone({ freq: note(semitone), duration: 0.22, gain, at, type: 'triangle' });
  return {
    take: () => sound.noise({ duration: 0.07, gain: 0.07, filter: 1400 }),
    step: () => sound.tone({ freq: 520, duration: 0.025, gain: 0.035, type: 'triangle' }),
    lay(): void {
      sound.noise({ duration: 0.1, gain: 0.14, filter: 700 });
      pluck(-9, 0.1);
    },
    refuse: () => sound.tone({ freq: 170, slide: 130, duration: 0.14, gain: 0.12, type: 'triangle' }),
    sew(seams: number, streak: number): void {
      for (let n = 0; n < 9; n += 1) sound.noise({ duration: 0.03, gain: 0.07, filter: 3200, at: n * 0.04 });
      const root = Math.min(10, streak - 1);
      [0, 4, 7, 12, 16]
        .slice(0, 2 + seams)
        .forEach((semitone, n) => pluck(root + semitone - 5, 0.12, n * 0.08));
    },
    match(): void {
      [12, 16, 19, 24].forEach((semitone, n) => pluck(semitone, 0.08, 0.12 + n * 0.06));
    },
    button: (order: number) =>
      sound.tone({ freq: note(14 + order * 2), duration: 0.09, gain: 0.09, at: 0.3 + order * 0.07 }),
    snip(): void {
      sound.noise({ duration: 0.04, gain: 0.16, filter: 5200 });
      sound.noise({ duration: 0.05, gain: 0.16, filter: 4200, at: 0.09 });
    },
    turn: () => sound.noise({ duration: 0.09, gain: 0.1, filter: 2000 }),
    tear: () => sound.noise({ duration: 0.28, gain: 0.14, filter: 2600 }),
    mew(): void {
      sound.tone({ freq: 620, slide: 840, duration: 0.12, gain: 0.09, type: 'sawtooth' });
      sound.tone({ freq: 840, slide: 560, duration: 0.2, gain: 0.08, at: 0.12, type: 'sawtooth' });
    },
    order(): void {
      [0, 4, 7, 12, 7, 12].forEach((semitone, n) => pluck(semitone, 0.14, n * 0.1));
    },
    over(): void {
      [5, 2, -2, -7].forEach((semitone, n) => pluck(semitone - 7, 0.14, n * 0.18));
    },
  };
}

export type Voices = ReturnType<typeof createVoices>;
