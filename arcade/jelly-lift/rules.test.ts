import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random.ts';
import {
  COLS,
  DOOR,
  ROWS,
  count,
  delivered,
  emptyBoard,
  groupOf,
  groupsOf,
  indexOf,
  melt,
  ripe,
  rowOf,
  settle,
  type Board,
  type Cell,
} from './board.ts';
import { NEIGHBOURS, advise, createMind, decide, stepTowards } from './computer.ts';
import { land } from './landing.ts';
import { FLOORS, buildStart, duelSpec, endlessSpec, floorSpec, parOf, tipOf, type Spec } from './levels.ts';
import { allPlacements, placesOf, restOf, rotate, shift, startPair, type Pair, type Pieces } from './pair.ts';
import { goalsOf, rainGum, step } from './rules.ts';
import { gumOf, meterOf, starsOf, worthOf } from './scoring.ts';
import { IDLE, createShaft, type Mode, type Shaft, type ShaftEvent } from './shaft.ts';

/**
 * Returns a board from its rows, from top to bottom: digits are jellies, g is gum, p a parcel, and A to E are iced
 * jellies.
 */
function board(...rows: readonly string[]): (Cell | null)[] {
  const cells = emptyBoard();
  rows.toReversed().forEach((row, level) =>
    [...row].forEach((sign, col) => {
      const id = 1000 + level * COLS + col;
      const ice = 'ABCDE'.indexOf(sign);
      if (/\d/.test(sign)) cells[indexOf(col, level)] = { id, kind: 'jelly', colour: Number(sign) };
      else if (ice >= 0) cells[indexOf(col, level)] = { id, kind: 'ice', colour: ice };
      else if (sign === 'g') cells[indexOf(col, level)] = { id, kind: 'gum', colour: -1 };
      else if (sign === 'p') cells[indexOf(col, level)] = { id, kind: 'parcel', colour: 0 };
    }),
  );
  return cells;
}

const plain = (...colours: number[]): Pieces => colours.map((colour) => ({ colour, form: 'plain' }));
const pairAt = (pieces: Pieces, col: number, turn = 0, row = ROWS - 1): Pair => ({ pieces, col, turn, row });

function shaftWith(cells: Board, pieces: Pieces, mode: Mode = 'floor', spec: Spec = floorSpec(1)): Shaft {
  const shaft = createShaft(mode, 1, spec, { board: cells, buttons: [], nextId: 1 }, createRandom(3));
  shaft.pair = startPair(pieces);
  return shaft;
}

/** Runs until the next pair falls or the game ends. */
function run(shaft: Shaft, random = createRandom(5)): ShaftEvent[] {
  const events = step(shaft, { ...IDLE, drop: true }, 1 / 60, random, endlessSpec);
  for (let tick = 0; tick < 2000 && !['fall', 'won', 'lost'].includes(shaft.phase); tick += 1)
    events.push(...step(shaft, IDLE, 1 / 60, random, endlessSpec));
  return events;
}
const typesOf = (events: readonly ShaftEvent[]): string[] => events.map(({ type }) => type);

function autoplay(mode: Mode, floor: number, spec: Spec, seed: number, limit: number): Shaft {
  const random = createRandom(seed);
  const shaft = createShaft(mode, floor, spec, buildStart(spec, floor), random);
  while (shaft.phase !== 'won' && shaft.phase !== 'lost' && shaft.drops < limit) {
    const goal = advise(shaft, 1);
    for (let tries = 0; tries < 12 && shaft.pair; tries += 1)
      step(shaft, { ...IDLE, ...stepTowards(shaft.pair, goal) }, 1e-4, random, endlessSpec);
    run(shaft, random);
  }
  return shaft;
}

