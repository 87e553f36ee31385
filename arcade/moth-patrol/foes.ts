import { phrase } from './texts.ts';

export const FOES = ['ladybird', 'weevil', 'gnat', 'scarab', 'drummer'] as const;
export type FoeKind = (typeof FOES)[number];

export interface FoeType {
  readonly health: number;
  readonly radius: number;
  readonly worth: number;
  /** The shots that it fires: none, one aimed seed, an aimed fan or a ring. */
  readonly fires: 'none' | 'aimed' | 'fan' | 'ring';
  /** The first wave in which beetles of this kind fly. */
  readonly from: number;
}

export const FOE_TYPES: Readonly<Record<FoeKind, FoeType>> = {
  ladybird: { health: 2, radius: 22, worth: 50, fires: 'none', from: 1 },
  weevil: { health: 3, radius: 23, worth: 80, fires: 'aimed', from: 2 },
  gnat: { health: 1.5, radius: 16, worth: 70, fires: 'none', from: 4 },
  scarab: { health: 9, radius: 31, worth: 180, fires: 'fan', from: 6 },
  drummer: { health: 7, radius: 27, worth: 160, fires: 'ring', from: 11 },
};

export const BOSSES = ['stag', 'dragonfly', 'lampEater', 'mantis', 'clock'] as const;
export type BossKind = (typeof BOSSES)[number];

export const BOSS_NAMES: Readonly<Record<BossKind, string>> = {
  stag: phrase('boss.stag'),
  dragonfly: phrase('boss.dragonfly'),
  lampEater: phrase('boss.lamp'),
  mantis: phrase('boss.mantis'),
  clock: phrase('boss.clock'),
};
