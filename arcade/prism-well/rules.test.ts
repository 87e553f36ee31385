import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random.ts';
import { advise, anyFree } from './advice.ts';
import { BLOCKS, CELLS, blockBeside, blockCells, blockNear, cellAt, neighbours } from './board.ts';
import { FIRST, LEVEL_COUNT, difficulty, planLevel } from './levels.ts';
import {
  AMBER,
  AQUA,
  AZURE,
  MINT,
  ROSE,
  VIOLET,
  WHITE,
  accepts,
  dim,
  fuse,
  shine,
  type Lamp,
} from './light.ts';
import {
  DARK_COST,
  createState,
  findRuns,
  isFree,
  spin,
  starsOf,
  turnBlock,
  type Crystal,
  type State,
} from './rules.ts';

const random = () => createRandom(3);
const lamp = (change: Partial<Lamp> = {}): Lamp => ({
  side: 'left',
  at: 3,
  kind: WHITE,
  need: 40,
  charge: 0,
  ...change,
});

/**
 * Returns a state whose board contains the given crystals, each as [row, column, change]. The other crystals form no
 * lines.
 */
function arrange(
  crystals: readonly (readonly [number, number, Partial<Crystal>])[],
  change: Partial<State> = {},
): State {
  const state = createState(1, random());
  const board = state.board.map((crystal, cell) => {
    const kind = 10 + ((Math.floor(cell / 8) * 3 + (cell % 8)) % 5);
    return crystal && { ...crystal, kind };
  });
  for (const [row, column, how] of crystals) {
    const cell = cellAt(row, column);
    const crystal = board[cell];
    if (crystal) board[cell] = { ...crystal, ...how };
  }
  return { ...state, board, lamps: [lamp()], ...change };
}

/** Crystals that form three roses in row 3 when the block at (3, 4) is spun to the right. */
const nearlyThree = [
  [3, 2, { kind: ROSE }],
  [3, 3, { kind: ROSE }],
  [4, 4, { kind: ROSE }],
] as const;
const SPOT = cellAt(3, 4);

function playOut(level: number, seed: number): State {
  const source = createRandom(seed);
  let state = createState(level, source);
  while (state.status === 'playing') {
    const advice = advise(state);
    const turn = spin(state, advice?.block ?? anyFree(state), advice?.turn ?? 1, source);
    if (!turn) break;
    ({ state } = turn);
  }
  return state;
}

describe('the well', () => {
  it('is an octagon of 52 places and 37 blocks', () => {
    expect(CELLS).toHaveLength(52);
    expect(BLOCKS).toHaveLength(37);
    for (const block of BLOCKS) for (const cell of blockCells(block)) expect(CELLS).toContain(cell);
    expect(neighbours(cellAt(1, 1)).sort((a, b) => a - b)).toEqual([cellAt(1, 2), cellAt(2, 1)]);
  });

  it('lets the cursor reach every block', () => {
    const reached = new Set([cellAt(3, 3)]);
    for (const block of reached)
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        reached.add(blockBeside(block, dx, dy));
    expect(reached.size).toBe(BLOCKS.length);
  });

  it('finds the block under a point, also at the slanted edges', () => {
    expect(blockNear(4, 4)).toBe(cellAt(3, 3));
    expect(BLOCKS).toContain(blockNear(0, 0));
  });
});

describe('light', () => {
  it('fuses two primaries into the third between them, any others into white', () => {
    expect(fuse(ROSE, MINT)).toBe(AMBER);
    expect(fuse(AZURE, ROSE)).toBe(VIOLET);
    expect(fuse(MINT, AZURE)).toBe(AQUA);
    expect(fuse(AMBER, ROSE)).toBe(WHITE);
  });

  it('fills the lamps of its lane that take its colour', () => {
    const lamps = [lamp(), lamp({ kind: MINT }), lamp({ side: 'top', at: 1 }), lamp({ kind: ROSE })];
    const ray = { cell: cellAt(4, 6), kind: ROSE, strength: 1 };
    expect(shine(lamps, [ray]).lamps.map(({ charge }) => charge)).toEqual([1, 0, 0, 1]);
    expect(shine(lamps, [{ ...ray, cell: cellAt(5, 2) }]).hits.map((hit) => hit.lamp)).toEqual([2]);
    expect(shine(lamps, [{ ...ray, isScattered: true }]).hits.map((hit) => hit.lamp)).toEqual([0, 2, 3]);
  });

  it('never overfills a lamp, and white suits all', () => {
    const full = shine(
      [lamp({ charge: 39, kind: MINT })],
      [{ cell: cellAt(3, 3), kind: WHITE, strength: 5 }],
    );
    expect(full.lamps[0]?.charge).toBe(40);
    expect(accepts(lamp({ kind: AQUA }), MINT)).toBe(false);
  });

  it('dims the fullest open lamp, never one that is full', () => {
    const lamps = dim([lamp({ charge: 4 }), lamp({ charge: 9 }), lamp({ charge: 40 })], 3);
    expect(lamps.map(({ charge }) => charge)).toEqual([4, 6, 40]);
    expect(dim([lamp({ charge: 1 })], 3)[0]?.charge).toBe(0);
  });
});

