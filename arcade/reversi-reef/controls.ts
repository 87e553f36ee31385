import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Click'], action: 'Lay a shell; hovering shows which shells would turn' },
  { device: 'touch', inputs: ['Tap'], action: 'Lay a shell on a marked square' },
  {
    device: 'keyboard',
    inputs: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    action: 'Move the marker',
  },
  { device: 'keyboard', inputs: ['Q', 'E'], action: 'Jump to the previous or next square you may take' },
  { device: 'keyboard', inputs: ['Space', 'Enter'], action: 'Lay a shell' },
  { device: 'keyboard', inputs: ['Z'], action: 'Undo a move (against the computer)' },
  { device: 'keyboard', inputs: ['H'], action: 'Hint: what every square gains, and the best one' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['D-pad', 'Left stick'], action: 'Move the marker' },
  { device: 'gamepad', inputs: ['A'], action: 'Lay a shell' },
  { device: 'gamepad', inputs: ['X', 'Y'], action: 'Undo a move, or ask for a hint' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  up: ['ArrowUp', 'KeyW', 'PadUp'],
  down: ['ArrowDown', 'KeyS', 'PadDown'],
  lay: ['Space', 'Enter', 'NumpadEnter', 'PadA'],
  previous: ['KeyQ', 'PadL'],
  next: ['KeyE', 'PadR'],
  undo: ['KeyZ', 'KeyU', 'PadX'],
  hint: ['KeyH', 'PadY'],
} as const;

export type Action = keyof typeof actions;
