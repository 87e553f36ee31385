import { flowerOf, isWarm, rankOf } from './cards.ts';
import type { Card } from './cards.ts';
import { BEE, COLUMNS, DRAW, VASE, WASTE, accepts, applied, canDraw, isWon, runLength } from './rules.ts';
import { freeCard, hiddenCount, topOf, vaseCount } from './rules.ts';
import type { Move, State } from './rules.ts';

interface Node {
  readonly state: State;
  readonly parent: Node | undefined;
  /** The moves from the parent to this node. */
  readonly moves: readonly Move[];
  readonly cost: number;
}

/** Returns a key of everything that affects the rest of a deal. States with equal keys have the same continuations. */
export function keyOf({ columns, stock, waste, vases, bee, beeReady, rules, passes }: State): string {
  const piles = columns.map(({ cards, hidden }) =>
    String.fromCharCode(60 + hidden, ...cards.map((card) => 100 + card)),
  );
  const talon = String.fromCharCode(
    ...waste.map((card) => 100 + card),
    ...stock.map((card) => 100 + card).toReversed(),
  );
  const at = rules.draw === 1 && rules.passes === 0 ? '' : `${waste.length}.${passes}`;
  return `${piles.toSorted().join('')}|${talon}|${at}|${vases.join(' ')}|${bee ?? ''}${beeReady ? 'b' : ''}`;
}

/** Returns whether a card can safely go to its vase, because no column can need it any more. */
function isSafe(state: State, card: Card): boolean {
  const rank = rankOf(card);
  if (rank < 2) return true;
  return state.vases.every(
    (count, flower) =>
      flower === flowerOf(card) ||
      (!state.rules.anyOtherFlower && (flower % 2 === 1) === isWarm(card)) ||
      count >= rank,
  );
}

/** Returns the states in which a card of the stock or waste is free, each with the number of draws that lead to it. */
function reach(state: State): { state: State; draws: number }[] {
  const found: { state: State; draws: number }[] = [];
  const seen = new Set<Card>();
  let at = state;
  for (let draws = 0; draws < 60; draws += 1) {
    const card = topOf(at.waste);
    if (card !== undefined) {
      if (draws > 0 && seen.has(card)) break;
      seen.add(card);
      found.push({ state: at, draws });
    }
    if (!canDraw(at)) break;
    at = applied(at, DRAW);
    if (draws > 0 && at.stock.length === state.stock.length && at.waste.length === state.waste.length) break;
  }
  return found;
}

/**
 * Adds the useful moves between columns: moves of whole runs, and moves of a part of a run that free a card for a vase.
 * Of several empty columns, only the first is used.
 */
function columnMoves(state: State, add: (move: Move) => void): void {
  for (let from = 0; from < COLUMNS; from += 1) {
    const column = state.columns[from];
    if (!column || column.cards.length === 0) continue;
    const run = runLength(state.rules, column);
    for (let count = 1; count <= run; count += 1) {
      const card = column.cards[column.cards.length - count];
      const under = column.cards[column.cards.length - count - 1];
      if (card === undefined) continue;
      const isPart = count < run;
      if (isPart && !(under !== undefined && accepts(state, VASE + flowerOf(under), under, 1))) continue;
      let triedGap = false;
      for (let to = 0; to < COLUMNS; to += 1) {
        if (to === from || !accepts(state, to, card, count)) continue;
        const toGap = state.columns[to]?.cards.length === 0;
        if (toGap && (triedGap || under === undefined)) continue;
        triedGap ||= toGap;
        add({ from, to, count });
      }
    }
  }
}

const weigh = (state: State, depth: number): number => {
  let buried = 0;
  for (const { cards, hidden } of state.columns) {
    for (let low = 0; low < hidden; low += 1) {
      const under = cards[low] ?? 0;
      const later = cards
        .slice(low + 1, hidden + 1)
        .filter((card) => flowerOf(card) === flowerOf(under) && card > under);
      buried += later.length;
    }
  }
  return (
    hiddenCount(state) * 5 +
    (52 - vaseCount(state)) * 2 +
    buried * 2 +
    (state.stock.length + state.waste.length) +
    depth * 0.5
  );
};

/**
 * Returns the children of a state. If a card of a column or of the bee can safely go to its vase, this move leads to
 * the only child.
 */
