import type { Card } from './cards.ts';
import { cardPoint, pileSize } from './layout.ts';
import type { Layout } from './layout.ts';
import { cardsOf } from './motion.ts';
import { PILES, STOCK, isColumn } from './rules.ts';
import type { State } from './rules.ts';
import { signRect } from './sign.ts';
import type { Sign } from './sign.ts';

/** The visible cards of a pile. A face-down card is -1. */
export interface SeenPile {
  cards: Card[];
  /** The centre of each card, or of the empty place. */
  points: [x: number, y: number][];
}

export interface Table {
  piles: SeenPile[];
  passes: number;
  moves: number;
  beeReady: boolean;
  /** The centre of a sign that can be pressed. */
  offer: [x: number, y: number] | undefined;
}

/** Returns the visible table as plain data. */
export function inspectTable(state: State, layout: Layout, sign: Sign | undefined): Table {
  const piles = Array.from({ length: PILES }, (_, pile): SeenPile => {
    const hidden = isColumn(pile)
      ? (state.columns[pile]?.hidden ?? 0)
      : pile === STOCK
        ? state.stock.length
        : 0;
    const cards = cardsOf(state, pile).map((card, index) => (index < hidden ? -1 : card));
    const count = Math.max(1, pileSize(state, pile));
    const points = Array.from({ length: count }, (__, index): [number, number] => {
      const { x, y } = cardPoint(layout, state, pile, index);
      return [x, y];
    });
    return { cards, points };
  });
  const rect = sign?.isButton ? signRect(layout, sign.title) : undefined;
  const offer: Table['offer'] = rect && [rect.x + rect.width / 2, rect.y + rect.height / 2];
  return { piles, passes: state.passes, moves: state.moves, beeReady: state.beeReady, offer };
}
