import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Move'], action: 'Fly; sparks fire by themselves' },
  { device: 'mouse', inputs: ['Click'], action: 'Dust-burst' },
  { device: 'touch', inputs: ['Drag'], action: 'Fly' },
  { device: 'touch', inputs: ['Tap'], action: 'Dust-burst, also with a second finger' },
  {
    device: 'keyboard',
    inputs: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    action: 'Fly',
  },
  { device: 'keyboard', inputs: ['W', 'A', 'S', 'D'], action: 'Fly' },
  { device: 'keyboard', inputs: ['Space', 'X'], action: 'Dust-burst' },
  { device: 'gamepad', inputs: ['Left stick', 'D-pad'], action: 'Fly' },
  { device: 'gamepad', inputs: ['A'], action: 'Dust-burst' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the night again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  up: ['ArrowUp', 'KeyW', 'PadUp'],
  down: ['ArrowDown', 'KeyS', 'PadDown'],
  burst: ['Space', 'Enter', 'NumpadEnter', 'KeyX', 'PadA', 'PadX', 'PadR'],
} as const;

export type Action = keyof typeof actions;
