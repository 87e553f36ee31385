import { ALL, neighbours } from './grid.ts';
import {
  DRILL_AT,
  LONG,
  SPARK_AT,
  canExtend,
  isChain,
  reachOf,
  sharedKinds,
  type Piece,
  type Wagon,
} from './rules.ts';

/** The data that a player considers before a move. */
export interface Situation {
  readonly board: readonly Piece[];
  readonly wagons: readonly Wagon[];
}

const wants = ({ wagons }: Situation, cargo: Wagon['cargo']): boolean =>
  wagons.some((wagon) => wagon.cargo === cargo && wagon.done < wagon.need);

/** Returns how much a chain contributes to the orders. */
export function worthOf(situation: Situation, chain: readonly number[]): number {
  const { board } = situation;
  const touched = new Set<number>();
  let worth = 0;
  for (const cell of chain) {
    const power = board[cell]?.power;
    for (const other of power ? reachOf(cell, power) : []) touched.add(other);
    for (const other of neighbours(cell)) if (board[other]?.type !== 'gem') touched.add(other);
  }
  for (const cell of chain) touched.delete(cell);
  for (const cell of touched) {
    const piece = board[cell];
    if (!piece) continue;
    worth += wants(situation, piece.type === 'gem' ? piece.kind : piece.type)
      ? piece.type === 'gem'
        ? 1
        : 2
      : 0.1;
  }
  const [kind = -1] = sharedKinds(board, chain);
  worth += chain.length * (wants(situation, kind) ? 1 : 0.25);
  if (chain.length >= SPARK_AT) worth += 3;
  else if (chain.length >= DRILL_AT) worth += 2;
  else if (chain.length >= LONG) worth += 0.6;
  return worth;
}

/** Returns the best chain that an average player would find. `effort` limits the search from each cell. */
export function bestChain(situation: Situation, effort = 260): readonly number[] {
  const { board } = situation;
  let best: readonly number[] = [];
  let bestWorth = -1;
  for (const start of ALL) {
    let steps = effort;
    const walk = (chain: readonly number[]): void => {
      steps -= 1;
      if (isChain(board, chain)) {
        const worth = worthOf(situation, chain);
        if (worth > bestWorth) [best, bestWorth] = [chain, worth];
      }
      const last = chain.at(-1) ?? start;
      for (const next of neighbours(last))
        if (steps > 0 && canExtend(board, chain, next)) walk([...chain, next]);
    };
    if (canExtend(board, [], start)) walk([start]);
  }
  return best;
}
