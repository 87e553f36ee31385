/** One line of a game's controls, in the shape the portal prints. */
export interface Control {
  device: 'keyboard' | 'mouse' | 'touch' | 'gamepad';
  inputs: string[];
  action: string;
}