function expand(state: State, useBee: boolean): { moves: Move[]; state: State }[] {
  const children: { moves: Move[]; state: State }[] = [];
  const add = (move: Move): void => {
    children.push({ moves: [move], state: applied(state, move) });
  };
  for (const from of [0, 1, 2, 3, 4, 5, 6, BEE]) {
    const card = freeCard(state, from);
    if (card === undefined || !accepts(state, VASE + flowerOf(card), card, 1)) continue;
    const move = { from, to: VASE + flowerOf(card), count: 1 };
    if (isSafe(state, card)) return [{ moves: [move], state: applied(state, move) }];
    add(move);
  }
  columnMoves(state, add);
  if (state.bee !== undefined) {
    for (let to = 0; to < COLUMNS; to += 1)
      if (accepts(state, to, state.bee, 1)) add({ from: BEE, to, count: 1 });
  }
  for (const { state: at, draws } of reach(state)) {
    const card = topOf(at.waste);
    if (card === undefined) continue;
    const turns: Move[] = Array.from({ length: draws }, () => DRAW);
    const push = (to: number): void => {
      const move = { from: WASTE, to, count: 1 };
      children.push({ moves: [...turns, move], state: applied(at, move) });
    };
    if (accepts(at, VASE + flowerOf(card), card, 1)) push(VASE + flowerOf(card));
    if (useBee && accepts(at, BEE, card, 1)) push(BEE);
    let triedGap = false;
    for (let to = 0; to < COLUMNS; to += 1) {
      if (!accepts(at, to, card, 1)) continue;
      const toGap = at.columns[to]?.cards.length === 0;
      if (!toGap || !triedGap) push(to);
      triedGap ||= toGap;
    }
  }
  if (useBee && state.beeReady) {
    for (let from = 0; from < COLUMNS; from += 1)
      if ((state.columns[from]?.cards.length ?? 0) > 0) add({ from, to: BEE, count: 1 });
  }
  return children;
}

/** Creates a binary heap that returns the cheapest node first. */
function createQueue(): { push(node: Node): void; pop(): Node | undefined } {
  const heap: Node[] = [];
  const cost = (index: number): number => heap[index]?.cost ?? Infinity;
  const swap = (one: number, other: number): void => {
    const [first, second] = [heap[one], heap[other]];
    if (first && second) [heap[one], heap[other]] = [second, first];
  };
  return {
    push(node) {
      heap.push(node);
      let at = heap.length - 1;
      while (at > 0 && cost(at) < cost((at - 1) >> 1)) {
        swap(at, (at - 1) >> 1);
        at = (at - 1) >> 1;
      }
    },
    pop() {
      const first = heap[0];
      const last = heap.pop();
      if (!first || !last || heap.length === 0) return first;
      heap[0] = last;
      let at = 0;
      for (;;) {
        const left = at * 2 + 1;
        const next = cost(left + 1) < cost(left) ? left + 1 : left;
        if (cost(next) >= cost(at)) return first;
        swap(at, next);
        at = next;
      }
    },
  };
}

export interface Solution {
  readonly moves: readonly Move[];
  readonly nodes: number;
}

/** Runs a best-first search. Returns 'none' if there is no solution, and 'open' if the limit was reached first. */
function search(start: State, limit: number, useBee: boolean): Solution | 'none' | 'open' {
  const queue = createQueue();
  const seen = new Set([keyOf(start)]);
  queue.push({ state: start, parent: undefined, moves: [], cost: 0 });
  for (let nodes = 0; nodes < limit; nodes += 1) {
    const node = queue.pop();
    if (!node) return 'none';
    if (isWon(node.state)) {
      const parts: (readonly Move[])[] = [];
      for (let at: Node | undefined = node; at; at = at.parent) parts.push(at.moves);
      return { moves: parts.toReversed().flat(), nodes };
    }
    for (const { moves, state } of expand(node.state, useBee)) {
      const key = keyOf(state);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ state, parent: node, moves, cost: weigh(state, state.moves - start.moves) });
    }
  }
  return 'open';
}

/** Returns a way to fill the vases, or undefined if none was found within the limit. */
export function solve(start: State, limit = 3000, useBee = false): Solution | undefined {
  const result = search(start, limit, useBee);
  return typeof result === 'string' ? undefined : result;
}

/** Returns true if a short search, which includes the moves of the bee, finds that the deal cannot be won. */
export const isHopeless = (state: State, limit: number): boolean =>
  search(state, limit, false) === 'none' && (!state.beeReady || search(state, limit, true) === 'none');
