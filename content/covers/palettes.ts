/** A colour scheme: sky from top to bottom, light, main form, dark shade, signal colour. */
export interface Palette {
  readonly top: string;
  readonly bottom: string;
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly pop: string;
}

const palette = (
  top: string,
  bottom: string,
  light: string,
  base: string,
  dark: string,
  pop: string,
): Palette => ({ top, bottom, light, base, dark, pop });

export const palettes = {
  coral: palette('#ff8a5c', '#c2186f', '#ffdc8a', '#fff1d6', '#5c0b4c', '#ffcb08'),
  teal: palette('#1ed6c4', '#0a4f93', '#d2fff4', '#fdfcf0', '#06305a', '#ff6b6b'),
  violet: palette('#9a66ff', '#33208a', '#e6d2ff', '#fff3ff', '#1b0f54', '#ffcb08'),
  lime: palette('#c2e64c', '#1a8759', '#fbffc8', '#fffbe6', '#0a4030', '#ff5d8f'),
  sky: palette('#74ceff', '#2358dc', '#eafaff', '#ffffff', '#122673', '#ffcb08'),
  night: palette('#444aa8', '#10123f', '#9db0ff', '#eef0ff', '#080926', '#ff8a3d'),
  rose: palette('#ff94bb', '#a01c6d', '#ffe6ef', '#fff6fa', '#4d0937', '#5ef2ff'),
  amber: palette('#ffd045', '#e4601b', '#fff4bd', '#fffaf0', '#782307', '#2bd4c4'),
  mint: palette('#9bf5ca', '#128371', '#f2fff9', '#ffffff', '#053a35', '#ff7a59'),
  ink: palette('#40608f', '#0b1530', '#b4d0ff', '#f2f7ff', '#050a1a', '#ffcb08'),
  plum: palette('#b8479f', '#2d0f52', '#ffb8e6', '#fff0fa', '#1a0733', '#43e6d0'),
  dusk: palette('#ff9d7a', '#3a2a86', '#ffe3b0', '#fff6ea', '#1d1452', '#ffd23f'),
  ocean: palette('#2fb8e8', '#07246b', '#bff3ff', '#f4fdff', '#04153f', '#ffb52e'),
  forest: palette('#5cc98a', '#0c4a44', '#e6ffcf', '#fbffe9', '#062a2b', '#ffc53a'),
  candy: palette('#ff7fc0', '#6a2bc2', '#fff0c8', '#fffafc', '#35106b', '#37e0ff'),
  sand: palette('#ffe0a0', '#d98a3d', '#fffbe6', '#fffdf5', '#6b3310', '#2f7de1'),
  crimson: palette('#ff5a5f', '#6e0d3a', '#ffc9a8', '#fff2ea', '#34061f', '#ffd23f'),
  aurora: palette('#27c7a8', '#2a1a6e', '#c4ffe2', '#f3fffb', '#120b3d', '#ff5fa8'),
  steel: palette('#9fb6d6', '#3a4d7c', '#f3f8ff', '#ffffff', '#18223f', '#ff7043'),
  ruby: palette('#f0427d', '#45106b', '#ffc2d4', '#fff3f7', '#24083d', '#ffd75e'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
