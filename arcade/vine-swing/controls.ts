import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Hold'], action: 'Throw the vine and swing' },
  { device: 'mouse', inputs: ['Let go'], action: 'Fly' },
  { device: 'touch', inputs: ['Hold'], action: 'Throw the vine and swing' },
  { device: 'touch', inputs: ['Let go'], action: 'Fly' },
  { device: 'keyboard', inputs: ['Space', 'Enter', 'ArrowUp'], action: 'Hold to swing, let go to fly' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['A'], action: 'Hold to swing, let go to fly' },
];

/** The one action of the game and its keys. */
export const actions = {
  swing: [
    'Space',
    'Enter',
    'NumpadEnter',
    'ArrowUp',
    'KeyW',
    'ArrowRight',
    'KeyD',
    'PadA',
    'PadB',
    'PadX',
    'PadR',
  ],
} as const;

export type Action = keyof typeof actions;