describe('the board', () => {
  it('joins a colour by its sides and melts four or more', () => {
    const cells = board('0.1...', '001...', '0.11..');
    expect(groupOf(cells, 0)).toHaveLength(4);
    expect(ripe(cells)).toHaveLength(8);
    expect(groupsOf(board('01', '10'))).toHaveLength(4);
    expect(ripe(board('000...'))).toEqual([]);
  });
  it('lets everything fall and loses what stays above the shaft', () => {
    const { board: next, depth } = settle(board('0.....', '......', '1.....'));
    expect(next[indexOf(0, 1)]?.colour).toBe(0);
    expect(depth).toBe(1);
    const tall = settle(board(...Array.from({ length: ROWS + 2 }, () => 'g.....')));
    expect(count(tall.board, 'gum')).toBe(ROWS);
  });
  it('pulls gum away and breaks ice beside a melt', () => {
    const cells = board('gB....', '0000..');
    const result = melt(cells, ripe(cells));
    expect(result.melted).toHaveLength(4);
    expect(result.gum).toEqual([indexOf(0, 1)]);
    expect(result.cracked).toEqual([indexOf(1, 1)]);
    expect(result.board[indexOf(1, 1)]).toMatchObject({ kind: 'jelly', colour: 1 });
  });
  it('delivers parcels that stand on the floor', () => {
    expect(delivered(board('.p....', 'p0....'))).toEqual([0]);
  });
});

describe('the pair', () => {
  it('moves within the walls and stops at stacks', () => {
    const free = pairAt(plain(0, 1), 0);
    expect(shift(emptyBoard(), free, -1)).toBe(free);
    expect(shift(emptyBoard(), free, 1).col).toBe(1);
    const walled = board(...Array.from({ length: ROWS }, () => '.0....'));
    expect(shift(walled, free, 1)).toBe(free);
  });
  it('kicks off a wall, climbs a floor and flips in a well', () => {
    expect(rotate(emptyBoard(), pairAt(plain(0, 1), 5), 1)).toMatchObject({ turn: 1, col: 4 });
    const low = rotate(emptyBoard(), pairAt(plain(0, 1), 0, 1, 0), 1);
    expect(low).toMatchObject({ turn: 2, row: 1 });
    const well = board(...Array.from({ length: ROWS }, () => '0.0...'));
    expect(rotate(well, pairAt(plain(0, 1), 1, 0, 4), 1).turn).toBe(2);
  });
  it('shows where it will rest', () => {
    const cells = board('0.....');
    expect(restOf(cells, pairAt(plain(0, 1), 0, 1))).toBe(1);
    expect(restOf(cells, pairAt(plain(0, 1), 1, 2))).toBe(1);
    expect(placesOf(pairAt(plain(0, 1), 1, 3))[1]).toMatchObject({ col: 0 });
  });
  it('has 22 placements, fewer for twins and a single drop', () => {
    expect(allPlacements(plain(0, 1))).toHaveLength(22);
    expect(allPlacements(plain(1, 1))).toHaveLength(11);
    expect(allPlacements([{ colour: -1, form: 'rainbow' }])).toHaveLength(COLS);
  });
});

describe('special jellies', () => {
  it('a heavy jelly presses two flat, but never a parcel', () => {
    const heavy: Pieces = [
      { colour: 4, form: 'heavy' },
      { colour: 3, form: 'plain' },
    ];
    const flat = land(board('0.....', '1.....', '2.....'), pairAt(heavy, 0), 50);
    expect(flat.pressed.map(rowOf)).toEqual([2, 1]);
    expect(settle(flat.board).board[indexOf(0, 1)]?.colour).toBe(4);
    expect(land(board('p.....', '2.....'), pairAt(heavy, 0), 50).pressed).toEqual([]);
  });
  it('a rainbow drop strikes the colour it lands on, iced ones too', () => {
    const drop: Pieces = [{ colour: -1, form: 'rainbow' }];
    const { struck } = land(board('1.....', '0.1.B.'), pairAt(drop, 0), 50);
    expect(struck).toHaveLength(3);
    const shaft = shaftWith(board('1.....', '0.1.B.'), drop);
    shaft.pair = pairAt(drop, 0);
    run(shaft);
    expect(shaft.board.filter((cell) => cell?.colour === 1)).toHaveLength(1);
    expect(count(shaft.board, 'ice')).toBe(0);
  });
});

