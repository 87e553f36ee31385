import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'keyboard', inputs: ['ArrowLeft', 'ArrowRight', 'A', 'D'], action: 'Steer' },
  { device: 'keyboard', inputs: ['ArrowUp', 'W'], action: 'Full throttle' },
  { device: 'keyboard', inputs: ['ArrowDown', 'S'], action: 'Brake' },
  { device: 'keyboard', inputs: ['Space'], action: 'Throw a parcel at the next letterbox' },
  { device: 'keyboard', inputs: ['Q', 'E'], action: 'Throw to the left, throw to the right' },
  { device: 'mouse', inputs: ['Move'], action: 'Steer; at the bottom edge: brake' },
  { device: 'mouse', inputs: ['Click'], action: 'Throw a parcel' },
  { device: 'touch', inputs: ['Drag'], action: 'Steer left and right; drag down to brake' },
  { device: 'touch', inputs: ['Tap'], action: 'Throw a parcel' },
  { device: 'gamepad', inputs: ['Left stick', 'D-pad'], action: 'Steer, throttle and brake' },
  { device: 'gamepad', inputs: ['A'], action: 'Throw a parcel at the next letterbox' },
  { device: 'gamepad', inputs: ['X', 'B'], action: 'Throw to the left, throw to the right' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the stage again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  gas: ['ArrowUp', 'KeyW', 'PadUp'],
  brake: ['ArrowDown', 'KeyS', 'PadDown'],
  toss: ['Space', 'Enter', 'NumpadEnter', 'PadA'],
  tossLeft: ['KeyQ', 'KeyZ', 'PadX', 'PadL'],
  tossRight: ['KeyE', 'KeyX', 'PadB', 'PadR'],
} as const;

export type Action = keyof typeof actions;
