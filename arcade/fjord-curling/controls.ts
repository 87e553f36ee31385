import type { Control } from '../kit/control.ts';

/** The inputs that the game reads, in the order the portal prints them. */
export const controls: Control[] = [
  {
    device: 'mouse',
    inputs: ['Drag'],
    action: 'Push forward for weight, sideways for line; let go to deliver',
  },
  {
    device: 'touch',
    inputs: ['Drag'],
    action: 'Push forward for weight, sideways for line; let go to deliver',
  },
  {
    device: 'mouse',
    inputs: ['Click'],
    action: 'On a curl arrow: turn the handle; hold while the stone glides: sweep',
  },
  {
    device: 'touch',
    inputs: ['Tap'],
    action: 'On a curl arrow: turn the handle; hold while the stone glides: sweep',
  },
  { device: 'keyboard', inputs: ['ArrowLeft', 'ArrowRight', 'A', 'D'], action: 'Turn the line of delivery' },
  { device: 'keyboard', inputs: ['ArrowUp', 'ArrowDown', 'X'], action: 'Change the turn of the handle' },
  {
    device: 'keyboard',
    inputs: ['Space', 'Enter'],
    action: 'Hold to load weight, let go to deliver; hold again to sweep',
  },
  { device: 'gamepad', inputs: ['D-pad', 'Left stick'], action: 'Line to the sides, handle up or down' },
  { device: 'gamepad', inputs: ['A'], action: 'Hold for weight, let go to deliver; hold again to sweep' },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause or resume' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the match or drill again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
];

/** The actions of the game and their keys. */
export const actions = {
  left: ['ArrowLeft', 'KeyA', 'PadLeft'],
  right: ['ArrowRight', 'KeyD', 'PadRight'],
  handle: ['ArrowUp', 'ArrowDown', 'KeyX', 'KeyW', 'KeyS', 'PadUp', 'PadDown', 'PadX'],
  push: ['Space', 'Enter', 'NumpadEnter', 'PadA'],
} as const;

export type Action = keyof typeof actions;
