import { createRandom } from '../kit/random.ts';
import { phrase } from './texts.ts';

export interface Upgrades {
  readonly tank: number;
  readonly lens: number;
  readonly mirror: number;
  readonly bearings: number;
  readonly charts: number;
  readonly flares: number;
}

export type UpgradeId = keyof Upgrades;

export const UPGRADES: Readonly<Record<UpgradeId, { readonly title: string; readonly text: string }>> = {
  tank: { title: phrase('gift.tank'), text: phrase('gift.tankText') },
  lens: { title: phrase('gift.lens'), text: phrase('gift.lensText') },
  mirror: { title: phrase('gift.mirror'), text: phrase('gift.mirrorText') },
  bearings: { title: phrase('gift.bearings'), text: phrase('gift.bearingsText') },
  charts: { title: phrase('gift.charts'), text: phrase('gift.chartsText') },
  flares: { title: phrase('gift.locker'), text: phrase('gift.lockerText') },
};

const MOST = 5;

export const NO_UPGRADES: Upgrades = { tank: 0, lens: 0, mirror: 0, bearings: 0, charts: 0, flares: 0 };

export const countUpgrades = (upgrades: Upgrades): number =>
  Object.values(upgrades).reduce((sum: number, count: number) => sum + count, 0);

/** Returns the three upgrades that the cards offer, or fewer if fewer upgrades are left. */
export function offerUpgrades(upgrades: Upgrades, seed: number): UpgradeId[] {
  const open = (Object.keys(UPGRADES) as UpgradeId[]).filter((id) => upgrades[id] < MOST);
  return createRandom(seed).shuffle(open).slice(0, 3);
}

export const takeUpgrade = (upgrades: Upgrades, id: UpgradeId): Upgrades => ({
  ...upgrades,
  [id]: Math.min(MOST, upgrades[id] + 1),
});
