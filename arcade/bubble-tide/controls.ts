import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Move'], action: 'Aim' },
  { device: 'mouse', inputs: ['Click'], action: 'Shoot; on the boat: swap the two bubbles' },
  { device: 'touch', inputs: ['Drag'], action: 'Aim; let go to shoot' },
  { device: 'touch', inputs: ['Tap'], action: 'Shoot there; on the boat: swap the two bubbles' },
  { device: 'keyboard', inputs: ['ArrowLeft', 'ArrowRight'], action: 'Aim' },
  { device: 'keyboard', inputs: ['Space', 'ArrowUp', 'Enter'], action: 'Shoot' },
  { device: 'keyboard', inputs: ['ArrowDown', 'X'], action: 'Swap the two bubbles' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the level again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['D-pad'], action: 'Aim' },
  { device: 'gamepad', inputs: ['A'], action: 'Shoot' },
  { device: 'gamepad', inputs: ['X'], action: 'Swap the two bubbles' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  shoot: ['Space', 'ArrowUp', 'KeyW', 'Enter', 'NumpadEnter', 'PadA'],
  swap: ['ArrowDown', 'KeyS', 'KeyX', 'PadX', 'PadB'],
} as const;

export type Action = keyof typeof actions;
