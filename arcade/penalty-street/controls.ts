import type { Control } from '../kit/control.ts';

/** The inputs that the game reads, in the order the portal prints them. */
export const controls: Control[] = [
  {
    device: 'mouse',
    inputs: ['Drag'],
    action: 'Kick: draw a line from the ball to the goal; faster is harder, a curved line bends the ball',
  },
  { device: 'touch', inputs: ['Swipe'], action: 'Kick towards the goal, or dive to the side you swipe' },
  { device: 'touch', inputs: ['Tap'], action: 'In goal: dive to the spot you tap' },
  { device: 'mouse', inputs: ['Click'], action: 'In goal: dive to the spot you click' },
  {
    device: 'keyboard',
    inputs: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    action: 'Aim the kick; in goal, dive that way',
  },
  { device: 'keyboard', inputs: ['W', 'A', 'S', 'D'], action: 'The same as the arrows' },
  {
    device: 'keyboard',
    inputs: ['Space'],
    action: 'Hold to load power, let go to kick; hold a side key meanwhile to bend the ball',
  },
  {
    device: 'gamepad',
    inputs: ['Left stick', 'D-pad', 'A'],
    action: 'Aim and dive with the stick or the pad; hold A to load power',
  },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause or resume' },
  { device: 'keyboard', inputs: ['R'], action: 'Play the round again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
];
