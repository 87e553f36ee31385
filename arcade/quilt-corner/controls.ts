import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Drag'], action: 'Lay a piece of cloth on the quilt' },
  { device: 'mouse', inputs: ['Click'], action: 'Choose turn or cut, then a piece' },
  { device: 'touch', inputs: ['Drag'], action: 'Lay a piece of cloth on the quilt' },
  { device: 'touch', inputs: ['Tap'], action: 'Choose turn or cut, then a piece' },
  {
    device: 'keyboard',
    inputs: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    action: 'Move the piece over the quilt',
  },
  { device: 'keyboard', inputs: ['Space', 'Enter'], action: 'Lay it down' },
  { device: 'keyboard', inputs: ['Q', 'E'], action: 'Take the previous or next piece' },
  { device: 'keyboard', inputs: ['T', 'C'], action: 'Turn it or cut it with the scissors' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['D-pad'], action: 'Move the piece over the quilt' },
  { device: 'gamepad', inputs: ['A'], action: 'Lay it down' },
  { device: 'gamepad', inputs: ['B'], action: 'Take the next piece' },
  { device: 'gamepad', inputs: ['X', 'Y'], action: 'Turn it or cut it with the scissors' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  up: ['ArrowUp', 'KeyW', 'PadUp'],
  down: ['ArrowDown', 'KeyS', 'PadDown'],
  lay: ['Space', 'Enter', 'NumpadEnter', 'PadA'],
  next: ['KeyE', 'PadB', 'PadR'],
  previous: ['KeyQ', 'PadL'],
  turn: ['KeyT', 'PadX'],
  cut: ['KeyC', 'PadY'],
} as const;

export type Action = keyof typeof actions;
