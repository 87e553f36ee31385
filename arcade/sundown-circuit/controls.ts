import type { Control } from '../kit/control.ts';

/** KeyboardEvent.code and gamepad names that the game reads. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  brake: ['Space', 'ArrowDown', 'KeyS', 'PadA', 'PadB', 'PadDown'],
} as const;

/** The inputs that the game reads, in the form the portal prints. */
export const controls: Control[] = [
  { device: 'keyboard', inputs: ['ArrowLeft', 'ArrowRight'], action: 'Steer; the car accelerates by itself' },
  { device: 'keyboard', inputs: ['A', 'D'], action: 'Steer as well' },
  {
    device: 'keyboard',
    inputs: ['Space', 'ArrowDown'],
    action: 'Brake; in a bend drift, and let go for the boost',
  },
  { device: 'mouse', inputs: ['Move'], action: 'The car steers towards the pointer' },
  { device: 'mouse', inputs: ['Hold'], action: 'Brake and drift' },
  { device: 'touch', inputs: ['Hold left'], action: 'Steer with the two arrows under the left thumb' },
  { device: 'touch', inputs: ['Hold right'], action: 'Brake and drift with the pedal under the right thumb' },
  { device: 'gamepad', inputs: ['Left stick', 'D-pad'], action: 'Steer' },
  { device: 'gamepad', inputs: ['A', 'B'], action: 'Brake and drift' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause or resume' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the race again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['Start'], action: 'Pause or resume' },
];
