import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@portico/shared/property-runs';
import { createRandom } from '../kit/random.ts';
import { adviseSwap } from './advice.ts';
import { FIRST_LEVEL, LEVEL_COUNT, difficulty, planLevel } from './levels.ts';
import {
  CELLS,
  SIZE,
  cellAt,
  columnOf,
  copyHarbour,
  createGem,
  createHarbour,
  findGroups,
  findRuns,
  isLegal,
  legalSwaps,
  mixGems,
  starsFor,
} from './rules.ts';
import type { Gem, Harbour, Special, Step } from './rules.ts';
import { playFinale, playSwap } from './turn.ts';

const levels = fc.integer({ min: 1, max: LEVEL_COUNT });
const seeds = fc.integer({ min: 1, max: 1_000_000 });

/** Returns a board without a run. Each row repeats the kinds 0 to 3, and every other row is shifted by two. */
function quietHarbour(): Harbour {
  const harbour = createHarbour(1, createRandom(1));
  for (let cell = 0; cell < CELLS; cell += 1) {
    harbour.pieces[cell] = createGem(harbour, (columnOf(cell) + 2 * Math.floor(cell / SIZE)) % 4);
  }
  harbour.fog.fill(0);
  harbour.goals = [{ type: 'gem', kind: 0, needed: 999, done: 0 }];
  return harbour;
}

function put(harbour: Harbour, row: number, column: number, kind: number, special: Special = 'none'): Gem {
  const gem = createGem(harbour, kind, special);
  harbour.pieces[cellAt(row, column)] = gem;
  return gem;
}

const firstClear = (steps: readonly Step[]): Extract<Step, { type: 'clear' }> => {
  const step = steps.find((candidate) => candidate.type === 'clear');
  if (step?.type !== 'clear') throw new Error('nothing was cleared');
  return step;
};

describe('a new harbour', () => {
  it('has no run, a legal swap and a full board on every level', { tags: 'property' }, () => {
    fc.assert(
      fc.property(levels, seeds, (level, seed) => {
        const harbour = createHarbour(level, createRandom(seed));
        expect(findRuns(harbour.pieces)).toEqual([]);
        expect(legalSwaps(harbour).length).toBeGreaterThan(0);
        expect(harbour.pieces.every(Boolean)).toBe(true);
        expect(new Set(harbour.pieces.map((piece) => piece?.id)).size).toBe(CELLS);
      }),
      { numRuns: runs(60) },
    );
  });

  it('is the same for the same seed', () => {
    expect(createHarbour(17, createRandom(5))).toEqual(createHarbour(17, createRandom(5)));
    expect(planLevel(30)).toEqual(planLevel(30));
  });
});

describe('matching', () => {
  it('makes a tide from four, a lantern from a crossing and a pearl from five', () => {
    const harbour = quietHarbour();
    for (const column of [1, 2, 3, 4]) put(harbour, 0, column, 4);
    expect(findGroups(harbour.pieces)).toMatchObject([{ special: 'tide-row' }]);
    put(harbour, 0, 5, 4);
    expect(findGroups(harbour.pieces)).toMatchObject([{ special: 'pearl' }]);

    const crossing = quietHarbour();
    for (const [row, column] of [
      [3, 3],
      [3, 4],
      [3, 5],
      [4, 3],
      [5, 3],
    ] as const)
      put(crossing, row, column, 4);
    expect(findGroups(crossing.pieces)).toMatchObject([{ special: 'lantern', at: cellAt(3, 3) }]);
  });

  it('leaves the special gem where the player swapped', () => {
    const harbour = quietHarbour();
    for (const column of [1, 2, 4]) put(harbour, 3, column, 4);
    put(harbour, 2, 3, 4);
    const step = firstClear(playSwap(harbour, cellAt(2, 3), cellAt(3, 3), createRandom(2)));
    expect(step.created).toMatchObject([{ cell: cellAt(3, 3), piece: { kind: 4, special: 'tide-row' } }]);
    expect(step.cleared).toHaveLength(4);
  });
});

