import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Drag'], action: 'Draw a chain through gems of a kind; let go to load them' },
  { device: 'touch', inputs: ['Drag'], action: 'Draw a chain through gems of a kind; lift to load them' },
  {
    device: 'keyboard',
    inputs: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    action: 'Move the lamp; two together go diagonally',
  },
  { device: 'keyboard', inputs: ['Q', 'E', 'Z', 'C'], action: 'Move the lamp diagonally' },
  { device: 'keyboard', inputs: ['Space'], action: 'Hold to draw, let go to load' },
  { device: 'keyboard', inputs: ['Enter'], action: 'Begin a chain, then load it (instead of holding)' },
  { device: 'keyboard', inputs: ['X'], action: 'Drop the chain' },
  { device: 'keyboard', inputs: ['H'], action: 'Show a good chain' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the level again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['D-pad', 'Left stick'], action: 'Move the lamp' },
  { device: 'gamepad', inputs: ['A'], action: 'Hold to draw, let go to load' },
  { device: 'gamepad', inputs: ['B'], action: 'Drop the chain' },
  { device: 'gamepad', inputs: ['Y'], action: 'Show a good chain' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  up: ['ArrowUp', 'KeyW', 'PadUp'],
  down: ['ArrowDown', 'KeyS', 'PadDown'],
  upLeft: ['KeyQ'],
  upRight: ['KeyE'],
  downLeft: ['KeyZ'],
  downRight: ['KeyC'],
  draw: ['Space', 'PadA'],
  toggle: ['Enter', 'NumpadEnter'],
  drop: ['KeyX', 'PadB'],
  hint: ['KeyH', 'PadY'],
} as const;

export type Action = keyof typeof actions;
