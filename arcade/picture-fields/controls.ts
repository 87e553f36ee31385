import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Left button'], action: 'Sow a square, or drag to sow a run' },
  { device: 'mouse', inputs: ['Right button'], action: 'Mark squares that stay bare' },
  { device: 'touch', inputs: ['Tap', 'Drag'], action: 'Use the chosen tool: seed or sticks' },
  {
    device: 'keyboard',
    inputs: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    action: 'Move over the field',
  },
  { device: 'keyboard', inputs: ['Space', 'Enter'], action: 'Use the tool; hold and move for a run' },
  { device: 'keyboard', inputs: ['X'], action: 'Mark as bare; hold and move for more' },
  { device: 'keyboard', inputs: ['C'], action: 'Change the tool or crop' },
  { device: 'keyboard', inputs: ['Z'], action: 'Undo the last stroke' },
  { device: 'keyboard', inputs: ['H'], action: 'Send a scarecrow' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the field again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['D-pad', 'Left stick'], action: 'Move over the field' },
  { device: 'gamepad', inputs: ['A'], action: 'Use the tool' },
  { device: 'gamepad', inputs: ['X'], action: 'Mark as bare' },
  { device: 'gamepad', inputs: ['LB', 'RB'], action: 'Change the tool or crop' },
  { device: 'gamepad', inputs: ['B'], action: 'Undo the last stroke' },
  { device: 'gamepad', inputs: ['Y'], action: 'Send a scarecrow' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  up: ['ArrowUp', 'KeyW', 'PadUp'],
  down: ['ArrowDown', 'KeyS', 'PadDown'],
  sow: ['Space', 'Enter', 'NumpadEnter', 'PadA'],
  cross: ['KeyX', 'PadX'],
  change: ['KeyC', 'PadR', 'PadL'],
  undo: ['KeyZ', 'Backspace', 'PadB'],
  hint: ['KeyH', 'PadY'],
} as const;

export type Action = keyof typeof actions;
