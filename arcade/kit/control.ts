/** One line of a game's controls, in the form in which the portal shows it. */
export interface Control {
  device: 'keyboard' | 'mouse' | 'touch' | 'gamepad';
  inputs: string[];
  action: string;
}
