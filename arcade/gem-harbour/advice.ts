import { createRandom } from '../kit/random.ts';
import { columnOf, copyHarbour, legalSwaps, rowOf } from './rules.ts';
import type { Harbour } from './rules.ts';
import { playSwap } from './turn.ts';

function worth(harbour: Harbour, a: number, b: number): number {
  const trial = copyHarbour(harbour);
  const steps = playSwap(trial, a, b, createRandom(1));
  const first = steps.find((step) => step.type === 'clear');
  if (first?.type !== 'clear') return 0;
  let value = first.points * 0.02 + (rowOf(a) + rowOf(b)) * 0.02;
  harbour.goals.forEach((goal, index) => {
    value += ((first.done[index] ?? 0) - goal.done) * (goal.type === 'gem' ? 2 : 4);
    if (goal.type !== 'cargo') return;
    harbour.pieces.forEach((piece, cell) => {
      if (piece?.type !== 'cargo') return;
      const below = first.cleared.filter(
        (gone) => columnOf(gone.cell) === columnOf(cell) && gone.cell > cell,
      ).length;
      value += below * 5;
    });
  });
  value += first.cut.length * 1.5 + first.crates.length * 2 + first.fog.length;
  for (const { piece } of first.created) {
    if (piece.type === 'gem') value += piece.special === 'pearl' ? 12 : piece.special === 'lantern' ? 7 : 5;
  }
  return value;
}

/**
 * Returns the swap with the best first clear, rated mainly by its progress towards the goals. Returns undefined if no
 * swap is legal.
 */
export function adviseSwap(harbour: Harbour): [number, number] | undefined {
  let best: [number, number] | undefined;
  let bestWorth = -1;
  for (const swap of legalSwaps(harbour)) {
    const value = worth(harbour, swap[0], swap[1]);
    if (value > bestWorth) {
      best = swap;
      bestWorth = value;
    }
  }
  return best;
}
