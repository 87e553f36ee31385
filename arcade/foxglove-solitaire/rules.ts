import { createRandom } from '../kit/random.ts';
import { CARD_COUNT, FLOWERS, KING, RANK_COUNT, flowerOf, isWarm, rankOf } from './cards.ts';
import type { Card } from './cards.ts';
import { DAYS } from './weather.ts';
import type { Rules, Weather } from './weather.ts';

export const COLUMNS = 7;
/** The numbers of the piles: the columns are 0 to 6, and the vases begin at `VASE`. The other piles follow. */
export const VASE = COLUMNS;
export const WASTE = VASE + FLOWERS.length;
export const BEE = WASTE + 1;
export const STOCK = BEE + 1;
export const PILES = STOCK + 1;

export interface Column {
  readonly cards: readonly Card[];
  /** Number of face-down cards, from the bottom. */
  readonly hidden: number;
}

export interface State {
  readonly rules: Rules;
  readonly columns: readonly Column[];
  /** Number of cards in each vase. */
  readonly vases: readonly number[];
  /** The last card is the next to be turned. */
  readonly stock: readonly Card[];
  /** Only the last card can be played. */
  readonly waste: readonly Card[];
  readonly bee: Card | undefined;
  /** True if the bee has not carried a card yet. */
  readonly beeReady: boolean;
  /** Number of completed passes through the stock. */
  readonly passes: number;
  /** Number of moves of cards and runs. Turning the stock does not count. */
  readonly moves: number;
  readonly score: number;
}