describe('a swap', () => {
  it('that clears nothing is taken back and costs nothing', () => {
    const harbour = quietHarbour();
    const before = copyHarbour(harbour);
    expect(isLegal(harbour, 0, 1)).toBe(false);
    expect(playSwap(harbour, 0, 1, createRandom(1))).toEqual([{ type: 'swap', a: 0, b: 1, back: true }]);
    expect(harbour).toEqual(before);
  });

  it('cannot move a crate or a roped gem, nor reach across a row edge', () => {
    const harbour = quietHarbour();
    harbour.pieces[0] = { type: 'crate', id: 900, strength: 1 };
    put(harbour, 1, 1, 0).roped = true;
    expect(isLegal(harbour, 0, 1)).toBe(false);
    expect(isLegal(harbour, cellAt(1, 1), cellAt(1, 2))).toBe(false);
    expect(isLegal(harbour, cellAt(0, 7), cellAt(1, 0))).toBe(false);
  });

  it('keeps every board whole, whatever is played', { tags: 'property' }, () => {
    fc.assert(
      fc.property(
        levels,
        seeds,
        fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
        (level, seed, choices) => {
          const random = createRandom(seed);
          const harbour = createHarbour(level, random);
          for (const choice of choices) {
            const swaps = legalSwaps(harbour);
            const swap = swaps[choice % swaps.length];
            if (!swap || harbour.status !== 'playing') break;
            const { score, moves } = harbour;
            playSwap(harbour, swap[0], swap[1], random);
            expect(harbour.moves).toBe(moves - 1);
            expect(harbour.score).toBeGreaterThan(score);
            expect(harbour.pieces.every(Boolean)).toBe(true);
            expect(findRuns(harbour.pieces)).toEqual([]);
            expect(harbour.goals.every((goal) => goal.done <= goal.needed)).toBe(true);
            expect(harbour.fog.every((layers) => layers >= 0)).toBe(true);
            if (harbour.status === 'playing') expect(legalSwaps(harbour).length).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: runs(40) },
    );
  });
});

describe('special gems', () => {
  it('clear a row, a square or a colour', () => {
    const harbour = quietHarbour();
    put(harbour, 4, 0, 4, 'tide-row');
    put(harbour, 4, 1, 4);
    put(harbour, 3, 2, 4);
    const row = firstClear(playSwap(harbour, cellAt(3, 2), cellAt(4, 2), createRandom(3)));
    expect(row.cleared.filter(({ cell }) => Math.floor(cell / SIZE) === 4)).toHaveLength(SIZE);

    const second = quietHarbour();
    put(second, 5, 5, 0, 'pearl');
    const kind = (second.pieces[cellAt(5, 4)] as Gem).kind;
    const count = second.pieces.filter((piece) => piece?.type === 'gem' && piece.kind === kind).length;
    const color = firstClear(playSwap(second, cellAt(5, 5), cellAt(5, 4), createRandom(3)));
    expect(color.cleared).toHaveLength(count + 1);
  });

  it('work together: two pearls clear the whole board', () => {
    const harbour = quietHarbour();
    put(harbour, 2, 2, 0, 'pearl');
    put(harbour, 2, 3, 0, 'pearl');
    expect(firstClear(playSwap(harbour, cellAt(2, 2), cellAt(2, 3), createRandom(4))).cleared).toHaveLength(
      CELLS,
    );
  });

  it('work together: two lanterns reach two cells far', () => {
    const harbour = quietHarbour();
    put(harbour, 4, 3, 0, 'lantern');
    put(harbour, 4, 4, 1, 'lantern');
    expect(firstClear(playSwap(harbour, cellAt(4, 3), cellAt(4, 4), createRandom(4))).cleared).toHaveLength(
      25,
    );
  });
});

describe('obstacles', () => {
  const match = (harbour: Harbour): void => {
    put(harbour, 4, 2, 4);
    put(harbour, 4, 3, 4);
    put(harbour, 3, 4, 4);
  };

  it('break, lift and open next to a match', () => {
    const harbour = quietHarbour();
    match(harbour);
    harbour.pieces[cellAt(5, 3)] = { type: 'crate', id: 901, strength: 2 };
    harbour.fog[cellAt(4, 2)] = 2;
    const step = firstClear(playSwap(harbour, cellAt(3, 4), cellAt(4, 4), createRandom(6)));
    expect(step.crates).toEqual([{ cell: cellAt(5, 3), id: 901, strength: 1 }]);
    expect(step.fog).toEqual([cellAt(4, 2)]);
  });

  it('hold a roped gem for one hit', () => {
    const harbour = quietHarbour();
    match(harbour);
    (harbour.pieces[cellAt(4, 2)] as Gem).roped = true;
    const step = firstClear(playSwap(harbour, cellAt(3, 4), cellAt(4, 4), createRandom(6)));
    expect(step.cut).toEqual([cellAt(4, 2)]);
    expect(step.cleared).toHaveLength(2);
  });

  it('count a chest when it reaches the bottom row', () => {
    const harbour = quietHarbour();
    harbour.goals = [{ type: 'cargo', kind: -1, needed: 2, done: 0 }];
    harbour.pieces[cellAt(6, 2)] = { type: 'cargo', id: 902 };
    put(harbour, 7, 0, 4);
    put(harbour, 7, 1, 4);
    put(harbour, 7, 2, 3);
    put(harbour, 6, 3, 0);
    put(harbour, 7, 3, 4);
    put(harbour, 7, 4, 3);
    const swapped = playSwap(harbour, cellAt(7, 2), cellAt(7, 3), createRandom(8));
    expect(swapped.some((step) => step.type === 'deliver')).toBe(true);
    expect(harbour.goals[0]?.done).toBe(1);
  });
});

describe('the end', () => {
  it('is a loss without moves and a win with all goals; spare moves pay', () => {
    const harbour = quietHarbour();
    harbour.moves = 1;
    put(harbour, 3, 1, 4);
    put(harbour, 3, 2, 4);
    put(harbour, 2, 3, 4);
    const winning = copyHarbour(harbour);
    playSwap(harbour, cellAt(2, 3), cellAt(3, 3), createRandom(9));
    expect(harbour.status).toBe('lost');
    expect(starsFor(harbour)).toBe(0);

    winning.goals = [{ type: 'gem', kind: 4, needed: 3, done: 0 }];
    winning.moves = 5;
    playSwap(winning, cellAt(2, 3), cellAt(3, 3), createRandom(9));
    expect(winning.status).toBe('won');
    const { score } = winning;
    expect(playFinale(winning, createRandom(1)).length).toBeGreaterThan(0);
    expect(winning.score).toBeGreaterThanOrEqual(score + 4 * 80);
    expect(winning.moves).toBe(0);
  });

  it('mixing leaves no run and a legal swap', { tags: 'property' }, () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const harbour = createHarbour(20, createRandom(seed));
        mixGems(harbour, createRandom(seed + 1));
        expect(findRuns(harbour.pieces)).toEqual([]);
        expect(legalSwaps(harbour).length).toBeGreaterThan(0);
      }),
      { numRuns: runs(25) },
    );
  });
});

