import { note, type Sound } from '../kit/sound.ts';
import type { ShaftEvent } from './shaft.ts';

const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21];

/** Plays the sound of an event. Chains climb a scale. */
export function playEvent(sound: Sound, event: ShaftEvent): void {
  switch (event.type) {
    case 'move':
      return sound.tone({ freq: 330, type: 'triangle', duration: 0.05, gain: 0.06 });
    case 'turn':
      return sound.tone({ freq: 440, slide: 560, type: 'triangle', duration: 0.07, gain: 0.08 });
    case 'hold':
      return sound.sequence([{ freq: 392 }, { freq: 523 }], 0.06);
    case 'drop':
      return sound.tone({ freq: 520, slide: 130, duration: 0.12, gain: 0.14 });
    case 'lock':
      return sound.tone({ freq: 190, slide: 95, duration: 0.14, gain: 0.18 });
    case 'press':
      return sound.noise({ duration: 0.22, filter: 420, gain: 0.3 });
    case 'melting': {
      const base = SCALE[Math.min(SCALE.length - 1, event.chain * 2 - 2)] ?? 0;
      return sound.sequence(
        [0, 4, 7, 12].map((step) => ({ freq: note(base + step - 5), type: 'triangle', duration: 0.2 })),
        0.06,
      );
    }
    case 'melted':
      return sound.tone({ freq: 300, slide: 900, duration: 0.12, gain: 0.12 });
    case 'cracked':
      return sound.noise({ duration: 0.16, filter: 5200, gain: 0.16 });
    case 'unstuck':
      return sound.tone({ freq: 160, slide: 480, type: 'sawtooth', duration: 0.1, gain: 0.07 });
    case 'delivered':
    case 'button':
      return sound.sequence([{ freq: note(7) }, { freq: note(11) }, { freq: note(14) }], 0.07);
    case 'gum':
    case 'spread':
      return sound.tone({ freq: 150, slide: 80, type: 'square', duration: 0.2, gain: 0.08 });
    case 'floor':
    case 'won':
      return sound.sequence(
        [0, 4, 7, 12, 16].map((step) => ({ freq: note(step), duration: 0.35, gain: 0.18 })),
        0.1,
      );
    case 'lost':
      return sound.sequence(
        [0, -2, -5, -9].map((step) => ({ freq: note(step - 5), type: 'triangle', duration: 0.3 })),
        0.15,
      );
    default:
  }
}
