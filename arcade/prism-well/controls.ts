import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Click'], action: 'Spin the block of four to the right' },
  { device: 'mouse', inputs: ['Drag'], action: 'Turn the block either way' },
  { device: 'touch', inputs: ['Tap'], action: 'Spin the block of four to the right' },
  { device: 'touch', inputs: ['Drag'], action: 'Turn the block either way' },
  {
    device: 'keyboard',
    inputs: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    action: 'Choose a block',
  },
  { device: 'keyboard', inputs: ['Space', 'X'], action: 'Spin to the right' },
  { device: 'keyboard', inputs: ['Z', 'C'], action: 'Spin to the left' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the level again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['D-pad'], action: 'Choose a block' },
  { device: 'gamepad', inputs: ['A'], action: 'Spin to the right' },
  { device: 'gamepad', inputs: ['B'], action: 'Spin to the left' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  up: ['ArrowUp', 'KeyW', 'PadUp'],
  down: ['ArrowDown', 'KeyS', 'PadDown'],
  spin: ['Space', 'Enter', 'NumpadEnter', 'KeyX', 'PadA', 'PadR'],
  back: ['KeyZ', 'KeyC', 'PadB', 'PadL', 'PadX'],
} as const;

export type Action = keyof typeof actions;
