import type { Control } from '../kit/control.ts';

/** The inputs that the game reads, in the form the portal prints. */
export const controls: Control[] = [
  { device: 'keyboard', inputs: ['W', 'A', 'S', 'D'], action: 'Player 1: roll' },
  { device: 'keyboard', inputs: ['F'], action: 'Player 1: dash' },
  { device: 'keyboard', inputs: ['G'], action: 'Player 1: shield' },
  {
    device: 'keyboard',
    inputs: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    action: 'Player 2: roll (alone, they steer you too)',
  },
  { device: 'keyboard', inputs: ['K', 'Enter'], action: 'Player 2: dash' },
  { device: 'keyboard', inputs: ['L', 'ShiftRight'], action: 'Player 2: shield' },
  { device: 'keyboard', inputs: ['Space', 'ShiftLeft'], action: 'Against the computer: dash and shield' },
  {
    device: 'touch',
    inputs: ['Drag'],
    action: 'Roll: the stick appears under your thumb, in your half when two play',
  },
  {
    device: 'touch',
    inputs: ['Tap'],
    action: 'Dash and shield on the two buttons; a tap elsewhere dashes too',
  },
  {
    device: 'gamepad',
    inputs: ['Left stick', 'D-pad', 'A', 'B'],
    action: 'Player 1: roll, dash with A, shield with B',
  },
  { device: 'keyboard', inputs: ['P', 'Escape'], action: 'Pause or resume' },
  { device: 'keyboard', inputs: ['R'], action: 'Start the match again' },
  { device: 'keyboard', inputs: ['M'], action: 'Sound on or off' },
];
