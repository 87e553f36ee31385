import type { Sound } from '../kit/sound.ts';
import { note } from '../kit/sound.ts';
import type { HaulEvent } from './rules.ts';

/** Plays the sound of an event. */
export function playEvent(sound: Sound, event: HaulEvent): void {
  if (event.type === 'coin')
    sound.sequence(
      [14, 19].map((up) => ({ freq: note(up), type: 'triangle', duration: 0.1, gain: 0.1 })),
      0.06,
    );
  if (event.type === 'can') sound.tone({ freq: 180, slide: 420, duration: 0.35, gain: 0.16 });
  if (event.type === 'net') sound.noise({ duration: 0.3, gain: 0.14, filter: 2600 });
  if (event.type === 'landed')
    sound.noise({ duration: 0.18, gain: Math.min(0.3, 0.08 + event.force / 1500), filter: 320 });
  if (event.type === 'lost') {
    if (event.piece.kind === 'jar') sound.noise({ duration: 0.3, gain: 0.2, filter: 6000 });
    else if (event.piece.kind === 'hen')
      sound.sequence(
        [900, 1150, 820].map((freq) => ({
          freq,
          slide: freq * 0.7,
          type: 'square',
          duration: 0.09,
          gain: 0.06,
        })),
        0.1,
      );
    else sound.tone({ freq: 120, slide: 60, duration: 0.25, gain: 0.25 });
  }
  if (event.type === 'over')
    sound.sequence(
      (event.ending === 'delivered' ? [0, 4, 7, 12, 16, 19] : [5, 2, -1, -6]).map((up) => ({
        freq: note(up),
        type: 'triangle',
        duration: 0.26,
        gain: 0.16,
      })),
      0.11,
    );
}

/** Plays one stroke of the motor. */
export const playMotor = (sound: Sound, speed: number, isGas: boolean): void =>
  sound.tone({
    freq: 40 + Math.abs(speed) * 0.16 + (isGas ? 14 : 0),
    type: 'sawtooth',
    duration: 0.14,
    gain: isGas ? 0.05 : 0.025,
  });
