import type { Control } from '../kit/control.ts';

/** The inputs that the game reads, in the order the portal prints them. */
export const controls: Control[] = [
  {
    device: 'mouse',
    inputs: ['Drag'],
    action: 'Pull back anywhere and let go; pull further to throw harder',
  },
  {
    device: 'touch',
    inputs: ['Drag'],
    action: 'Pull back anywhere and let go; pull further to throw harder',
  },
  {
    device: 'keyboard',
    inputs: ['Space', 'Enter'],
    action: 'Stop the swinging angle, then stop the power to throw',
  },
  { device: 'keyboard', inputs: ['ArrowUp', 'ArrowDown', 'W', 'S'], action: 'Steer the angle by hand' },
  { device: 'gamepad', inputs: ['A'], action: 'Stop the angle, then the power' },
  { device: 'gamepad', inputs: ['D-pad', 'Left stick'], action: 'Steer the angle by hand' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause or resume' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the level again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
];

/** The actions of the game and their keys. */
export const actions = {
  throw: ['Space', 'Enter', 'NumpadEnter', 'PadA'],
  up: ['ArrowUp', 'KeyW', 'ArrowLeft', 'KeyA', 'PadUp', 'PadLeft'],
  down: ['ArrowDown', 'KeyS', 'ArrowRight', 'KeyD', 'PadDown', 'PadRight'],
} as const;

export type Action = keyof typeof actions;
