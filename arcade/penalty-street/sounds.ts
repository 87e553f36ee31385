import { type Sound, note } from '../kit/sound.ts';
import type { GameEvent } from './game.ts';

/** Plays the sound of an event. */
export function playSound(sound: Sound, event: GameEvent): void {
  switch (event.type) {
    case 'strike':
      sound.tone({ freq: 150, slide: 60, duration: 0.14, gain: 0.35 });
      sound.noise({ duration: 0.08, gain: 0.25, filter: 900 + event.power * 1500 });
      break;
    case 'dive':
      sound.noise({ duration: 0.22, gain: 0.08, filter: 700 });
      break;
    case 'landed':
      land(sound, event);
      break;
    case 'turn':
      sound.tone({ freq: 1900, slide: 2100, type: 'square', duration: 0.12, gain: 0.03 });
      break;
    case 'round-won':
      sound.sequence(
        [0, 4, 7, 12, 16].map((step) => ({ freq: note(step), type: 'triangle', duration: 0.24, gain: 0.2 })),
        0.1,
      );
      break;
    case 'cup-won':
      sound.sequence(
        [0, 0, 0, 5, 9, 5, 9, 12].map((step) => ({
          freq: note(step),
          type: 'triangle',
          duration: 0.3,
          gain: 0.22,
        })),
        0.13,
      );
      break;
    case 'lost':
      sound.sequence(
        [3, 0, -4].map((step) => ({ freq: note(step - 12), type: 'triangle', duration: 0.34, gain: 0.2 })),
        0.2,
      );
      break;
  }
}

function land(sound: Sound, event: Extract<GameEvent, { type: 'landed' }>): void {
  if (event.outcome === 'post') {
    sound.tone({ freq: 940, slide: 900, type: 'triangle', duration: 0.5, gain: 0.25 });
    sound.tone({ freq: 1510, duration: 0.3, gain: 0.12 });
  } else if (event.outcome === 'saved') {
    sound.noise({ duration: 0.12, gain: 0.3, filter: 2200 });
    sound.tone({ freq: 190, slide: 110, duration: 0.12, gain: 0.25 });
  } else {
    sound.noise({ duration: 0.18, gain: 0.2, filter: 500 });
  }
  if (event.target?.kind === 'bell') sound.tone({ freq: note(19), duration: 0.9, gain: 0.22, at: 0.05 });
  if (event.points > 0) {
    const steps = event.target ? [0, 4, 7, 12, 19] : [0, 4, 7, 12];
    sound.sequence(
      steps.map((step) => ({ freq: note(step), type: 'triangle', duration: 0.2, gain: 0.18 })),
      0.075,
    );
  } else sound.tone({ freq: note(-14), slide: note(-19), type: 'sawtooth', duration: 0.3, gain: 0.06 });
}
