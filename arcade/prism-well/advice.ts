import { BLOCKS, neighbours } from './board.ts';
import { accepts, isFull, isInLane } from './light.ts';
import { findRuns, isFree, turnBlock, type State } from './rules.ts';

export interface Advice {
  readonly block: number;
  readonly turn: 1 | -1;
  readonly worth: number;
}

/**
 * Returns how useful the first clearing after a spin is, for example because it gives light to the lamps. Returns 0 if
 * nothing lines up, and -1 if the block cannot be spun.
 */
export function worthOf(state: State, block: number, turn: 1 | -1): number {
  if (!isFree(state.board, block)) return -1;
  const board = turnBlock(state.board, block, turn);
  const runs = findRuns(board);
  if (runs.length === 0) return 0;
  let worth = 0;
  for (const { cells, kind } of runs) {
    worth += cells.length >= 4 ? 3 : 0.6;
    for (const cell of cells) {
      const crystal = board[cell];
      worth += crystal?.type === 'flare' ? 5 : 0.1;
      if (crystal?.fuse) worth += 1.5;
      for (const lamp of state.lamps)
        if (!isFull(lamp) && isInLane(lamp, cell) && accepts(lamp, kind)) worth += 1;
      for (const next of neighbours(cell)) {
        const other = board[next];
        if (other?.type === 'dark') worth += 0.5;
        if (other?.type === 'prism') worth += other.held === kind ? 0 : other.held < 0 ? 0.5 : 1.5;
      }
    }
  }
  return worth;
}

/** Returns the most useful spin of all, or `null` if nothing lines up. */
export function advise(state: State): Advice | null {
  let best: Advice | null = null;
  for (const block of BLOCKS) {
    for (const turn of [1, -1] as const) {
      const worth = worthOf(state, block, turn);
      if (worth > (best?.worth ?? 0)) best = { block, turn, worth };
    }
  }
  return best;
}

/** Returns a block that may be spun, or 0 if there is none. Used if no spin lines anything up. */
export const anyFree = (state: State): number => BLOCKS.find((block) => isFree(state.board, block)) ?? 0;
