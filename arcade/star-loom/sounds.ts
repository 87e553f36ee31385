import { note, type Sound } from '../kit/sound.ts';

const HARP = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 26, 28];

/** Creates the sounds of the loom, which are those of a harp. */
export function createSounds(sound: Sound) {
  const string = (at: number): number => HARP[Math.max(0, Math.min(HARP.length - 1, at))] ?? 0;
  const pluck = (semitone: number, gain = 0.12, at = 0): void => {
    sound.tone({ freq: note(semitone), duration: 0.34, gain, at, type: 'triangle' });
    sound.tone({ freq: note(semitone + 12), duration: 0.16, gain: gain * 0.35, at });
  };
  return {
    tick: (shift: number) => pluck(string(Math.abs(shift) + 1) - 12, 0.07),
    spring(): void {
      sound.tone({ freq: 300, slide: 150, duration: 0.2, gain: 0.1, type: 'triangle' });
      sound.tone({ freq: 150, slide: 200, duration: 0.14, gain: 0.06, at: 0.12 });
    },
    locked: () => sound.noise({ duration: 0.09, gain: 0.16, filter: 900 }),
    wave(combo: number, size: number): void {
      for (let at = 0; at < Math.min(6, size); at += 1) pluck(string(combo * 2 + at) - 5, 0.1, at * 0.045);
    },
    stitch: (at: number) => pluck(string(at + 5), 0.11, 0.1),
    comet(): void {
      sound.tone({ freq: 1400, slide: 260, duration: 0.5, gain: 0.12 });
      sound.noise({ duration: 0.4, gain: 0.13, filter: 2400 });
    },
    forge: () =>
      sound.sequence(
        [9, 14, 21].map((n) => ({ freq: note(n), duration: 0.3, gain: 0.1 })),
        0.06,
      ),
    light: () => sound.tone({ freq: 220, slide: 660, duration: 0.35, gain: 0.1, type: 'triangle' }),
    figure(): void {
      [0, 4, 7, 12, 16, 19, 24].forEach((n, at) => pluck(n - 5, 0.12, at * 0.075));
    },
    win(): void {
      [0, 7, 12, 16, 19, 24, 28].forEach((n, at) => pluck(n - 3, 0.14, at * 0.1));
    },
    lose(): void {
      [7, 3, 0, -5].forEach((n, at) => pluck(n - 9, 0.13, at * 0.2));
    },
  };
}

export type Sounds = ReturnType<typeof createSounds>;
