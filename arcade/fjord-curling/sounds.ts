import { type Sound, note } from '../kit/sound.ts';
import type { MatchEvent } from './match.ts';

const chord = (sound: Sound, ups: readonly number[], gap: number): void =>
  sound.sequence(
    ups.map((up) => ({ freq: note(up), type: 'triangle', duration: 0.3, gain: 0.13 })),
    gap,
  );

/** Plays the sound of an event. */
export function playSound(sound: Sound, event: MatchEvent): void {
  if (event.type === 'contact') {
    const { kind, force } = event.contact;
    const loud = Math.min(1, force / 3.5);
    if (kind === 'stone') {
      sound.tone({ freq: 520, slide: 300, type: 'triangle', duration: 0.16, gain: 0.08 + loud * 0.22 });
      sound.tone({ freq: 1240, type: 'sine', duration: 0.09, gain: 0.03 + loud * 0.08 });
      sound.noise({ duration: 0.06, filter: 2600, gain: 0.06 + loud * 0.14 });
    } else sound.noise({ duration: 0.3, filter: 500, gain: 0.12 });
  } else if (event.type === 'free-guard') chord(sound, [3, -2], 0.16);
  else if (event.type === 'end') chord(sound, event.score.team === undefined ? [0, 0] : [0, 4, 7, 12], 0.1);
  else if (event.type === 'over') chord(sound, [0, 4, 7, 12, 16], 0.11);
}

/** Plays a short piece of the rumble of granite and the swish of brooms. */
export function playGlide(sound: Sound, speed: number, sweep: number): void {
  sound.noise({ duration: 0.2, filter: 160 + speed * 60, gain: 0.03 + speed * 0.022 });
  if (sweep > 0) sound.noise({ duration: 0.1, filter: 3200, gain: 0.05 + sweep * 0.06 });
}

export const playRelease = (sound: Sound): void =>
  sound.tone({ freq: 130, slide: 90, duration: 0.3, gain: 0.16 });
export const playDone = (sound: Sound, done: boolean): void =>
  chord(sound, done ? [3, 7, 10, 15] : [0, -3], done ? 0.09 : 0.18);
