import type { Control } from '../kit/control.ts';

/** The inputs that the game reads. */
export const controls: Control[] = [
  { device: 'mouse', inputs: ['Drag'], action: 'Slide the row or column; it wraps round' },
  { device: 'touch', inputs: ['Drag'], action: 'Slide the row or column; it wraps round' },
  {
    device: 'keyboard',
    inputs: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    action: 'Move the frame, or slide its line while it is held',
  },
  { device: 'keyboard', inputs: ['Space'], action: 'Hold the line, let go to weave it' },
  {
    device: 'keyboard',
    inputs: ['Enter'],
    action: 'Take hold of the line, then weave it (instead of holding)',
  },
  { device: 'keyboard', inputs: ['X'], action: 'Let the line spring back' },
  { device: 'keyboard', inputs: ['H'], action: 'Show a good slide' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the level again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
  { device: 'gamepad', inputs: ['D-pad', 'Left stick'], action: 'Move the frame, or slide its line' },
  { device: 'gamepad', inputs: ['A'], action: 'Hold the line, let go to weave it' },
  { device: 'gamepad', inputs: ['B'], action: 'Let the line spring back' },
  { device: 'gamepad', inputs: ['Y'], action: 'Show a good slide' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  up: ['ArrowUp', 'KeyW', 'PadUp'],
  down: ['ArrowDown', 'KeyS', 'PadDown'],
  hold: ['Space', 'PadA'],
  take: ['Enter', 'NumpadEnter'],
  release: ['KeyX', 'PadB'],
  hint: ['KeyH', 'PadY'],
} as const;

export type Action = keyof typeof actions;