describe('the course of a drop', () => {
  it('falls by itself, locks and brings the next pair', () => {
    const random = createRandom(1);
    const shaft = shaftWith(emptyBoard(), plain(0, 1));
    for (let tick = 0; tick < 60 * 20 && shaft.drops === 0; tick += 1)
      step(shaft, { ...IDLE, soft: tick % 2 === 0 }, 1 / 60, random, endlessSpec);
    expect(shaft.drops).toBe(1);
  });
  it('melts in chains that are worth more link by link', () => {
    const shaft = shaftWith(board('1.....', '0.....', '0.....', '0111..'), plain(0, 2));
    shaft.pair = pairAt(plain(0, 2), 1);
    const links = run(shaft).filter((event) => event.type === 'melting');
    expect(links.map(({ chain }) => chain)).toEqual([1, 2]);
    expect(shaft.meter).toBe(meterOf(4, 1) + meterOf(4, 2));
    expect(shaft.bestChain).toBe(2);
    expect(worthOf(4, 2)).toBe(worthOf(4, 1) * 2);
    expect(worthOf(6, 1)).toBeGreaterThan(worthOf(4, 1) * 1.5);
    expect(gumOf(4, 1)).toBe(0);
    expect(gumOf(4, 3)).toBeGreaterThan(gumOf(4, 2));
  });
  it('holds a pair once for every drop', () => {
    const random = createRandom(2);
    const shaft = shaftWith(emptyBoard(), plain(4, 4));
    const next = shaft.queue[0];
    step(shaft, { ...IDLE, hold: true }, 0, random, endlessSpec);
    expect(shaft.held).toEqual(plain(4, 4));
    expect(shaft.pair?.pieces).toBe(next);
    step(shaft, { ...IDLE, hold: true }, 0, random, endlessSpec);
    expect(shaft.held).toEqual(plain(4, 4));
    run(shaft);
    step(shaft, { ...IDLE, hold: true }, 0, random, endlessSpec);
    expect(shaft.pair?.pieces).toEqual(plain(4, 4));
  });
  it('pushes a button when jelly melts in front of it', () => {
    const shaft = shaftWith(board('000...'), plain(0, 2));
    shaft.buttons = [indexOf(3, 0), indexOf(5, 5)];
    shaft.pair = pairAt(plain(0, 2), 3);
    expect(typesOf(run(shaft))).toContain('button');
    expect(shaft.buttons).toEqual([indexOf(5, 5)]);
  });
  it('lets ignored gum spread, and only then', () => {
    const spec = { ...floorSpec(1), spreadEvery: 2 };
    const shaft = shaftWith(board('g1....'), plain(2, 3), 'floor', spec);
    shaft.pair = pairAt(plain(2, 3), 4);
    expect(typesOf(run(shaft))).not.toContain('spread');
    shaft.pair = pairAt(plain(1, 2), 5);
    expect(typesOf(run(shaft))).toContain('spread');
    expect(count(shaft.board, 'gum')).toBe(2);
  });
});

describe('the end', () => {
  it('opens the doors when meter and goals are done', () => {
    const shaft = shaftWith(board('.p....', '.000..'), plain(0, 2));
    shaft.meter = shaft.spec.need - 4;
    shaft.pair = pairAt(plain(0, 2), 4);
    expect(typesOf(run(shaft))).toEqual(expect.arrayContaining(['delivered', 'won']));
    expect(goalsOf(shaft).every(({ left }) => left === 0)).toBe(true);
  });
  it('is lost when no pair fits under the door', () => {
    const rows = Array.from({ length: ROWS - 1 }, (_, row) => (row % 2 === 0 ? '..1...' : '..2...'));
    const shaft = shaftWith(board(...rows), plain(0, 3));
    expect(typesOf(run(shaft))).toContain('lost');
    expect(shaft.phase).toBe('lost');
  });
  it('rises floor by floor in endless play', () => {
    const shaft = shaftWith(board('000...'), plain(0, 2), 'endless', { ...endlessSpec(1), need: 4 });
    shaft.pair = pairAt(plain(0, 2), 3);
    expect(run(shaft)).toContainEqual({ type: 'floor', floor: 2 });
    expect(shaft.phase).toBe('fall');
    expect(shaft.spec).toEqual(endlessSpec(2));
  });
  it('gives stars for few drops', () => {
    expect([starsOf(10, 10), starsOf(15, 10), starsOf(16, 10)]).toEqual([3, 2, 1]);
  });
});