describe('a spin', () => {
  it('turns a block by a quarter, four times back to the start', () => {
    const { board } = arrange([]);
    const [a, b] = blockCells(SPOT);
    expect(turnBlock(board, SPOT, 1)[b]).toBe(board[a]);
    expect(turnBlock(turnBlock(board, SPOT, 1), SPOT, -1)).toEqual(board);
    let turned = board;
    for (let n = 0; n < 4; n += 1) turned = turnBlock(turned, SPOT, 1);
    expect(turned).toEqual(board);
  });

  it('clears three in a line, fills the lamp, scores and refills', () => {
    const turn = spin(arrange(nearlyThree), SPOT, 1, random());
    const [step] = turn?.steps ?? [];
    expect(step?.cleared.toSorted((a, b) => a - b)).toEqual([2, 3, 4].map((column) => cellAt(3, column)));
    expect(step?.lamps[0]?.charge).toBe(3);
    expect(step?.gained).toBe(3 * 10 + 3 * 5);
    expect(turn?.state.board.filter(Boolean)).toHaveLength(52);
    expect(findRuns(turn?.state.board ?? [])).toEqual([]);
    expect(turn?.state.streak).toBe(1);
  });

  it('without a match costs a spin and the streak', () => {
    const turn = spin(arrange([], { streak: 4 }), SPOT, 1, random());
    expect(turn?.steps).toEqual([]);
    expect(turn?.state.streak).toBe(0);
    expect(turn?.state.moves).toBe(createState(1, random()).moves - 1);
  });

  it('is worth more in a streak', () => {
    const gained = (streak: number) =>
      spin(arrange(nearlyThree, { streak }), SPOT, 1, random())?.steps[0]?.gained ?? 0;
    expect(gained(2)).toBe(gained(0) * 3);
    expect(gained(50)).toBe(gained(0) * 8);
  });

  it('leaves a flare for four, which later sweeps its row and column', () => {
    const four = spin(
      arrange([...nearlyThree, [3, 5, { kind: ROSE }], [3, 1, { kind: ROSE }]]),
      SPOT,
      1,
      random(),
    );
    expect(four?.steps[0]?.made).toHaveLength(1);
    const swept = spin(
      arrange([
        [3, 2, { kind: ROSE }],
        [3, 3, { kind: ROSE, type: 'flare' }],
        [4, 4, { kind: ROSE }],
      ]),
      SPOT,
      1,
      random(),
    );
    expect(swept?.steps[0]?.cleared).toHaveLength(8 + 7);
  });

  it('feeds a prism beside the match; the second colour makes it fire at every lamp', () => {
    const prism = [2, 3, { type: 'prism', kind: 0, held: -1 }] as const;
    const fed = spin(arrange([...nearlyThree, prism]), SPOT, 1, random());
    expect(fed?.steps[0]?.emptied[cellAt(2, 3)]?.held).toBe(ROSE);
    const far = [lamp({ side: 'top', at: 1, kind: AMBER })];
    const fires = (held: number) =>
      spin(
        arrange([...nearlyThree, [2, 3, { type: 'prism', kind: 0, held }]], { lamps: far }),
        SPOT,
        1,
        random(),
      );
    expect(fires(MINT)?.steps[0]?.fired[0]).toMatchObject({ kind: AMBER, isScattered: true });
    expect(fires(MINT)?.steps[0]?.lamps[0]?.charge).toBe(4);
    expect(fires(ROSE)?.steps[0]?.fired).toEqual([]);
  });

  it('counts down on cracked crystals, and dims a lamp when one turns dark', () => {
    const cracked = [6, 4, { fuse: 1 }] as const;
    const turn = spin(arrange([cracked], { lamps: [lamp({ charge: 10 })] }), SPOT, 1, random());
    expect(turn?.darkened).toEqual([cellAt(6, 4)]);
    expect(turn?.state.board[cellAt(6, 4)]?.type).toBe('dark');
    expect(turn?.state.lamps[0]?.charge).toBe(10 - DARK_COST);
    const waiting = spin(arrange([[6, 4, { fuse: 3 }]]), SPOT, 1, random());
    expect(waiting?.state.board[cellAt(6, 4)]?.fuse).toBe(2);
  });

  it('breaks dark crystals and cuts vines beside a match', () => {
    const turn = spin(
      arrange([...nearlyThree, [4, 2, { type: 'dark' }], [2, 2, { isVined: true }]]),
      SPOT,
      1,
      random(),
    );
    expect(turn?.steps[0]?.cleared).toContain(cellAt(4, 2));
    expect(turn?.steps[0]?.emptied[cellAt(2, 2)]?.isVined).toBe(false);
  });

  it('is refused where a vine holds the block', () => {
    const state = arrange([[3, 4, { isVined: true }]]);
    expect(isFree(state.board, SPOT)).toBe(false);
    expect(spin(state, SPOT, 1, random())).toBeNull();
  });

  it('wins with the last lamp, with points for spins left, and loses without spins', () => {
    const almost = arrange(nearlyThree, { lamps: [lamp({ charge: 38 })], moves: 5 });
    const won = spin(almost, SPOT, 1, random());
    expect(won?.state.status).toBe('won');
    expect(won?.bonus).toBe(4 * 150);
    expect(spin(arrange([], { moves: 1 }), SPOT, 1, random())?.state.status).toBe('lost');
    if (won) expect(spin(won.state, SPOT, 1, random())).toBeNull();
  });

  it('gives stars by the spins left', () => {
    const state = createState(1, random());
    const stars = [0.6, 0.3, 0.1].map((share) => starsOf({ ...state, moves: state.rules.moves * share }));
    expect(stars).toEqual([3, 2, 1]);
  });
});

