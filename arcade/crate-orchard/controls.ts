import type { Control } from '../kit/control.ts';

/** What the game reads. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Drag'], action: 'Carry a crate from the tray into the orchard' },
  { device: 'touch', inputs: ['Drag'], action: 'Carry a crate from the tray into the orchard' },
  { device: 'touch', inputs: ['Tap'], action: 'Pick a crate, then tap the place where it should stand' },
  { device: 'keyboard', inputs: ['Digit1', 'Digit2', 'Digit3'], action: 'Pick a crate from the tray' },
  {
    device: 'keyboard',
    inputs: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    action: 'Move the crate over the field',
  },
  { device: 'keyboard', inputs: ['Enter', 'Space'], action: 'Set the crate down' },
  { device: 'keyboard', inputs: ['KeyC'], action: 'Take compost' },
  { device: 'keyboard', inputs: ['KeyH'], action: 'Show a hint' },
  { device: 'keyboard', inputs: ['KeyP', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['KeyR'], action: 'Start the orchard again' },
  { device: 'keyboard', inputs: ['KeyM'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['PadL', 'PadR'], action: 'Pick a crate from the tray' },
  { device: 'gamepad', inputs: ['PadA'], action: 'Set the crate down' },
];

/** The actions of the game and the keys behind them. */
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
