import { clamp } from '../kit/ease.ts';
import { note } from '../kit/sound.ts';
import type { Sound } from '../kit/sound.ts';
import type { RunEvent } from './rules.ts';
import { skidOf } from './skier.ts';
import type { Skier } from './skier.ts';

const SCALE = [0, 2, 4, 7, 9, 12] as const;

/** Plays clapping and cowbells, which become louder with every consecutive clean gate. */
function cheer(sound: Sound, combo: number): void {
  const size = clamp(combo, 1, 6);
  sound.noise({ duration: 0.3 + size * 0.1, gain: 0.02 + size * 0.012, filter: 1500 + size * 260 });
  for (let bell = 0; bell < size; bell += 1) {
    sound.tone({
      freq: 790 + (bell % 3) * 130,
      type: 'square',
      duration: 0.05,
      gain: 0.022,
      at: bell * 0.075,
    });
    sound.tone({ freq: 1180 + (bell % 2) * 90, duration: 0.07, gain: 0.03, at: bell * 0.075 });
  }
}

/** Plays the sound of an event. */
export function playEvent(sound: Sound, event: RunEvent): void {
  switch (event.type) {
    case 'gate': {
      const step = SCALE[clamp(event.combo - 1, 0, SCALE.length - 1)] ?? 0;
      if (event.isClean) {
        sound.sequence(
          [
            { freq: note(step), gain: 0.14 },
            { freq: note(step + 7), gain: 0.12 },
          ],
          0.06,
        );
        cheer(sound, event.combo);
      } else sound.tone({ freq: 190, type: 'triangle', slide: 90, duration: 0.12, gain: 0.2 });
      break;
    }
    case 'miss':
      sound.sequence(
        [
          { freq: 260, type: 'triangle' },
          { freq: 196, type: 'triangle', duration: 0.3 },
        ],
        0.14,
      );
      break;
    case 'jump':
      sound.tone({ freq: 240, slide: 640, duration: 0.35, gain: 0.12 });
      break;
    case 'trick':
      sound.tone({ freq: note(7 + event.count * 2), type: 'triangle', duration: 0.14, gain: 0.16 });
      break;
    case 'landing':
      sound.noise({ duration: 0.22, gain: 0.2, filter: 700 });
      if (event.isClean && event.tricks > 0) cheer(sound, 3 + event.tricks);
      break;
    case 'crash':
      sound.noise({ duration: 0.5, gain: 0.28, filter: 500 });
      sound.tone({ freq: 150, slide: 55, duration: 0.4, gain: 0.2 });
      break;
    case 'bump':
      sound.tone({ freq: 120, slide: 80, duration: 0.1, gain: 0.18 });
      break;
    case 'close':
      sound.tone({ freq: 900, slide: 1400, duration: 0.1, gain: 0.07 });
      break;
    case 'street':
      sound.sequence([0, 4, 7].map((step) => ({ freq: note(step + 12), gain: 0.12 })));
      break;
    case 'over':
      if (event.phase === 'finished') {
        sound.sequence(
          [0, 4, 7, 12].map((step) => ({ freq: note(step), duration: 0.24, gain: 0.18 })),
          0.12,
        );
        cheer(sound, 6);
      } else sound.noise({ duration: 1.4, gain: 0.25, filter: 340 });
      break;
  }
}

/** Plays the sounds of skis on snow and of the wind. Called several times per second. */
export function playSlide(sound: Sound, skier: Skier): void {
  if (skier.fallen > 0) return;
  const wind = clamp(skier.speed / 30, 0, 1);
  sound.noise({ duration: 0.2, gain: 0.012 + wind * 0.022, filter: 300 + wind * 700 });
  const edge = skier.isAirborne ? 0 : clamp(skidOf(skier) * 1.4 + Math.abs(skier.edge) * 0.25, 0, 1);
  if (edge > 0.1)
    sound.noise({ duration: 0.16, gain: edge * 0.06, filter: skier.surface === 'ice' ? 4200 : 2100 });
}

/** Plays the roar of the avalanche, which becomes louder as it comes nearer. */
export const playRoar = (sound: Sound, gap: number): void =>
  sound.noise({ duration: 0.3, gain: 0.1 * clamp((50 - gap) / 50, 0, 1), filter: 180 });
