import { note } from '../kit/sound.ts';
import type { Sound } from '../kit/sound.ts';

const SCALE = [0, 2, 4, 7, 9, 12, 14, 16] as const;

/** Creates the sounds of the table: paper, plucks and a little bell. */
export function createVoices(sound: Sound) {
  let step = 0;
  let lastVase = 0;
  const paper = (filter: number, gain: number, at = 0): void =>
    sound.noise({ duration: 0.07, filter, gain, at });
  return {
    deal(): void {
      for (let card = 0; card < 14; card += 1) paper(1800, 0.06, card * 0.055);
    },
    lift: (): void => paper(2600, 0.06),
    turn: (): void => paper(2000, 0.12),
    put(count: number): void {
      paper(1100, 0.14);
      sound.tone({ freq: 150 + count * 6, slide: 90, duration: 0.09, gain: 0.12 });
    },
    /** Plays the sound of a card that reaches its vase. Cards that follow quickly climb a scale. */
    vase(): void {
      const now = performance.now();
      step = now - lastVase < 1400 ? Math.min(step + 1, SCALE.length - 1) : 0;
      lastVase = now;
      const up = SCALE[step] ?? 0;
      sound.tone({ freq: note(up), type: 'triangle', duration: 0.3, gain: 0.14 });
      sound.tone({ freq: note(up + 12), duration: 0.4, gain: 0.06, at: 0.03 });
    },
    refuse: (): void => sound.tone({ freq: 150, slide: 115, type: 'triangle', duration: 0.14, gain: 0.12 }),
    undo: (): void => sound.tone({ freq: 340, slide: 230, duration: 0.13, gain: 0.1 }),
    hint: (): void => sound.sequence([4, 9].map((up) => ({ freq: note(up), duration: 0.18, gain: 0.12 }))),
    win: (): void =>
      sound.sequence(
        [0, 4, 7, 12, 9, 16].map((up) => ({ freq: note(up), type: 'triangle', duration: 0.34, gain: 0.16 })),
        0.12,
      ),
    lose: (): void =>
      sound.sequence(
        [4, 2, -3].map((up) => ({ freq: note(up - 12), type: 'triangle', duration: 0.35, gain: 0.14 })),
        0.2,
      ),
  };
}
