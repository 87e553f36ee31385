import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Drag'], action: 'Carry a crate from the tray into the orchard' },
  { device: 'touch', inputs: ['Drag'], action: 'Carry a crate from the tray into the orchard' },
  { device: 'touch', inputs: ['Tap'], action: 'Pick a crate, then tap the place where it should go' },
  { device: 'keyboard', inputs: ['1', '2', '3'], action: 'Pick a crate from the tray' },
  {
    device: 'keyboard',
    inputs: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    action: 'Move the crate over the field',
  },
  { device: 'keyboard', inputs: ['Enter', 'Space'], action: 'Set the crate down' },
  { device: 'keyboard', inputs: ['C'], action: 'Take compost' },
  { device: 'keyboard', inputs: ['H'], action: 'Show a hint' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the orchard again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['LB', 'RB'], action: 'Pick a crate from the tray' },
  { device: 'gamepad', inputs: ['A'], action: 'Set the crate down' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  up: ['ArrowUp', 'KeyW', 'PadUp'],
  down: ['ArrowDown', 'KeyS', 'PadDown'],
  place: ['Enter', 'NumpadEnter', 'Space', 'PadA'],
  first: ['Digit1', 'Numpad1'],
  second: ['Digit2', 'Numpad2'],
  third: ['Digit3', 'Numpad3'],
  next: ['KeyE', 'PadR'],
  previous: ['KeyQ', 'PadL'],
  compost: ['KeyC', 'PadX'],
  hint: ['KeyH', 'PadY'],
} as const;

export type Action = keyof typeof actions;
