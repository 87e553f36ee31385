import { phrase } from './texts.ts';

/** The strength of a rival. */
export interface Mind {
  /** Maximum number of positions that the rival evaluates before a move. */
  readonly nodes: number;
  /** Probability of a random move, 0 to 1. */
  readonly slip: number;
}

export interface Rival {
  /** The name of the rival, in the player's language. */
  readonly name: string;
  readonly mind: Mind;
}

/** The four rivals of the classic board, weakest first. */
export const RIVALS = [
  { name: phrase('rival.shrimp'), mind: { nodes: 24, slip: 0.45 } },
  { name: phrase('rival.crab'), mind: { nodes: 160, slip: 0.16 } },
  { name: phrase('rival.seal'), mind: { nodes: 1000, slip: 0.04 } },
  { name: phrase('rival.octopus'), mind: { nodes: 5000, slip: 0 } },
] as const satisfies readonly Rival[];

export const LEVELS = 24;
const CHAPTER = LEVELS / RIVALS.length;

/** Returns which of the four rivals guards a reef. */
export const guardOf = (level: number): number =>
  Math.min(RIVALS.length - 1, Math.max(0, Math.floor((level - 1) / CHAPTER)));

/**
 * Returns the strength of the rival of a reef. From reef to reef, rivals look further ahead and make fewer mistakes.
 */
export const difficulty = (level: number): Mind => ({
  nodes: Math.round(20 * 1.22 ** (level - 1)),
  slip: Math.max(0, 0.55 - 0.026 * (level - 1)),
});

/** The strength with which hints are computed. */
export const ADVISER: Mind = { nodes: 900, slip: 0 };
