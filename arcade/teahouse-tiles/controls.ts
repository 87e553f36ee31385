import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Click'], action: 'Choose a tile, then its twin' },
  { device: 'touch', inputs: ['Tap'], action: 'Choose a tile, then its twin' },
  {
    device: 'keyboard',
    inputs: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    action: 'Go to the next free tile',
  },
  { device: 'keyboard', inputs: ['Space', 'Enter'], action: 'Choose the tile' },
  { device: 'keyboard', inputs: ['H'], action: 'Show a pair' },
  { device: 'keyboard', inputs: ['X'], action: 'Shuffle what is left' },
  { device: 'keyboard', inputs: ['U', 'Z'], action: 'Undo the last pair' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the board again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['D-pad', 'Left stick'], action: 'Go to the next free tile' },
  { device: 'gamepad', inputs: ['A'], action: 'Choose the tile' },
  { device: 'gamepad', inputs: ['Y'], action: 'Show a pair' },
  { device: 'gamepad', inputs: ['X'], action: 'Shuffle what is left' },
  { device: 'gamepad', inputs: ['B'], action: 'Undo the last pair' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  up: ['ArrowUp', 'KeyW', 'PadUp'],
  down: ['ArrowDown', 'KeyS', 'PadDown'],
  choose: ['Space', 'Enter', 'NumpadEnter', 'PadA'],
  hint: ['KeyH', 'PadY'],
  shuffle: ['KeyX', 'PadX'],
  undo: ['KeyU', 'KeyZ', 'PadB'],
} as const;

export type Action = keyof typeof actions;
