import { type Sound, note } from '../kit/sound.ts';
import type { SiegeEvent } from './state.ts';

const chord = (sound: Sound, steps: readonly number[], gap: number): void =>
  sound.sequence(
    steps.map((semitones) => ({ freq: note(semitones), type: 'triangle', duration: 0.26, gain: 0.15 })),
    gap,
  );

/** Plays the sound of an event: mostly snow, some glockenspiel. */
export function playSound(sound: Sound, event: SiegeEvent): void {
  switch (event.type) {
    case 'throw':
      sound.noise({ duration: 0.16, gain: 0.14, filter: 2400 });
      sound.tone({ freq: 260, slide: 620, duration: 0.14, gain: 0.1 });
      break;
    case 'burst':
      sound.noise({ duration: 0.34, gain: 0.3, filter: event.kind === 'ice' ? 2600 : 700 });
      sound.tone({ freq: 130, slide: 50, duration: 0.25, gain: 0.2 });
      break;
    case 'bounce':
      sound.tone({ freq: 240, slide: 520, duration: 0.12, gain: 0.16 });
      break;
    case 'bore':
      sound.noise({ duration: 0.05, gain: 0.06, filter: 3000 });
      break;
    case 'roll':
      sound.noise({ duration: 1.4, gain: 0.16, filter: 320 });
      break;
    case 'block':
      chord(sound, [24, 19], 0.05);
      break;
    case 'hat':
      sound.tone({ freq: 700, slide: 1200, duration: 0.16, gain: 0.12 });
      break;
    case 'down':
      chord(sound, [12, 16, 19], 0.07);
      break;
    case 'glued':
      sound.tone({ freq: 180, slide: 90, type: 'sawtooth', duration: 0.35, gain: 0.08 });
      break;
    case 'turn':
      sound.tone({ freq: note(event.side === 0 ? 7 : 3), type: 'triangle', duration: 0.1, gain: 0.07 });
      break;
    case 'over':
      chord(sound, event.winner === 0 ? [3, 7, 10, 15] : [10, 7, 3], 0.13);
      break;
    case 'away':
      break;
  }
}