describe('difficulty', () => {
  const all = Array.from({ length: LEVEL_COUNT }, (_, index) => difficulty(index + 1));

  it('asks for a greater share of the moves on every level', () => {
    for (let index = 1; index < all.length; index += 1) {
      expect(all[index]!.pressure).toBeGreaterThan(all[index - 1]!.pressure);
      expect(all[index]!.colors).toBeGreaterThanOrEqual(all[index - 1]!.colors);
    }
  });

  it('brings each obstacle in at its level and then more of it', () => {
    for (const [feature, first] of [
      ['crates', FIRST_LEVEL.crate],
      ['fog', FIRST_LEVEL.fog],
      ['cargo', FIRST_LEVEL.cargo],
      ['ropes', FIRST_LEVEL.rope],
    ] as const) {
      const counts = all.map((level) => level[feature]);
      expect(counts.slice(0, first - 1).every((count) => count === 0)).toBe(true);
      const used = counts.filter((count) => count > 0);
      expect(used.length).toBeGreaterThan(5);
      for (let index = 1; index < used.length; index += 1)
        expect(used[index]!).toBeGreaterThanOrEqual(used[index - 1]!);
    }
  });

  it('lets a simple player win the first levels', () => {
    for (const level of [1, 3, 6]) {
      const random = createRandom(level * 31);
      const harbour = createHarbour(level, random);
      while (harbour.status === 'playing') {
        const swap = adviseSwap(harbour);
        if (!swap) break;
        playSwap(harbour, swap[0], swap[1], random);
      }
      expect(harbour.status).toBe('won');
      playFinale(harbour, random);
      expect(starsFor(harbour)).toBeGreaterThan(0);
    }
  });
});
