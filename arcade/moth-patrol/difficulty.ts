import { clamp } from '../kit/ease.ts';

export const NIGHTS = 5;
export const WAVES_A_NIGHT = 5;

export interface Difficulty {
  /** Factor on the health of beetles. */
  readonly health: number;
  /** Factor on the pace of formations. */
  readonly pace: number;
  /** Speed of bullets in logical units per second. */
  readonly bulletSpeed: number;
  /** Seconds between two shots of one beetle. */
  readonly reload: number;
  /** Numbers of bullets in a scarab's fan and in a drummer's ring. */
  readonly fan: number;
  readonly ring: number;
  /** Number of formations in a wave, and of beetles in each. Formations of large beetles have about half as many. */
  readonly groups: number;
  readonly size: number;
  /** Seconds between two formations. */
  readonly gap: number;
  readonly bossHealth: number;
  /** Makes most attacks of a boss denser: more bullets, faster fire, more arms or a second beam. */
  readonly bossExtra: number;
  readonly lanterns: number;
}

/**
 * Returns the difficulty of a wave. The number of waves is unlimited. The health of beetles and bosses grows with every
 * wave, and all other values stop changing by wave 41.
 */
export function difficulty(wave: number): Difficulty {
  const step = Math.max(1, Math.floor(wave)) - 1;
  return {
    health: 1 + step * 0.07,
    pace: Math.min(1.5, 1 + step * 0.014),
    bulletSpeed: Math.min(290, 125 + step * 4.5),
    reload: Math.max(1.2, 3.6 - step * 0.07),
    fan: 3 + Math.min(4, Math.floor(step / 8)),
    ring: 8 + Math.min(8, Math.floor(step / 5)),
    groups: Math.min(9, 4 + Math.floor(step / 4)),
    size: Math.min(8, 4 + Math.floor(step / 6)),
    gap: Math.max(2.2, 3.3 - step * 0.04),
    bossHealth: 200 + step * 27,
    bossExtra: Math.min(6, Math.floor(step / 5)),
    lanterns: clamp(1 + Math.floor(step / 4), 1, 3),
  };
}

/** Returns the first wave of a night, counted from 1. */
export const firstWave = (night: number): number => (night - 1) * WAVES_A_NIGHT + 1;

export const isBossWave = (wave: number): boolean => wave % WAVES_A_NIGHT === 0;
