import type { Control } from '../kit/control.ts';

export type Action = 'left' | 'right' | 'up' | 'down' | 'pick' | 'quick' | 'turn' | 'undo' | 'hint' | 'sign';

export const actions: Record<Action, readonly string[]> = {
  left: ['ArrowLeft', 'PadLeft'],
  right: ['ArrowRight', 'PadRight'],
  up: ['ArrowUp', 'PadUp'],
  down: ['ArrowDown', 'PadDown'],
  pick: ['Space', 'PadA'],
  quick: ['Enter', 'PadX'],
  turn: ['KeyD', 'PadR'],
  undo: ['KeyU', 'KeyZ', 'PadB'],
  hint: ['KeyH', 'PadY'],
  sign: ['KeyF', 'PadL'],
};

const PICK = 'Pick up a card or run, and put it down';
const QUICK = 'Send a card where it fits';
const SIGN = 'Do what the sign says: gather the flowers, or clear the table';

/** The inputs that the game reads, in the form the portal prints. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Drag'], action: 'Carry cards to another pile' },
  { device: 'mouse', inputs: ['Click'], action: QUICK },
  { device: 'touch', inputs: ['Drag'], action: 'Carry cards to another pile' },
  { device: 'touch', inputs: ['Tap'], action: QUICK },
  {
    device: 'keyboard',
    inputs: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    action: 'Move the marker over the cards',
  },
  { device: 'keyboard', inputs: ['Space'], action: PICK },
  { device: 'keyboard', inputs: ['Enter'], action: QUICK },
  { device: 'keyboard', inputs: ['D'], action: 'Turn the stock' },
  { device: 'keyboard', inputs: ['U', 'Z'], action: 'Undo a move' },
  { device: 'keyboard', inputs: ['H'], action: 'Show a good next move' },
  { device: 'keyboard', inputs: ['F'], action: SIGN },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause or resume' },
  { device: 'keyboard', inputs: ['R'], action: 'Deal the same cards again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['D-pad', 'Left stick'], action: 'Move the marker over the cards' },
  { device: 'gamepad', inputs: ['A'], action: PICK },
  { device: 'gamepad', inputs: ['X'], action: QUICK },
  { device: 'gamepad', inputs: ['RB'], action: 'Turn the stock' },
  { device: 'gamepad', inputs: ['B'], action: 'Undo a move' },
  { device: 'gamepad', inputs: ['Y'], action: 'Show a good next move' },
  { device: 'gamepad', inputs: ['LB'], action: SIGN },
  { device: 'gamepad', inputs: ['Start'], action: 'Pause or resume' },
];
