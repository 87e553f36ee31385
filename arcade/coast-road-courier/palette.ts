import type { Hour, Level } from './levels.ts';

/** The colours of an hour of the day. */
export interface Palette {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** Height of the sun over the horizon, as a share of the sky. */
  readonly sunHeight: number;
  readonly sea: readonly [near: string, far: string];
  readonly glint: string;
  readonly hills: readonly [far: string, middle: string, near: string];
  readonly cloud: string;
  readonly land: readonly [string, string];
  readonly verge: readonly [string, string];
  readonly road: readonly [string, string];
  readonly mark: string;
  readonly wall: readonly [string, string];
  readonly cliff: string;
  readonly haze: string;
  /** Opacity of the dark layer over everything that the headlamps do not light. */
  readonly dark: number;
}

const NOON: Palette = {
  sky: ['#2f9fe8', '#7fd0f5', '#e2f7f4'],
  sun: '#fff7d0',
  sunHeight: 0.7,
  sea: ['#1fc4bd', '#1583c4'],
  glint: '#ffffff',
  hills: ['#9fc4d8', '#7fb29a', '#6aa667'],
  cloud: '#ffffff',
  land: ['#c8cf74', '#bfc668'],
  verge: ['#ecd9a0', '#e4cf92'],
  road: ['#8d8e9b', '#868794'],
  mark: '#fffaf0',
  wall: ['#fffaf0', '#efe3cf'],
  cliff: '#c99a66',
  haze: '#d9f1f0',
  dark: 0,
};

const HOURS: Readonly<Record<Hour, Palette>> = {
  noon: NOON,
  morning: {
    ...NOON,
    sky: ['#5bb4e6', '#ffd9c4', '#fff0d6'],
    sun: '#ffe9b8',
    sunHeight: 0.3,
    sea: ['#4fcfc4', '#5aa7d0'],
    hills: ['#b9b9d6', '#93b0a8', '#7fae78'],
    cloud: '#fff1e6',
    land: ['#cdd585', '#c2cb77'],
    haze: '#ffe9d8',
  },
  golden: {
    ...NOON,
    sky: ['#e8875a', '#ffc06a', '#ffe9a8'],
    sun: '#fff2b0',
    sunHeight: 0.2,
    sea: ['#3fb3ad', '#e09a6a'],
    glint: '#fff0b8',
    hills: ['#d69a86', '#b08a5f', '#95904d'],
    cloud: '#ffd9a8',
    land: ['#d9b95a', '#cfad4e'],
    verge: ['#f0cf8a', '#e8c37a'],
    road: ['#9b8688', '#947f81'],
    cliff: '#c0804e',
    haze: '#ffdc9a',
  },
  dusk: {
    ...NOON,
    sky: ['#4a3f8f', '#c76a9a', '#ffb48a'],
    sun: '#ffd0a0',
    sunHeight: 0.1,
    sea: ['#3a7fa8', '#a8628f'],
    glint: '#ffc8a8',
    hills: ['#8a6aa0', '#6f6390', '#5f6f78'],
    cloud: '#e59ab0',
    land: ['#8f9a70', '#869066'],
    verge: ['#b8a48c', '#ad9880'],
    road: ['#6c6784', '#66617d'],
    wall: ['#e6d6e0', '#cdbccb'],
    cliff: '#8a6468',
    haze: '#d890a0',
    dark: 0.16,
  },
  night: {
    ...NOON,
    sky: ['#101c4a', '#22396f', '#3f6a92'],
    sun: '#f2f4ff',
    sunHeight: 0.62,
    sea: ['#1f6a86', '#1a4474'],
    glint: '#cfe6ff',
    hills: ['#2f4a78', '#2a4566', '#264a58'],
    cloud: '#3f5a8c',
    land: ['#5f7a62', '#58725b'],
    verge: ['#8a8a80', '#808076'],
    road: ['#565b78', '#505571'],
    wall: ['#c8cfe0', '#aab2c8'],
    cliff: '#55566a',
    haze: '#35587f',
    dark: 0.46,
  },
};

const RAIN: Partial<Palette> = {
  sky: ['#6f8ba0', '#9db4c0', '#cfdcdc'],
  sea: ['#4a9a9c', '#5f8a9c'],
  hills: ['#9aaebb', '#7f9a98', '#6f8f76'],
  cloud: '#c3ced4',
  land: ['#a3ad72', '#9aa468'],
  verge: ['#c9bd98', '#bfb28c'],
  road: ['#6f7486', '#696e80'],
  wall: ['#e6e6e2', '#d0d0cc'],
  haze: '#bccbd0',
  sunHeight: -1,
  dark: 0.1,
};

export const paletteOf = (level: Level): Palette =>
  level.isRainy
    ? { ...HOURS[level.hour], ...RAIN, ...(level.hour === 'night' ? { dark: 0.45 } : {}) }
    : HOURS[level.hour];

/** Mixes two hex colours. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [Number.parseInt(from.slice(1), 16), Number.parseInt(to.slice(1), 16)];
  const channel = (shift: number): number => {
    const start = (a >> shift) & 255;
    return Math.round(start + (((b >> shift) & 255) - start) * share);
  };
  return `#${((channel(16) << 16) | (channel(8) << 8) | channel(0)).toString(16).padStart(6, '0')}`;
}
