import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Move'], action: 'Turn the beam' },
  { device: 'mouse', inputs: ['Hold'], action: 'Narrow the beam: stronger, farther, but it burns more oil' },
  { device: 'touch', inputs: ['Drag'], action: 'Turn the beam' },
  { device: 'touch', inputs: ['Tap'], action: 'Switch between wide and narrow' },
  {
    device: 'keyboard',
    inputs: ['ArrowLeft', 'ArrowRight', 'A', 'D'],
    action: 'Turn the beam; choose a card',
  },
  { device: 'keyboard', inputs: ['Space', 'ArrowUp'], action: 'Hold to narrow the beam; take a card' },
  { device: 'keyboard', inputs: ['F', 'ArrowDown'], action: 'Send up a flare' },
  { device: 'gamepad', inputs: ['Left stick', 'D-pad'], action: 'Turn the beam' },
  { device: 'gamepad', inputs: ['A'], action: 'Hold to narrow the beam' },
  { device: 'gamepad', inputs: ['X'], action: 'Send up a flare' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the night again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  focus: ['Space', 'ArrowUp', 'KeyW', 'PadA', 'PadR'],
  flare: ['KeyF', 'ArrowDown', 'KeyS', 'PadX', 'PadB'],
  take: ['Enter', 'NumpadEnter', 'Space', 'PadA'],
} as const;

export type Action = keyof typeof actions;
