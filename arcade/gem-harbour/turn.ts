import type { Random } from '../kit/random.ts';
import {
  CELLS,
  SIZE,
  areNeighbours,
  cellAt,
  columnOf,
  createGem,
  findGroups,
  isComplete,
  isLegal,
  legalSwaps,
  mixGems,
  rowOf,
} from './rules.ts';
import type { Blast, ClearStep, Gem, Harbour, Piece, Placed, Step } from './rules.ts';

const POINTS = { gem: 10, crate: 20, fog: 20, rope: 15, special: 40, cargo: 250, spareMove: 80 } as const;

const blast = (type: Blast['type'], cell: number, radius = 0, targets: number[] = []): Blast => ({
  type,
  cell,
  radius,
  targets,
});

function reach(effect: Blast): number[] {
  const row = rowOf(effect.cell);
  const column = columnOf(effect.cell);
  if (effect.type === 'color') return effect.targets;
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell += 1) {
    const rows = Math.abs(rowOf(cell) - row);
    const columns = Math.abs(columnOf(cell) - column);
    if (effect.type === 'row' && rows <= effect.radius) cells.push(cell);
    if (effect.type === 'column' && columns <= effect.radius) cells.push(cell);
    if (effect.type === 'burst' && Math.max(rows, columns) <= effect.radius) cells.push(cell);
  }
  return cells;
}

const cellsOfKind = (harbour: Harbour, kind: number): number[] =>
  harbour.pieces.flatMap((piece, cell) => (piece?.type === 'gem' && piece.kind === kind ? [cell] : []));

function commonKind(harbour: Harbour): number {
  let best = 0;
  for (let kind = 1; kind < harbour.colors; kind += 1) {
    if (cellsOfKind(harbour, kind).length > cellsOfKind(harbour, best).length) best = kind;
  }
  return best;
}

function blastOf(harbour: Harbour, gem: Gem, cell: number): Blast | undefined {
  if (gem.special === 'tide-row') return blast('row', cell);
  if (gem.special === 'tide-column') return blast('column', cell);
  if (gem.special === 'lantern') return blast('burst', cell, 1);
  if (gem.special === 'pearl') return blast('color', cell, 0, cellsOfKind(harbour, commonKind(harbour)));
  return undefined;
}

function count(harbour: Harbour, type: 'gem' | 'crate' | 'fog' | 'cargo', kind = -1): void {
  for (const goal of harbour.goals) {
    if (goal.type === type && (type !== 'gem' || goal.kind === kind))
      goal.done = Math.min(goal.needed, goal.done + 1);
  }
}

const tally = (harbour: Harbour): { score: number; done: number[] } => ({
  score: harbour.score,
  done: harbour.goals.map((goal) => goal.done),
});

interface Opening {
  matched: readonly number[];
  created: readonly { cell: number; gem: Gem }[];
  blasts: readonly Blast[];
}

