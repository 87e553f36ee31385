import type { Control } from '../kit/control.ts';

/** The inputs that the game reads, in the form the portal prints. */
export const controls: Control[] = [
  { device: 'keyboard', inputs: ['W', 'A', 'S', 'D'], action: 'Cora: walk and paint' },
  { device: 'keyboard', inputs: ['F', 'Space'], action: 'Cora: splash' },
  {
    device: 'keyboard',
    inputs: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    action: 'Teo: walk and paint (alone, they steer Cora too)',
  },
  { device: 'keyboard', inputs: ['L', 'Enter'], action: 'Teo: splash (alone, Cora does)' },
  { device: 'mouse', inputs: ['Hold'], action: 'Alone: Cora walks to the pointer' },
  { device: 'mouse', inputs: ['Click'], action: 'Alone: splash' },
  {
    device: 'touch',
    inputs: ['Drag'],
    action: 'Walk: the stick appears under your thumb, in your half when two play',
  },
  { device: 'touch', inputs: ['Tap'], action: 'Splash, anywhere or on the drop' },
  { device: 'gamepad', inputs: ['Left stick', 'D-pad'], action: 'Cora: walk and paint' },
  { device: 'gamepad', inputs: ['A'], action: 'Cora: splash' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause or resume' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the courtyard again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
];

export const actions = {
  oneLeft: ['KeyA', 'PadLeft'],
  oneRight: ['KeyD', 'PadRight'],
  oneUp: ['KeyW', 'PadUp'],
  oneDown: ['KeyS', 'PadDown'],
  oneSplash: ['KeyF', 'Space', 'PadA'],
  twoLeft: ['ArrowLeft'],
  twoRight: ['ArrowRight'],
  twoUp: ['ArrowUp'],
  twoDown: ['ArrowDown'],
  twoSplash: ['KeyL', 'Enter'],
} as const;

export type Action = keyof typeof actions;
