import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  {
    device: 'mouse',
    inputs: ['Click'],
    action: 'Turn a glass; on a brass stand: place, turn or lift a mirror',
  },
  {
    device: 'touch',
    inputs: ['Tap'],
    action: 'Turn a glass; on a brass stand: place, turn or lift a mirror',
  },
  {
    device: 'keyboard',
    inputs: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    action: 'Choose a glass',
  },
  { device: 'keyboard', inputs: ['Space', 'Enter'], action: 'Turn, place or lift it' },
  { device: 'keyboard', inputs: ['Z'], action: 'Undo the last turn' },
  { device: 'keyboard', inputs: ['H'], action: 'Show a hint' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the bed again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['D-pad', 'Left stick'], action: 'Choose a glass' },
  { device: 'gamepad', inputs: ['A'], action: 'Turn, place or lift it' },
  { device: 'gamepad', inputs: ['B'], action: 'Undo the last turn' },
  { device: 'gamepad', inputs: ['Y'], action: 'Show a hint' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  up: ['ArrowUp', 'KeyW', 'PadUp'],
  down: ['ArrowDown', 'KeyS', 'PadDown'],
  turn: ['Space', 'Enter', 'NumpadEnter', 'PadA', 'PadX'],
  undo: ['KeyZ', 'Backspace', 'PadB'],
  hint: ['KeyH', 'PadY'],
} as const;

export type Action = keyof typeof actions;