/** Clears matched cells and everything that their special gems trigger. */
function clear(harbour: Harbour, opening: Opening, chain: number): ClearStep {
  const step: ClearStep = {
    type: 'clear',
    chain,
    points: 0,
    cleared: [],
    created: [],
    crates: [],
    cut: [],
    fog: [],
    blasts: [],
    score: 0,
    done: [],
  };
  const struck = new Set<number>();
  const misty = new Set<number>();
  const waiting: Blast[] = [...opening.blasts];

  const strikeFog = (cell: number): void => {
    const layers = harbour.fog[cell] ?? 0;
    if (layers === 0 || misty.has(cell)) return;
    misty.add(cell);
    harbour.fog[cell] = layers - 1;
    step.fog.push(cell);
    step.points += POINTS.fog;
    if (layers === 1) count(harbour, 'fog');
  };
  const strike = (cell: number): void => {
    const piece = harbour.pieces[cell];
    if (!piece || struck.has(cell)) return;
    struck.add(cell);
    if (piece.type === 'cargo') return;
    if (piece.type === 'crate') {
      piece.strength -= 1;
      step.crates.push({ cell, id: piece.id, strength: piece.strength });
      step.points += POINTS.crate;
      if (piece.strength > 0) return;
      harbour.pieces[cell] = undefined;
      count(harbour, 'crate');
      strikeFog(cell);
      return;
    }
    strikeFog(cell);
    if (piece.roped) {
      piece.roped = false;
      step.cut.push(cell);
      step.points += POINTS.rope;
      return;
    }
    const effect = blastOf(harbour, piece, cell);
    if (effect) waiting.push(effect);
    harbour.pieces[cell] = undefined;
    step.cleared.push({ cell, piece });
    step.points += POINTS.gem;
    count(harbour, 'gem', piece.kind);
  };

  for (const cell of opening.matched) strike(cell);
  for (const cell of opening.matched) {
    for (let other = 0; other < CELLS; other += 1) {
      if (areNeighbours(cell, other) && harbour.pieces[other]?.type === 'crate') strike(other);
    }
  }
  for (let effect = waiting.shift(); effect; effect = waiting.shift()) {
    step.blasts.push(effect);
    for (const cell of reach(effect)) strike(cell);
  }
  for (const { cell, gem } of opening.created) {
    if (harbour.pieces[cell]) continue;
    harbour.pieces[cell] = gem;
    step.created.push({ cell, piece: gem });
    step.points += POINTS.special;
  }
  step.points *= chain;
  harbour.score += step.points;
  return { ...step, ...tally(harbour) };
}

function fall(harbour: Harbour, random: Random): Step {
  const moved: { id: number; from: number; to: number }[] = [];
  const added: { piece: Piece; cell: number; rows: number }[] = [];
  for (let column = 0; column < SIZE; column += 1) {
    let floor = SIZE - 1;
    for (let row = SIZE - 1; row >= 0; row -= 1) {
      const from = cellAt(row, column);
      const piece = harbour.pieces[from];
      if (!piece) continue;
      const to = cellAt(floor, column);
      if (to !== from) {
        harbour.pieces[to] = piece;
        harbour.pieces[from] = undefined;
        moved.push({ id: piece.id, from, to });
      }
      floor -= 1;
    }
    const rows = floor + 1;
    for (let row = floor; row >= 0; row -= 1) {
      const cell = cellAt(row, column);
      const afloat = harbour.pieces.filter((piece) => piece?.type === 'cargo').length;
      let piece: Piece = createGem(harbour, random.int(0, harbour.colors - 1));
      if (harbour.cargoWaiting > 0 && afloat < 2 && row === 0) {
        harbour.cargoWaiting -= 1;
        piece = { type: 'cargo', id: piece.id };
      }
      harbour.pieces[cell] = piece;
      added.push({ piece, cell, rows });
    }
  }
  return { type: 'fall', moved, added };
}

function deliver(harbour: Harbour): Step | undefined {
  const cargo: Placed[] = [];
  for (let column = 0; column < SIZE; column += 1) {
    const cell = cellAt(SIZE - 1, column);
    const piece = harbour.pieces[cell];
    if (piece?.type !== 'cargo') continue;
    cargo.push({ cell, piece });
    harbour.pieces[cell] = undefined;
    harbour.score += POINTS.cargo;
    count(harbour, 'cargo');
  }
  if (cargo.length === 0) return undefined;
  return { type: 'deliver', cargo, points: POINTS.cargo * cargo.length, ...tally(harbour) };
}

/** Lets everything fall, clears matches, and repeats this until the board is at rest. */
function settle(harbour: Harbour, random: Random, steps: Step[], chain: number): void {
  for (let link = chain; link < chain + 60; link += 1) {
    steps.push(fall(harbour, random));
    for (let unloaded = deliver(harbour); unloaded; unloaded = deliver(harbour)) {
      steps.push(unloaded, fall(harbour, random));
    }
    const groups = findGroups(harbour.pieces);
    if (groups.length === 0) return;
    steps.push(clear(harbour, openingOf(harbour, groups), Math.min(6, link + 1)));
  }
}

