import { type Sound, note } from '../kit/sound.ts';
import type { MatchEvent } from './state.ts';

let lastDab = 0;

/** Plays the sound of an event. */
export function playSound(sound: Sound, event: MatchEvent): void {
  switch (event.type) {
    case 'count':
      sound.tone({
        freq: note(event.left > 0 ? 0 : 12),
        type: 'triangle',
        duration: event.left > 0 ? 0.14 : 0.4,
      });
      break;
    case 'paint':
      if (performance.now() - lastDab < 70) break;
      lastDab = performance.now();
      sound.noise({ duration: 0.06, gain: 0.05, filter: event.who === 0 ? 1500 : 1000 });
      break;
    case 'fill':
      sound.sequence(
        [0, 4, 7, 12].map((step) => ({
          freq: note(step + (event.who === 0 ? 3 : -2)),
          type: 'triangle' as const,
          duration: 0.16,
          gain: 0.16,
        })),
        0.06,
      );
      break;
    case 'splash':
      sound.noise({ duration: 0.3, gain: 0.26, filter: 900 });
      sound.tone({ freq: 420, slide: 120, duration: 0.22, gain: 0.16 });
      break;
    case 'hit':
      sound.tone({ freq: 190, slide: 70, type: 'square', duration: 0.2, gain: 0.14 });
      break;
    case 'dry':
      sound.tone({ freq: 240, slide: 150, type: 'sawtooth', duration: 0.18, gain: 0.07 });
      break;
    case 'refill':
      sound.tone({ freq: 330 + Math.random() * 160, slide: 640, duration: 0.06, gain: 0.04 });
      break;
    case 'slide':
      sound.tone({ freq: 500, slide: 1100, duration: 0.2, gain: 0.1 });
      break;
    case 'wash':
      sound.noise({ duration: 0.12, gain: 0.05, filter: 3200 });
      break;
    case 'lemon':
      sound.tone({ freq: note(15), type: 'triangle', duration: 0.12, gain: 0.12 });
      break;
    case 'wide':
      sound.sequence(
        [7, 11, 14].map((step) => ({ freq: note(step), duration: 0.12, gain: 0.16 })),
        0.07,
      );
      break;
    case 'tick':
      sound.tone({ freq: note(5), type: 'square', duration: 0.06, gain: 0.08 });
      break;
    case 'bell':
      for (const at of [0, 0.28, 0.56]) {
        sound.tone({ freq: note(14), duration: 0.5, gain: 0.18, at });
        sound.tone({ freq: note(26), duration: 0.3, gain: 0.07, at });
      }
      break;
  }
}
