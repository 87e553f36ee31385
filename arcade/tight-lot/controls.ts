import type { Control } from '../kit/control.ts';

/** The inputs that the game reads, in the form the portal prints. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Drag'], action: 'Slide a vehicle along its lane' },
  { device: 'touch', inputs: ['Drag'], action: 'Slide a vehicle along its lane' },
  {
    device: 'keyboard',
    inputs: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    action: 'Move the marker, or slide the vehicle you hold',
  },
  { device: 'keyboard', inputs: ['Space', 'Enter'], action: 'Take hold of a vehicle or let go' },
  { device: 'keyboard', inputs: ['U', 'Z'], action: 'Undo the last move' },
  { device: 'keyboard', inputs: ['H'], action: 'Show the next move of the shortest way out' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause or resume' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the lot again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  {
    device: 'gamepad',
    inputs: ['D-pad', 'Left stick'],
    action: 'Move the marker, or slide the vehicle you hold',
  },
  { device: 'gamepad', inputs: ['A'], action: 'Take hold of a vehicle or let go' },
  { device: 'gamepad', inputs: ['B'], action: 'Undo the last move' },
  { device: 'gamepad', inputs: ['Y'], action: 'Show the next move of the shortest way out' },
  { device: 'gamepad', inputs: ['Start'], action: 'Pause or resume' },
];
