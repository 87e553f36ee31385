/** The colours of the golden hour. */
export const TONES = {
  skyTop: '#2f8c99',
  skyMiddle: '#9ccdb6',
  skyLow: '#ffdba6',
  skyGlow: '#ffae83',
  sun: '#fff3cf',
  far: '#f3ab8c',
  middle: '#cc8580',
  near: '#5d7f86',
  nearDark: '#3a626c',
  window: '#ffe3a0',
  parapet: '#2a6d76',
  parapetLight: '#4d9a9b',
  roof: '#e39d74',
  roofLight: '#f6bf92',
  wall: '#a8573f',
  wallDark: '#7c3c34',
  deep: '#173f4a',
  cream: '#fff3de',
  coral: '#ee5a47',
  gold: '#ffc531',
  orange: '#f27f2d',
  teal: '#2fa39f',
} as const;

/** The colours of the sparks after a basket. */
export const SPARKS = ['#ffc531', '#ee5a47', '#fff3de', '#5fd0c2'] as const;
export const FLAMES = ['#fff0a6', '#ffc531', '#ff8a2a', '#ee4a2c'] as const;
