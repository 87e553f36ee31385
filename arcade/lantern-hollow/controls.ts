import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'keyboard', inputs: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], action: 'Walk' },
  { device: 'keyboard', inputs: ['W', 'A', 'S', 'D'], action: 'Walk' },
  { device: 'keyboard', inputs: ['Space', 'Enter'], action: 'Throw burning oil' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the hollow again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'mouse', inputs: ['Click'], action: 'Walk there; on the flame button: throw burning oil' },
  { device: 'mouse', inputs: ['Hold'], action: 'Follow the pointer' },
  { device: 'touch', inputs: ['Tap'], action: 'Walk there; on the flame button: throw burning oil' },
  { device: 'touch', inputs: ['Drag'], action: 'Follow the finger' },
  { device: 'gamepad', inputs: ['D-pad', 'Left stick'], action: 'Walk' },
  { device: 'gamepad', inputs: ['A'], action: 'Throw burning oil' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  up: ['ArrowUp', 'KeyW', 'PadUp'],
  down: ['ArrowDown', 'KeyS', 'PadDown'],
  flash: ['Space', 'Enter', 'NumpadEnter', 'PadA', 'PadX'],
} as const;

export type Action = keyof typeof actions;
