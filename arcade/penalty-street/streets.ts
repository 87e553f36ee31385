import type { Habit } from './keeper.ts';
import { CUP_ROUNDS } from './rules.ts';
import { phrase } from './texts.ts';

/** The colours of one street of the cup. */
export interface Street {
  name: string;
  sky: readonly [string, string, string];
  brick: string;
  mural: readonly [string, string, string];
  ground: readonly [string, string];
  houses: readonly [string, string];
  window: string;
  trim: string;
  /** Whether lamps and strings of light are on. */
  lit: boolean;
}

const STREETS: readonly Street[] = [
  {
    name: 'Lantern Alley',
    sky: ['#4aa6e8', '#8fd3f2', '#ffe6b0'],
    brick: '#c9694a',
    mural: ['#1f8a8c', '#ffcb08', '#f4f0df'],
    ground: ['#8d8397', '#6a6178'],
    houses: ['#e9b872', '#7fb6a5'],
    window: '#3f5d84',
    trim: '#fff3da',
    lit: false,
  },
  {
    name: 'Paint Yard',
    sky: ['#2f7fd6', '#7cc7f0', '#e6f7ff'],
    brick: '#4b86a8',
    mural: ['#e2476b', '#ffd34d', '#fff4e4'],
    ground: ['#9a94a8', '#716b84'],
    houses: ['#f08a6b', '#5f7fd0'],
    window: '#2d4a78',
    trim: '#ffffff',
    lit: false,
  },
  {
    name: 'Market Row',
    sky: ['#7a4fae', '#f0788a', '#ffc27a'],
    brick: '#a8574f',
    mural: ['#2b5ea8', '#ff9f45', '#ffe9c7'],
    ground: ['#86728f', '#5d4c70'],
    houses: ['#d9798a', '#c99a56'],
    window: '#ffd98a',
    trim: '#ffe3bd',
    lit: true,
  },
  {
    name: 'Canal Side',
    sky: ['#2b2a6b', '#7c4f9f', '#ff9a86'],
    brick: '#5b6f8f',
    mural: ['#0f8a7a', '#7ef0d2', '#e8fbff'],
    ground: ['#6a6a8c', '#45456a'],
    houses: ['#7d6bb0', '#4f8aa0'],
    window: '#ffd27a',
    trim: '#d9ecff',
    lit: true,
  },
  {
    name: 'Roof Lane',
    sky: ['#111a4e', '#27357f', '#5a5fb4'],
    brick: '#7a4a6b',
    mural: ['#3f46b8', '#ff7ac0', '#ffe6f4'],
    ground: ['#565a86', '#353a66'],
    houses: ['#3f6a9f', '#6b4f8f'],
    window: '#ffcf6b',
    trim: '#cfd8ff',
    lit: true,
  },
  {
    name: 'Crown Street',
    sky: ['#0b1140', '#1b2a78', '#4a3f9a'],
    brick: '#8f3f4a',
    mural: ['#173a8f', '#ffcb08', '#fff1b8'],
    ground: ['#5c5580', '#3a345f'],
    houses: ['#a8563f', '#2f6f8a'],
    window: '#ffe08a',
    trim: '#ffe9a8',
    lit: true,
  },
];

/** Returns the street a round is played in. */
export function streetOf(round: number): Street {
  const street = STREETS[(round - 1) % CUP_ROUNDS] ?? STREETS[0];
  if (street === undefined) throw new Error('There are no streets');
  return street;
}

export interface Look {
  skin: string;
  hair: string;
  style: 'bun' | 'cap' | 'curls' | 'spikes' | 'bob' | 'short';
  shirt: string;
  shorts: string;
  gloves: string;
}

export interface Rival {
  name: string;
  /** A hint that describes the habit and how to beat it. */
  hint: string;
  look: Look;
}

const RIVALS: Record<Habit, Rival> = {
  leaner: {
    name: 'Tilly',
    hint: phrase('habit.leaner'),
    look: {
      skin: '#f2c29a',
      hair: '#b5502f',
      style: 'bun',
      shirt: '#46c06a',
      shorts: '#1f4f4a',
      gloves: '#ffcb08',
    },
  },
  copycat: {
    name: 'Echo',
    hint: phrase('habit.copycat'),
    look: {
      skin: '#8d5a3a',
      hair: '#1d1a2b',
      style: 'curls',
      shirt: '#ff8a3d',
      shorts: '#4a2440',
      gloves: '#7ee0ff',
    },
  },
  pendulum: {
    name: 'Metro',
    hint: phrase('habit.pendulum'),
    look: {
      skin: '#e3a878',
      hair: '#2b2440',
      style: 'cap',
      shirt: '#e8475f',
      shorts: '#2b2f6b',
      gloves: '#ffffff',
    },
  },
  patient: {
    name: 'Granite',
    hint: phrase('habit.patient'),
    look: {
      skin: '#6b4230',
      hair: '#2a2a36',
      style: 'short',
      shirt: '#9a7bff',
      shorts: '#2a2452',
      gloves: '#ff9fd0',
    },
  },
  bluffer: {
    name: 'Foxy',
    hint: phrase('habit.bluffer'),
    look: {
      skin: '#f0b78c',
      hair: '#ff7a2d',
      style: 'spikes',
      shirt: '#25c2c9',
      shorts: '#143a5c',
      gloves: '#ff5d6c',
    },
  },
  'bend-blind': {
    name: 'Rook',
    hint: phrase('habit.rook'),
    look: {
      skin: '#c98a5e',
      hair: '#3b2a22',
      style: 'bob',
      shirt: '#ffd02e',
      shorts: '#5c2f1f',
      gloves: '#5ad17f',
    },
  },
};

/** Returns the rival with this habit. */
export const rivalOf = (habit: Habit): Rival => RIVALS[habit];

/** The look of the player, who is seen from behind in goal. */
export const YOUR_LOOK: Look = {
  skin: '#e8b088',
  hair: '#33264a',
  style: 'short',
  shirt: '#2f6bff',
  shorts: '#16235e',
  gloves: '#ffcb08',
};
