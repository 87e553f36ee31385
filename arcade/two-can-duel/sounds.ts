import { type Sound, note } from '../kit/sound.ts';
import type { DuelEvent } from './state.ts';

/** Plays the sound of an event. */
export function playSound(sound: Sound, event: DuelEvent): void {
  switch (event.type) {
    case 'count':
      sound.tone({
        freq: note(event.left > 0 ? -5 : 7),
        type: 'square',
        duration: event.left > 0 ? 0.12 : 0.3,
        gain: 0.07,
      });
      break;
    case 'dash':
      sound.noise({ duration: 0.2, gain: 0.16, filter: 2600 });
      sound.tone({ freq: 220, slide: 520, type: 'sawtooth', duration: 0.16, gain: 0.07 });
      break;
    case 'shield':
      sound.tone({ freq: 520, slide: 760, type: 'triangle', duration: 0.16, gain: 0.12 });
      break;
    case 'hit':
      sound.noise({ duration: 0.12, gain: 0.35, filter: 1500 });
      sound.tone({ freq: 320, slide: 90, type: 'square', duration: 0.16, gain: 0.14 });
      sound.tone({ freq: 1240, duration: 0.22, gain: 0.1 });
      if (event.strength > 9) sound.tone({ freq: 160, slide: 900, duration: 0.35, gain: 0.2 });
      break;
    case 'parry':
      sound.tone({ freq: 1560, slide: 1500, type: 'triangle', duration: 0.4, gain: 0.2 });
      sound.tone({ freq: 2080, duration: 0.3, gain: 0.1 });
      break;
    case 'clash':
      sound.noise({ duration: 0.14, gain: 0.3, filter: 3000 });
      sound.tone({ freq: 900, slide: 700, type: 'triangle', duration: 0.25, gain: 0.16 });
      break;
    case 'bump':
      sound.tone({ freq: 260, slide: 150, type: 'triangle', duration: 0.1, gain: 0.16 });
      break;
    case 'pickup':
      sound.sequence(
        [0, 4, 9].map((step) => ({ freq: note(step + 3), type: 'triangle', duration: 0.14, gain: 0.16 })),
        0.06,
      );
      break;
    case 'crumble':
      sound.noise({ duration: 0.1, gain: 0.04, filter: 500 });
      break;
    case 'drop':
      sound.tone({ freq: 120, slide: 50, duration: 0.2, gain: 0.1 });
      break;
    case 'fall':
      sound.tone({ freq: 700, slide: 90, type: 'triangle', duration: 0.8, gain: 0.2 });
      break;
    case 'round':
      sound.sequence(
        [0, 5, 9, 12].map((step) => ({ freq: note(step), type: 'triangle', duration: 0.18, gain: 0.16 })),
        0.09,
      );
      break;
    case 'match':
      sound.sequence(
        [0, 4, 7, 12, 7, 12, 16].map((step) => ({
          freq: note(step),
          type: 'triangle',
          duration: 0.26,
          gain: 0.2,
        })),
        0.11,
      );
      break;
    case 'appear':
      sound.tone({ freq: note(12), duration: 0.12, gain: 0.07 });
      break;
  }
}