export interface Move {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export const DRAW: Move = { from: STOCK, to: WASTE, count: 1 };

export const POINTS = { toVase: 10, fromVase: -15, toColumn: 5, turned: 5 } as const;

export const isColumn = (pile: number): boolean => pile >= 0 && pile < COLUMNS;
export const isVase = (pile: number): boolean => pile >= VASE && pile < WASTE;
export const topOf = (cards: readonly Card[]): Card | undefined => cards.at(-1);

/** Shuffles and lays out a deal. The same seed and weather always return the same cards. */
export function deal(seed: number, weather: Weather): State {
  const { rules } = DAYS[weather];
  const deck = createRandom(seed).shuffle(Array.from({ length: CARD_COUNT }, (_, card) => card));
  const aces = rules.acesOut ? deck.filter((card) => rankOf(card) === 0) : [];
  const rest = deck.filter((card) => !aces.includes(card));
  const columns = Array.from({ length: COLUMNS }, (_, index) => ({
    cards: rest.splice(0, index + 1),
    hidden: index,
  }));
  return {
    rules,
    columns,
    vases: FLOWERS.map(() => (rules.acesOut ? 1 : 0)),
    stock: rest,
    waste: [],
    bee: undefined,
    beeReady: true,
    passes: 0,
    moves: 0,
    score: 0,
  };
}

export const hiddenCount = (state: State): number =>
  state.columns.reduce((sum, column) => sum + column.hidden, 0);

export const vaseCount = (state: State): number => state.vases.reduce((sum, count) => sum + count, 0);

export const isWon = (state: State): boolean => vaseCount(state) === CARD_COUNT;

/** Returns true if `card` may lie on `under` in a column. */
export const follows = (rules: Rules, card: Card, under: Card): boolean =>
  rankOf(under) === rankOf(card) + 1 &&
  (rules.anyOtherFlower ? flowerOf(under) !== flowerOf(card) : isWarm(under) !== isWarm(card));

/** Returns the number of cards at the top of a column that form a run. */
export function runLength(rules: Rules, { cards, hidden }: Column): number {
  if (cards.length === 0) return 0;
  let length = 1;
  while (length < cards.length - hidden) {
    const card = cards[cards.length - length];
    const under = cards[cards.length - length - 1];
    if (card === undefined || under === undefined || !follows(rules, card, under)) break;
    length += 1;
  }
  return length;
}

/** Returns the free card of a pile. */
export function freeCard(state: State, pile: number): Card | undefined {
  if (pile === WASTE) return topOf(state.waste);
  if (pile === BEE) return state.bee;
  if (isVase(pile)) {
    const count = state.vases[pile - VASE] ?? 0;
    return count > 0 ? (pile - VASE) * RANK_COUNT + count - 1 : undefined;
  }
  return topOf(state.columns[pile]?.cards ?? []);
}

/** Returns the lowest of the top `count` cards of a pile, or undefined if these cards may not be moved together. */
export function liftable(state: State, pile: number, count: number): Card | undefined {
  if (count === 1) return freeCard(state, pile);
  const column = state.columns[pile];
  if (!column || count < 1 || count > runLength(state.rules, column)) return undefined;
  return column.cards[column.cards.length - count];
}

/** Returns true if a pile takes `count` cards led by `card`. */
export function accepts(state: State, pile: number, card: Card, count: number): boolean {
  if (pile === BEE) return state.beeReady && state.bee === undefined && count === 1;
  if (isVase(pile))
    return count === 1 && flowerOf(card) === pile - VASE && rankOf(card) === state.vases[pile - VASE];
  const column = state.columns[pile];
  if (!column) return false;
  const under = topOf(column.cards);
  if (under === undefined) return state.rules.gapsTakeAny || rankOf(card) === KING;
  return follows(state.rules, card, under);
}

/** Returns whether a card of the stock can be turned, or the waste can be turned over because the stock is empty. */
export const canDraw = ({ stock, waste, rules, passes }: State): boolean =>
  stock.length > 0 || (waste.length > 0 && (rules.passes === 0 || passes + 1 < rules.passes));

export function isLegal(state: State, { from, to, count }: Move): boolean {
  if (from === STOCK) return to === WASTE && canDraw(state);
  if (from === to || (isVase(from) && !isColumn(to)) || (from === BEE && to === BEE)) return false;
  const card = liftable(state, from, count);
  return card !== undefined && accepts(state, to, card, count);
}

function draw(state: State): State {
  const { stock, waste, rules } = state;
  if (stock.length === 0) return { ...state, stock: waste.toReversed(), waste: [], passes: state.passes + 1 };
  const count = Math.min(rules.draw, stock.length);
  return {
    ...state,
    stock: stock.slice(0, -count),
    waste: [...waste, ...stock.slice(-count).toReversed()],
  };
}

const withColumn = (columns: readonly Column[], index: number, column: Column): Column[] =>
  columns.map((old, at) => (at === index ? column : old));

interface Draft {
  columns: readonly Column[];
  vases: readonly number[];
  waste: readonly Card[];
  bee: Card | undefined;
  beeReady: boolean;
  score: number;
}

function take(draft: Draft, { from, count }: Move): readonly Card[] {
  if (from === WASTE) {
    const cards = draft.waste.slice(-1);
    draft.waste = draft.waste.slice(0, -1);
    return cards;
  }
  if (from === BEE) {
    const cards = draft.bee === undefined ? [] : [draft.bee];
    draft.bee = undefined;
    return cards;
  }
  if (isVase(from)) {
    const card = (from - VASE) * RANK_COUNT + (draft.vases[from - VASE] ?? 0) - 1;
    draft.vases = draft.vases.map((height, index) => (index === from - VASE ? height - 1 : height));
    draft.score += POINTS.fromVase;
    return [card];
  }
  const column = draft.columns[from];
  if (!column) return [];
  const left = column.cards.slice(0, -count);
  const turns = column.hidden > 0 && left.length === column.hidden;
  if (turns) draft.score += POINTS.turned;
  const hidden = turns ? column.hidden - 1 : column.hidden;
  draft.columns = withColumn(draft.columns, from, { cards: left, hidden });
  return column.cards.slice(-count);
}

function put(draft: Draft, { from, to }: Move, cards: readonly Card[]): void {
  if (to === BEE) {
    draft.bee = cards[0];
    draft.beeReady = false;
  } else if (isVase(to)) {
    draft.vases = draft.vases.map((height, index) => (index === to - VASE ? height + 1 : height));
    draft.score += POINTS.toVase;
  } else {
    const column = draft.columns[to];
    if (!column) return;
    draft.columns = withColumn(draft.columns, to, { ...column, cards: [...column.cards, ...cards] });
    if (from === WASTE) draft.score += POINTS.toColumn;
  }
}

/** Returns the state after a move that is known to be legal. */
export function applied(state: State, move: Move): State {
  if (move.from === STOCK) return draw(state);
  const { columns, vases, waste, bee, beeReady, score } = state;
  const draft: Draft = { columns, vases, waste, bee, beeReady, score };
  put(draft, move, take(draft, move));
  return { ...state, ...draft, score: Math.max(0, draft.score), moves: state.moves + 1 };
}

/** Returns the state after a move, or undefined if the rules forbid it. */
export const attempt = (state: State, move: Move): State | undefined =>
  isLegal(state, move) ? applied(state, move) : undefined;
