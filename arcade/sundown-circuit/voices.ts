import type { Sound } from '../kit/sound.ts';
import { note } from '../kit/sound.ts';
import type { RaceEvent } from './rules.ts';
import { YOU } from './rules.ts';

/** Plays the sound of an event. Rivals are quieter or silent. */
export function playEvent(sound: Sound, event: RaceEvent): void {
  if (event.type === 'count') sound.tone({ freq: note(-9), type: 'square', duration: 0.16, gain: 0.12 });
  if (event.type === 'go') {
    sound.tone({ freq: note(3), type: 'square', duration: 0.45, gain: 0.14 });
    sound.noise({ duration: 0.5, gain: 0.12, filter: 900 });
  }
  if (event.type === 'lap' && event.racer === YOU)
    sound.sequence(
      [0, 4, 7].map((up) => ({ freq: note(up), type: 'triangle', duration: 0.16, gain: 0.16 })),
      0.08,
    );
  if (event.type === 'place')
    sound.tone({ freq: note(event.gained ? 7 : -5), slide: note(event.gained ? 12 : -9), duration: 0.18 });
  if ('racer' in event && event.racer !== YOU) return;
  if (event.type === 'boost') {
    sound.noise({ duration: 0.4 + event.stage * 0.15, gain: 0.2, filter: 1800 });
    sound.tone({ freq: 110, slide: 220 + event.stage * 90, type: 'sawtooth', duration: 0.5, gain: 0.1 });
  }
  if (event.type === 'bump')
    sound.noise({ duration: 0.14, gain: Math.min(0.25, event.force / 900), filter: 420 });
  if (event.type === 'splash') sound.noise({ duration: 0.35, gain: 0.16, filter: 3200 });
  if (event.type === 'hot') sound.tone({ freq: 520, slide: 130, type: 'sawtooth', duration: 0.4, gain: 0.1 });
  if (event.type === 'over')
    sound.sequence(
      (event.passed ? [0, 4, 7, 12, 16] : [3, 0, -4, -9]).map((up) => ({
        freq: note(up),
        type: 'triangle',
        duration: 0.28,
        gain: 0.17,
      })),
      0.12,
    );
}

/** Plays one stroke of squealing tyres. To be called about ten times per second while the car slides. */
export const playSlide = (sound: Sound, strength: number): void =>
  sound.tone({
    freq: 620 + Math.random() * 90,
    slide: 540,
    type: 'triangle',
    duration: 0.13,
    gain: 0.03 + 0.04 * strength,
  });

/** Plays one stroke of the motor. */
export const playMotor = (sound: Sound, speed: number): void =>
  sound.tone({ freq: 46 + speed * 0.16, type: 'sawtooth', duration: 0.13, gain: 0.035 });