describe('the levels', () => {
  const all = Array.from({ length: LEVEL_COUNT }, (_, n) => n + 1);

  it('grow harder: each ten ask for more light per spin, more lamps and more trouble', () => {
    const mean = (from: number, of: (level: number) => number): number =>
      all.slice(from, from + 10).reduce((sum, level) => sum + of(level), 0) / 10;
    for (const of of [
      (level: number) => difficulty(level).pace,
      (level: number) => difficulty(level).lamps,
      (level: number) => difficulty(level).tinted,
      (level: number) => difficulty(level).vines + difficulty(level).cracks,
    ])
      for (const from of [0, 10, 20]) expect(mean(from + 10, of)).toBeGreaterThan(mean(from, of));
  });

  it('introduce one thing at a time', () => {
    const firsts = Object.values(FIRST);
    expect(new Set(firsts).size).toBe(firsts.length);
    expect(difficulty(FIRST.prism - 1).prisms).toBe(0);
    expect(difficulty(FIRST.crack - 1).cracks).toBe(0);
    expect(difficulty(FIRST.vine - 1).vines).toBe(0);
    expect(difficulty(FIRST.fifth - 1).colours).toBe(4);
  });

  it('are always the same, with every lamp in a place of its own', () => {
    for (const level of all) {
      const { lamps, rules } = planLevel(level);
      expect(planLevel(level).lamps).toEqual(lamps);
      expect(new Set(lamps.map(({ side, at }) => side + at)).size).toBe(rules.lamps);
    }
  });

  it('start without runs and with a spin that matches', () => {
    for (const level of all) {
      const state = createState(level, createRandom(level));
      expect(findRuns(state.board)).toEqual([]);
      expect(advise(state)).not.toBeNull();
    }
  });

  it('can all be won by a careful player', () => {
    for (const level of all)
      expect([1, 2, 3, 4].some((seed) => playOut(level, seed * 31 + level).status === 'won')).toBe(true);
  });

  it('play out the same from the same seed', () => {
    expect(playOut(12, 5)).toEqual(playOut(12, 5));
  });

  it('can be lost by spinning at random', () => {
    const source = createRandom(8);
    let state = createState(20, source);
    while (state.status === 'playing') state = spin(state, source.pick(BLOCKS), 1, source)?.state ?? state;
    expect(state.status).toBe('lost');
  });
});
