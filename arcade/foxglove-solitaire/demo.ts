import type { Demo, Hand } from '../kit/demo.ts';
import { plainMove } from './advice.ts';
import { FLOWERS } from './cards.ts';
import type { Table } from './inspect.ts';
import { BEE, COLUMNS, STOCK, VASE, WASTE, isVase, isWon } from './rules.ts';
import type { State } from './rules.ts';
import { DAYS } from './weather.ts';

/** Returns the table as a state of the rules; the values of face-down cards are not used. */
function stateOf({ piles, passes, moves, beeReady }: Table): State {
  const cards = (pile: number): number[] => piles[pile]?.cards ?? [];
  return {
    rules: DAYS.sun.rules,
    columns: Array.from({ length: COLUMNS }, (_, index) => ({
      cards: cards(index),
      hidden: cards(index).filter((card) => card < 0).length,
    })),
    vases: FLOWERS.map((_, flower) => cards(VASE + flower).length),
    stock: cards(STOCK),
    waste: cards(WASTE),
    bee: cards(BEE)[0],
    beeReady,
    passes,
    moves,
    score: 0,
  };
}

async function playOn(hand: Hand): Promise<void> {
  const table = await hand.look<Table>();
  const state = stateOf(table);
  if (isWon(state)) {
    await hand.wait(1);
    await hand.press('Enter');
    return;
  }
  if (table.offer) await hand.tap(...table.offer);
  const move = plainMove(state);
  const stock = table.piles[STOCK]?.points.at(-1) ?? [0, 0];
  if (!move) {
    await hand.tap(...stock);
    await hand.wait(0.22);
    return;
  }
  const from = table.piles[move.from];
  const to = table.piles[move.to];
  const start = from?.points[Math.max(0, from.cards.length - move.count)] ?? stock;
  const goal = to?.points.at(-1) ?? stock;
  const isTapped = isVase(move.to) || table.moves % 3 === 1;
  if (isTapped) await hand.tap(start[0], start[1] - 44);
  else {
    const grab = [start[0] + 6, start[1] - 48] as const;
    await hand.drag([grab, [goal[0] + 4, goal[1] - 16]], 0.3);
  }
  await hand.wait(0.26);
}

/** Plays the first deal from the visible cards: moves to vases first, then moves that turn cards, then the stock. */
export const demo: Demo = {
  from: 2,
  async play(hand) {
    await hand.wait(1.1);
    for (;;) {
      await playOn(hand);
    }
  },
};
