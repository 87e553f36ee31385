import type { Control } from '../kit/control.ts';

/** The inputs that the game reads, in the form the portal prints. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Drag'], action: 'Pull back and let go; pull further to throw harder' },
  { device: 'mouse', inputs: ['Click'], action: 'Choose a snowball, or walk with the arrows beside them' },
  { device: 'touch', inputs: ['Drag'], action: 'Pull back and let go; pull further to throw harder' },
  { device: 'touch', inputs: ['Tap'], action: 'Choose a snowball, or walk with the arrows beside them' },
  { device: 'keyboard', inputs: ['ArrowLeft', 'ArrowRight'], action: 'Aim' },
  { device: 'keyboard', inputs: ['ArrowUp', 'ArrowDown'], action: 'Change the power' },
  { device: 'keyboard', inputs: ['Space', 'Enter'], action: 'Throw' },
  { device: 'keyboard', inputs: ['X'], action: 'Next kind of snowball' },
  { device: 'keyboard', inputs: ['A', 'D'], action: 'Walk a few steps instead of throwing' },
  { device: 'gamepad', inputs: ['D-pad', 'Left stick'], action: 'Angle and power' },
  { device: 'gamepad', inputs: ['A'], action: 'Throw' },
  { device: 'gamepad', inputs: ['X'], action: 'Next kind of snowball' },
  { device: 'gamepad', inputs: ['LB', 'RB'], action: 'Walk' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause or resume' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the valley again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
];

export const actions = {
  left: ['ArrowLeft', 'PadLeft'],
  right: ['ArrowRight', 'PadRight'],
  up: ['ArrowUp', 'PadUp'],
  down: ['ArrowDown', 'PadDown'],
  throw: ['Space', 'Enter', 'PadA'],
  next: ['KeyX', 'PadX'],
  walkLeft: ['KeyA', 'PadL'],
  walkRight: ['KeyD', 'PadR'],
} as const;

export type Action = keyof typeof actions;
