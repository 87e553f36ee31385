import type { Control } from '../kit/control.ts';

/** The inputs that the game reads, in the form the portal prints. */
export const controls: Control[] = [
  { device: 'keyboard', inputs: ['ArrowLeft', 'ArrowRight'], action: 'Move the pair' },
  { device: 'keyboard', inputs: ['ArrowUp', 'X', 'Z'], action: 'Turn it; Z turns the other way' },
  { device: 'keyboard', inputs: ['ArrowDown'], action: 'Lower it faster' },
  { device: 'keyboard', inputs: ['Space', 'Enter'], action: 'Drop it' },
  { device: 'keyboard', inputs: ['C', 'ShiftRight'], action: 'Hold it, or take back what is held' },
  {
    device: 'keyboard',
    inputs: ['W', 'A', 'S', 'D', 'Q', 'E'],
    action: 'Left player against a friend: steer, drop with Q, hold with E',
  },
  { device: 'mouse', inputs: ['Move'], action: 'Move the pair' },
  { device: 'mouse', inputs: ['Click'], action: 'Turn it; on the slot: hold it' },
  { device: 'mouse', inputs: ['Drag'], action: 'Downwards: drop it' },
  { device: 'touch', inputs: ['Drag'], action: 'Sideways: move the pair; down: drop it' },
  { device: 'touch', inputs: ['Tap'], action: 'Turn it; on the slot: hold it' },
  { device: 'gamepad', inputs: ['D-pad', 'Left stick'], action: 'Move or lower the pair' },
  { device: 'gamepad', inputs: ['A', 'B'], action: 'Turn it right or left' },
  { device: 'gamepad', inputs: ['X', 'Y'], action: 'Drop it; hold it' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause or resume' },
  { device: 'keyboard', inputs: ['R'], action: 'Start again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
];

/** The actions of the left and the right player, with their keys. A single player can use both sets. */
export const actions = {
  oneLeft: ['KeyA', 'PadLeft'],
  oneRight: ['KeyD', 'PadRight'],
  oneTurn: ['KeyW', 'PadA'],
  oneBack: ['PadB', 'KeyZ'],
  oneDown: ['KeyS', 'PadDown'],
  oneDrop: ['KeyQ', 'PadX', 'PadUp'],
  oneHold: ['KeyE', 'PadY', 'PadL', 'PadR'],
  twoLeft: ['ArrowLeft'],
  twoRight: ['ArrowRight'],
  twoTurn: ['ArrowUp', 'KeyX'],
  twoDown: ['ArrowDown'],
  twoDrop: ['Space', 'Enter', 'NumpadEnter'],
  twoHold: ['KeyC', 'ShiftRight'],
} as const;

export type Action = keyof typeof actions;
