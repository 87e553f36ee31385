import type { Item } from '#app/domain/catalogue/item.ts';
import type { Vertical } from '#app/domain/vertical.ts';

export const games: Vertical = {
  id: 2,
  prefix: 'g',
  scope: 'games',
  name: 'Games',
  menuOrder: 1,
  mark: 'game',
  noun: { one: 'game', many: 'games' },
  isSearched: true,
  isCollected: true,
};

export const devices = ['keyboard', 'mouse', 'touch', 'gamepad'] as const;
export type Device = (typeof devices)[number];

/** One action of the player and the inputs that trigger it. */
export interface Control {
  device: Device;
  /** Key names, gestures or buttons, in everyday words. */
  inputs: readonly string[];
  action: string;
}

/** A game's fields in addition to those of every item (docs/bundle.md, `ext` of games). */
export interface GameFields {
  slug: string;
  developer: string;
  /** The kind of developer. Empty if unknown. */
  developerType: '' | 'person' | 'organization';
  licence: string;
  /** Address of the game's source code or website. */
  source: string;
  devices: readonly Device[];
  orientation: 'any' | 'landscape' | 'portrait';
  /** The size that the game was made for, in pixels. */
  width: number;
  height: number;
  controls: readonly Control[];
  /** Media path of the picture cropped to 16:9. */
  imgWide: string;
}

export type Game = Item<GameFields>;
