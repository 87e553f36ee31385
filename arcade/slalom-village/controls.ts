import type { Control } from '../kit/control.ts';

/** KeyboardEvent.code and gamepad names that the game reads. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  tuck: ['ArrowUp', 'KeyW', 'Space', 'PadUp', 'PadA'],
  plough: ['ArrowDown', 'KeyS', 'PadDown', 'PadB'],
  trick: ['Space', 'Enter', 'PadA', 'PadX'],
} as const;

/** The inputs that the game reads, in the form the portal prints. */
export const controls: Control[] = [
  {
    device: 'keyboard',
    inputs: ['ArrowLeft', 'ArrowRight', 'A', 'D'],
    action: 'Carve to the left and right',
  },
  { device: 'keyboard', inputs: ['ArrowUp', 'W', 'Space'], action: 'Hold to tuck: faster, wider turns' },
  { device: 'keyboard', inputs: ['ArrowDown', 'S'], action: 'Hold to plough: slower' },
  { device: 'keyboard', inputs: ['Space', 'Enter'], action: 'In the air: a trick for every tap' },
  { device: 'mouse', inputs: ['Move'], action: 'The skier carves towards the pointer' },
  { device: 'mouse', inputs: ['Hold'], action: 'Tuck' },
  { device: 'mouse', inputs: ['Click'], action: 'In the air: a trick' },
  { device: 'touch', inputs: ['Drag'], action: 'Carve left and right; up to tuck, down to plough' },
  { device: 'touch', inputs: ['Tap'], action: 'In the air: a trick' },
  { device: 'gamepad', inputs: ['Left stick', 'D-pad'], action: 'Carve, tuck and plough' },
  { device: 'gamepad', inputs: ['A'], action: 'Tuck; in the air a trick' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause or resume' },
  { device: 'keyboard', inputs: ['R'], action: 'Back to the start hut' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['Start'], action: 'Pause or resume' },
];