describe('the duel', () => {
  it('a chain sends gum, or cancels what is coming', () => {
    const chain = (incoming: number): { shaft: Shaft; events: ShaftEvent[] } => {
      const cells = board('1.....', '0.....', '0.....', '0111..');
      const shaft = shaftWith(cells, plain(0, 2), 'duel', duelSpec());
      shaft.pair = pairAt(plain(0, 2), 1);
      shaft.incoming = incoming;
      return { shaft, events: run(shaft) };
    };
    expect(chain(0).events).toContainEqual({ type: 'attack', amount: gumOf(4, 2) });
    const cancelled = chain(5);
    expect(typesOf(cancelled.events)).not.toContain('attack');
    expect(cancelled.shaft.incoming).toBe(5 - gumOf(4, 2));
  });
  it('gum falls after a drop without a melt', () => {
    const shaft = shaftWith(emptyBoard(), plain(0, 2), 'duel', duelSpec());
    shaft.incoming = 9;
    run(shaft);
    expect(count(shaft.board, 'gum')).toBe(6);
    expect(shaft.incoming).toBe(3);
    rainGum(shaft, 3, createRandom(1));
    expect(count(settle(shaft.board).board, 'gum')).toBe(9);
  });
  it('neighbours grow quicker and surer, and play without a hand', () => {
    for (const [nth, skill] of NEIGHBOURS.entries()) {
      const before = NEIGHBOURS[nth - 1];
      if (before) expect(skill.pace + skill.slip).toBeLessThan(before.pace + before.slip);
    }
    const random = createRandom(4);
    const shaft = createShaft('duel', 1, duelSpec(), buildStart(duelSpec(), 1), random);
    const mind = createMind();
    const quick = { name: 'Page', pace: 0.18, wonder: 0.6, slip: 14, drops: true };
    for (let tick = 0; tick < 60 * 40; tick += 1)
      step(shaft, decide(shaft, quick, mind, 1 / 60, random.next), 1 / 60, random, endlessSpec);
    expect(shaft.drops).toBeGreaterThan(10);
    expect(shaft.score).toBeGreaterThan(0);
  });
});

describe('the floors', () => {
  const floors = Array.from({ length: FLOORS }, (_, nth) => nth + 1);
  it('start at rest, with room under the door, the same for the same attempt', () => {
    for (const floor of floors) {
      const spec = floorSpec(floor);
      const start = buildStart(spec, floor);
      expect(start).toEqual(buildStart(spec, floor));
      expect(ripe(start.board), `floor ${floor}`).toEqual([]);
      expect(delivered(start.board)).toEqual([]);
      expect(start.board[indexOf(DOOR, ROWS - 4)]).toBeNull();
      expect(count(start.board, 'parcel')).toBe(spec.parcels);
      expect(start.buttons).toHaveLength(spec.buttons);
    }
  });
  it('grow harder and introduce one new thing at a time', () => {
    for (const floor of floors.slice(1)) {
      const [now, before] = [floorSpec(floor), floorSpec(floor - 1)];
      expect(now.speed).toBeGreaterThan(before.speed);
      expect(now.need).toBeGreaterThan(before.need);
      expect(now.colours).toBeGreaterThanOrEqual(before.colours);
    }
    expect(floors.filter((floor) => floorSpec(floor).parcels > 0)[0]).toBe(4);
    expect(floors.filter((floor) => floorSpec(floor).ice > 0)[0]).toBe(8);
    expect(floors.filter((floor) => floorSpec(floor).buttons > 0)[0]).toBe(14);
    for (const floor of [4, 8, 11, 14, 17, 19, 23]) expect(tipOf(floor)).not.toBe('');
    expect(endlessSpec(20).speed).toBeGreaterThan(endlessSpec(5).speed);
  });
  it.each([1, 4, 8, 14, 21, 28, 34, 40])('floor %i can be finished', (floor) => {
    const spec = floorSpec(floor);
    const ends = [1, 2, 3].map((seed) => autoplay('floor', floor, spec, seed * 31 + floor, 220));
    expect(ends.map(({ phase }) => phase)).toContain('won');
    expect(Math.min(...ends.map(({ drops }) => drops))).toBeLessThan(parOf(spec) * 1.5);
  });
});
