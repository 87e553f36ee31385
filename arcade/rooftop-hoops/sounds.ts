import { type Sound, note } from '../kit/sound.ts';
import type { Hit } from './court.ts';
import type { Basket, GameEvent } from './rules.ts';

function hitSound(sound: Sound, { kind, force }: Hit): void {
  const loud = Math.min(1, force / 700);
  if (kind === 'rim') {
    sound.tone({ freq: 620, slide: 560, type: 'triangle', duration: 0.22, gain: 0.05 + loud * 0.12 });
    sound.tone({ freq: 1490, type: 'sine', duration: 0.14, gain: 0.04 * loud });
  } else if (kind === 'board')
    sound.tone({ freq: 190, slide: 120, type: 'square', duration: 0.1, gain: 0.05 + loud * 0.06 });
  else if (kind === 'block')
    sound.tone({ freq: 150, slide: 85, type: 'triangle', duration: 0.14, gain: 0.1 + loud * 0.1 });
  else if (kind === 'line')
    sound.tone({ freq: 180, slide: 620, type: 'triangle', duration: 0.26, gain: 0.16 });
  else if (kind === 'floor')
    sound.tone({ freq: 120, slide: 60, type: 'sine', duration: 0.12, gain: 0.08 + loud * 0.2 });
}

function basketSound(sound: Sound, { swish, gold, fire }: Basket): void {
  sound.noise({ duration: 0.28, gain: 0.16, filter: swish ? 3600 : 2200 });
  const chord = swish ? [3, 7, 10, 15] : [3, 7, 10];
  sound.sequence(
    chord.map((up) => ({ freq: note(up + fire * 2), type: 'triangle', duration: 0.2, gain: 0.12 })),
    0.06,
  );
  if (gold)
    sound.sequence(
      [22, 27, 31].map((up) => ({ freq: note(up), duration: 0.16, gain: 0.07 })),
      0.07,
    );
}

export const throwSound = (sound: Sound, power: number): void => {
  sound.noise({ duration: 0.16, gain: 0.1, filter: 700 + power * 900 });
  sound.tone({ freq: 240, slide: 420, duration: 0.12, gain: 0.06 });
};

/** Plays the sound of an event. */
export function playSound(sound: Sound, event: GameEvent): void {
  if (event.type === 'hit') hitSound(sound, event.hit);
  else if (event.type === 'basket') basketSound(sound, event.basket);
  else if (event.type === 'miss')
    sound.tone({ freq: 200, slide: event.lostFire ? 70 : 130, duration: 0.25, gain: 0.08 });
  else if (event.type === 'star')
    sound.sequence(
      [10, 15, 19].map((up) => ({ freq: note(up), type: 'triangle', duration: 0.24, gain: 0.14 })),
      0.1,
    );
  else if (event.type === 'tick')
    sound.tone({
      freq: event.left === 0 ? 330 : 880,
      type: 'square',
      duration: event.left === 0 ? 0.5 : 0.06,
      gain: 0.05,
    });
  else if (event.type === 'over')
    sound.sequence(
      (event.won ? [3, 7, 10, 15, 19] : [3, 0, -4]).map((up) => ({
        freq: note(up),
        type: 'triangle',
        duration: 0.3,
        gain: 0.14,
      })),
      event.won ? 0.1 : 0.2,
    );
}
