import type { Control } from '../kit/control.ts';

/** KeyboardEvent.code and gamepad names that the game reads. */
export const actions = {
  gas: ['ArrowRight', 'ArrowUp', 'KeyD', 'KeyW', 'PadRight', 'PadA', 'PadR'],
  brake: ['ArrowLeft', 'ArrowDown', 'KeyA', 'KeyS', 'PadLeft', 'PadB', 'PadL'],
  net: ['Space', 'KeyN', 'PadX', 'PadY'],
} as const;

/** The inputs that the game reads, in the form the portal prints. */
export const controls: Control[] = [
  { device: 'keyboard', inputs: ['ArrowRight', 'D'], action: 'Gas; in the air lift the nose' },
  { device: 'keyboard', inputs: ['ArrowLeft', 'A'], action: 'Brake, then reverse; in the air drop the nose' },
  { device: 'keyboard', inputs: ['Space', 'N'], action: 'Throw the net over the cargo' },
  { device: 'mouse', inputs: ['Hold right'], action: 'Gas on the right half of the screen' },
  { device: 'mouse', inputs: ['Hold left'], action: 'Brake or reverse on the left half' },
  { device: 'mouse', inputs: ['Click'], action: 'Throw the net with its button' },
  { device: 'touch', inputs: ['Hold right'], action: 'Gas with the right pedal' },
  { device: 'touch', inputs: ['Hold left'], action: 'Brake or reverse with the left pedal' },
  { device: 'touch', inputs: ['Tap'], action: 'Throw the net with its button' },
  {
    device: 'gamepad',
    inputs: ['Left stick', 'A', 'B'],
    action: 'Gas to the right or A, brake to the left or B',
  },
  { device: 'gamepad', inputs: ['X'], action: 'Throw the net' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause or resume' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the haul again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['Start'], action: 'Pause or resume' },
];
