import type { Control } from '../kit/control.ts';

/** The inputs that the game reads, in the form the portal prints. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Drag'], action: 'Swap a gem with its neighbour' },
  { device: 'mouse', inputs: ['Click'], action: 'Pick a gem, then click a neighbour to swap' },
  { device: 'touch', inputs: ['Swipe'], action: 'Swap a gem with its neighbour' },
  { device: 'touch', inputs: ['Tap'], action: 'Pick a gem, then tap a neighbour to swap' },
  {
    device: 'keyboard',
    inputs: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    action: 'Move the frame, or swap in that direction',
  },
  { device: 'keyboard', inputs: ['Space', 'Enter'], action: 'Pick or drop the gem in the frame' },
  { device: 'keyboard', inputs: ['H'], action: 'Show a good swap' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause or resume' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the level again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['D-pad', 'Left stick'], action: 'Move the frame, or swap in that direction' },
  { device: 'gamepad', inputs: ['A'], action: 'Pick or drop the gem in the frame' },
  { device: 'gamepad', inputs: ['Y'], action: 'Show a good swap' },
  { device: 'gamepad', inputs: ['Start'], action: 'Pause or resume' },
];
