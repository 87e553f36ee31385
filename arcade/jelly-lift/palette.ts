/** The colours of the jellies: raspberry, mint, honey, plum and sky. */
export const JELLIES = ['#ee3f78', '#2fcf9b', '#ffbe36', '#9a5bea', '#3aa9f2'] as const;
export const GUM = '#c9a3b4';

export const WORLD = {
  wall: '#bfe8d3',
  wallDeep: '#7cc3ab',
  brass: '#d9a441',
  brassLight: '#ffe3a0',
  brassDark: '#8a5a1c',
  shaft: '#0f3b3c',
  shaftDeep: '#082629',
  door: '#17504e',
  carpet: '#a81e4f',
  cream: '#fff4dc',
  ink: '#3a1226',
} as const;

export const colourOf = (colour: number): string => JELLIES[colour] ?? GUM;
