/** Returns the points of a melt: more jellies and later links of a chain are worth more. */
export const worthOf = (melted: number, chain: number): number =>
  (melted * 10 + Math.max(0, melted - 4) * 10) * Math.min(32, 2 ** (chain - 1));

/** Returns the amount that a melt adds to the meter. */
export const meterOf = (melted: number, chain: number): number => melted + (chain - 1) * 4;

/** Returns the amount of gum that a link of a chain sends to the neighbour. */
export const gumOf = (melted: number, chain: number): number =>
  (chain < 2 ? 0 : 3 * 2 ** Math.min(4, chain - 2)) + Math.floor(Math.max(0, melted - 4) / 2);

export const starsOf = (drops: number, par: number): number =>
  drops <= par ? 3 : drops <= par * 1.5 ? 2 : 1;
