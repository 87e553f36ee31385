/** The skill of the computer. It improves with the strength and, more slowly, with the courtyard. */
export interface Strength {
  /** Share of the full walking speed. */
  pace: number;
  /** Number of routes that the computer compares before it sets off. */
  routes: number;
  /** Seconds of hesitation between two routes. */
  pause: number;
  /** Chance per second of splashing a nearby rival. */
  splash: number;
  /** Fill level of the tank at which the computer walks to a tub. */
  refillAt: number;
  /** Weight of rings, wet tiles and lemons in the computer's decisions, 0 to 1. */
  foresight: number;
}

/** Returns the skill for a strength from 1 (sleepy) to 3 (wild) in the courtyard of a level. */
export function difficulty(strength: number, level: number): Strength {
  const tour = 1 - 1 / (1 + (Math.max(1, level) - 1) * 0.12);
  const t = Math.min(1, [0, 0.45, 0.85][Math.min(3, Math.max(1, strength)) - 1] ?? 0) + tour * 0.2;
  return {
    pace: 0.64 + 0.36 * Math.min(1, t),
    routes: Math.round(2 + 26 * t),
    pause: 0.75 * (1.1 - t),
    splash: 0.2 + 4 * t,
    refillAt: 4 + 16 * t,
    foresight: Math.min(1, t),
  };
}