function openingOf(harbour: Harbour, groups: ReturnType<typeof findGroups>): Opening {
  return {
    matched: groups.flatMap((group) => group.cells),
    created: groups
      .filter((group) => group.special !== 'none')
      .map((group) => ({ cell: group.at, gem: createGem(harbour, group.kind, group.special) })),
    blasts: [],
  };
}

/**
 * Runs the combined effect of two swapped gems, which are now at `a` and `b`: a pearl with any gem, or two special
 * gems. Returns undefined for other pairs.
 */
function combine(harbour: Harbour, a: number, b: number, random: Random): Opening | undefined {
  const first = harbour.pieces[a];
  const second = harbour.pieces[b];
  if (first?.type !== 'gem' || second?.type !== 'gem') return undefined;
  const pearls = [first, second].filter((gem) => gem.special === 'pearl').length;
  if (pearls === 0 && (first.special === 'none' || second.special === 'none')) return undefined;

  const partner = first.special === 'pearl' ? second : first;
  const specials = [first.special, second.special];
  const wasSpecial = partner.special;
  first.special = 'none';
  second.special = 'none';
  const opening = (...blasts: Blast[]): Opening => ({ matched: [a, b], created: [], blasts });
  if (pearls === 2) return opening(blast('burst', b, SIZE));
  if (pearls === 1) {
    const targets = cellsOfKind(harbour, partner.kind);
    for (const cell of wasSpecial === 'none' ? [] : targets) {
      const piece = harbour.pieces[cell];
      if (piece?.type !== 'gem' || piece.special !== 'none' || piece === partner) continue;
      piece.special = wasSpecial === 'lantern' ? 'lantern' : random.chance(0.5) ? 'tide-row' : 'tide-column';
    }
    return opening(blast('color', b, 0, targets));
  }
  const lanterns = specials.filter((special) => special === 'lantern').length;
  if (lanterns === 2) return opening(blast('burst', b, 2));
  return opening(blast('row', b, lanterns), blast('column', b, lanterns));
}

/** Plays one swap: changes the harbour and returns the steps in order for the view. */
export function playSwap(harbour: Harbour, a: number, b: number, random: Random): Step[] {
  const first = harbour.pieces[a];
  const second = harbour.pieces[b];
  if (harbour.status !== 'playing' || !first || !second) return [];
  if (!isLegal(harbour, a, b)) return areNeighbours(a, b) ? [{ type: 'swap', a, b, back: true }] : [];

  harbour.pieces[a] = second;
  harbour.pieces[b] = first;
  harbour.moves -= 1;
  const steps: Step[] = [{ type: 'swap', a, b, back: false }];
  const opening = combine(harbour, a, b, random) ?? openingOf(harbour, findGroups(harbour.pieces, [b, a]));
  steps.push(clear(harbour, opening, 1));
  settle(harbour, random, steps, 1);

  if (isComplete(harbour)) harbour.status = 'won';
  else if (harbour.moves === 0) harbour.status = 'lost';
  else if (legalSwaps(harbour).length === 0)
    steps.push({ type: 'shuffle', placed: mixGems(harbour, random) });
  return steps;
}

/**
 * Turns unused moves into tides after a win, up to ten. Each unused move and everything the tides clear earn points.
 */
export function playFinale(harbour: Harbour, random: Random): Step[] {
  if (harbour.status !== 'won' || harbour.moves === 0) return [];
  const gems = harbour.pieces.flatMap((piece, cell) => (piece?.type === 'gem' ? [cell] : []));
  const chosen = random.shuffle(gems).slice(0, Math.min(harbour.moves, 10));
  harbour.score += harbour.moves * POINTS.spareMove;
  harbour.moves = 0;
  const blasts = chosen.map((cell) => blast(random.chance(0.5) ? 'row' : 'column', cell));
  const steps: Step[] = [clear(harbour, { matched: [], created: [], blasts }, 1)];
  settle(harbour, random, steps, 1);
  return steps;
}
