import { createRandom } from '../kit/random.ts';

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
  tank: { title: 'Bigger tank', text: 'A fifth more oil' },
  lens: { title: 'Clear lens', text: 'A stronger beam' },
  mirror: { title: 'Wide mirror', text: 'A wider beam' },
  bearings: { title: 'Oiled bearings', text: 'Turns faster' },
  charts: { title: 'Pilot charts', text: 'Crews remember the way longer' },
  flares: { title: 'Flare locker', text: 'One more flare each night' },
};

const MOST = 5;

export const NO_UPGRADES: Upgrades = { tank: 0, lens: 0, mirror: 0, bearings: 0, charts: 0, flares: 0 };

export const countUpgrades = (upgrades: Upgrades): number =>
  Object.values(upgrades).reduce((sum: number, count: number) => sum + count, 0);

/** Returns the three cards on offer, or fewer if there are fewer improvements left. */
export function offerUpgrades(upgrades: Upgrades, seed: number): UpgradeId[] {
  const open = (Object.keys(UPGRADES) as UpgradeId[]).filter((id) => upgrades[id] < MOST);
  return createRandom(seed).shuffle(open).slice(0, 3);
}

export const takeUpgrade = (upgrades: Upgrades, id: UpgradeId): Upgrades => ({
  ...upgrades,
  [id]: Math.min(MOST, upgrades[id] + 1),
});
