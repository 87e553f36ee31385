import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random.ts';
import { createMind, decide } from './computer.ts';
import { difficulty } from './difficulty.ts';
import { FILL_LIMIT, enclosed } from './fill.ts';
import { createMatch, shares, step, tally } from './rules.ts';
import { type Input, type Match, type MatchEvent, type Owner, type Player, REST, TANK } from './state.ts';
import { sprinklers } from './water.ts';
import { COLS, ROWS, YARDS, type Yard, besides, cellAt, isSolid, yardOf } from './yards.ts';

const DT = 1 / 60;
const COARSE = 1 / 30;
const right: Input = { x: 1, y: 0, splash: false };
const burst: Input = { ...REST, splash: true };

function started(level = 1): Match {
  const match = createMatch(yardOf(level));
  match.phase = 'play';
  return match;
}

function run(
  match: Match,
  seconds: number,
  inputs: readonly [Input, Input] = [REST, REST],
  random: () => number = () => 0.5,
): MatchEvent[] {
  return Array.from({ length: Math.round(seconds / DT) }).flatMap(() => step(match, inputs, DT, random));
}

/** Plays one whole match of the computer against itself. Returns both tallies. */
function duel(level: number, first: number, second: number, seed: number): [number, number] {
  const { next } = createRandom(seed);
  const match = createMatch(yardOf(level));
  const minds = [createMind(), createMind()] as const;
  const input = (who: Player, strength: number): Input =>
    decide(match, who, difficulty(strength, level), minds[who], COARSE, next);
  while (match.phase !== 'over') step(match, [input(0, first), input(1, second)], COARSE, next);
  return tally(match);
}

describe('courtyards', () => {
  it.each(YARDS.map((yard, index): [number, Yard] => [index + 1, yard]))(
    '%i is fair, whole and has tubs',
    (_, yard) => {
      expect(yard.cells).toHaveLength(COLS * ROWS);
      expect([...yard.cells].toReversed()).toEqual([...yard.cells]);
      expect(yard.cells.filter((kind) => kind === 'B').length).toBeGreaterThanOrEqual(2);
      const [one, two] = yard.starts;
      expect([COLS - one.x, ROWS - one.y]).toEqual([two.x, two.y]);
      const seen = new Set([cellAt(one.x, one.y)]);
      for (const cell of seen) for (const next of besides(cell)) if (!isSolid(yard, next)) seen.add(next);
      expect(seen.size).toBe(yard.cells.filter((__, cell) => !isSolid(yard, cell)).length);
    },
  );

  it('bring puddles, lemons and sprinklers one by one', () => {
    const first = (test: (yard: Yard) => boolean): number => YARDS.findIndex(test) + 1;
    expect(first(({ cells }) => cells.includes('~'))).toBe(3);
    expect(first(({ lemons }) => lemons)).toBe(4);
    expect(first(({ cells }) => cells.includes('S'))).toBe(5);
    expect(new Set(YARDS.map(({ name }) => name)).size).toBe(12);
  });
});

describe('a match', () => {
  it('counts to three, then runs until the bell', () => {
    const match = createMatch(yardOf(1));
    const counts = run(match, 2.2).flatMap((event) => (event.type === 'count' ? [event.left] : []));
    expect(counts).toEqual([3, 2, 1, 0]);
    expect(match.phase).toBe('play');
    const events = run(match, match.yard.seconds + 0.1);
    expect(events.filter(({ type }) => type === 'tick')).toHaveLength(5);
    expect(events.at(-1)).toEqual({ type: 'bell', winner: null });
    expect(match.phase).toBe('over');
  });

  it('goes to whoever has painted more', () => {
    const winner = (inputs: readonly [Input, Input]): unknown => run(started(), 40.1, inputs).at(-1);
    expect(winner([right, REST])).toEqual({ type: 'bell', winner: 0 });
    expect(winner([REST, { ...right, x: -1 }])).toEqual({ type: 'bell', winner: 1 });
  });

  it('is the same for the same seed', () => {
    expect(duel(8, 2, 3, 5)).toEqual(duel(8, 2, 3, 5));
  });
});

describe('the roller', () => {
  it('paints where one walks, and the paint is used up', () => {
    const match = started();
    run(match, 1, [right, REST]);
    expect(tally(match)[0]).toBeGreaterThanOrEqual(4);
    expect(shares(match)[0]).toBeGreaterThan(1);
    expect(match.painters[0].tank).toBeLessThan(TANK);
  });

  it('paints nothing when dry, and fills up at a tub', () => {
    const match = started();
    match.painters[0].tank = 1;
    run(match, 1, [right, REST]);
    expect(tally(match)[0]).toBe(0);
    Object.assign(match.painters[0], { x: 2.4, y: 3.5 });
    const events = run(match, 1.2);
    expect(match.painters[0].tank).toBe(TANK);
    expect(events.some(({ type }) => type === 'refill')).toBe(true);
  });

  it('stops at pots and at the wall', () => {
    const match = started();
    Object.assign(match.painters[0], { x: 1.6, y: 0.5 });
    run(match, 2, [{ ...right, x: -1 }, REST]);
    expect(match.painters[0].x).toBeGreaterThan(1.3);
    run(match, 8, [right, REST]);
    expect(match.painters[0].x).toBeLessThan(17);
  });

  it('is three tiles wide after a lemon', () => {
    const match = started(4);
    match.lemon = { x: match.painters[0].x, y: match.painters[0].y, left: 5 };
    run(match, DT);
    expect(match.lemon).toBeNull();
    run(match, 0.5, [right, REST]);
    const { y } = match.painters[0];
    expect([y - 1, y, y + 1].map((row) => match.paint[cellAt(2.5, row)])).toEqual([0, 0, 0]);
  });

  it('slides faster out of a puddle', () => {
    const match = started(3);
    Object.assign(match.painters[0], { x: 0.5, y: 1.5 });
    run(match, 1, [right, REST]);
    expect(match.painters[0].x).toBeGreaterThan(5.6);
  });
});

describe('rings', () => {
  const ring = (size: number): { paint: Owner[]; last: number; inner: number } => {
    const paint = yardOf(1).cells.map((): Owner => -1);
    for (let at = 0; at <= size; at += 1) {
      for (const [x, y] of [
        [6 + at, 2],
        [6 + at, 2 + size],
        [6, 2 + at],
        [6 + size, 2 + at],
      ] as const)
        paint[cellAt(x, y)] = 0;
    }
    return { paint, last: cellAt(6, 3), inner: cellAt(7, 3) };
  };

  it('fill what they close, including a little of the rival’s', () => {
    const { paint, last, inner } = ring(4);
    paint[inner] = 1;
    expect(enclosed(yardOf(1), paint, 0, last, -1)).toHaveLength(9);
    for (let x = 7; x < 10; x += 1) for (let y = 3; y < 6; y += 1) paint[cellAt(x, y)] = 1;
    expect(enclosed(yardOf(1), paint, 0, last, -1)).toEqual([]);
  });

  it('stay open while the rival is inside, when they leak and when they are too large', () => {
    const { paint, last, inner } = ring(4);
    expect(enclosed(yardOf(1), paint, 0, last, inner)).toEqual([]);
    paint[cellAt(8, 2)] = -1;
    expect(enclosed(yardOf(1), paint, 0, last, -1)).toEqual([]);
    const large = ring(7);
    expect(36).toBeGreaterThan(FILL_LIMIT);
    expect(enclosed(yardOf(1), large.paint, 0, large.last, -1)).toEqual([]);
  });

  it('take the wall as a side', () => {
    const paint = yardOf(2).cells.map((): Owner => -1);
    for (const [x, y] of [
      [0, 2],
      [1, 2],
      [2, 1],
      [2, 0],
    ] as const)
      paint[cellAt(x, y)] = 0;
    expect(enclosed(yardOf(2), paint, 0, cellAt(1, 2), -1)).toHaveLength(4);
  });
});

describe('a splash', () => {
  it('paints around, throws the rival back and has to wait', () => {
    const match = started();
    Object.assign(match.painters[1], { x: match.painters[0].x + 1.5, y: match.painters[0].y });
    const before = match.painters[1].x;
    const events = run(match, 0.5, [burst, REST]);
    expect(events.filter(({ type }) => type === 'splash')).toHaveLength(1);
    expect(events.some((event) => event.type === 'hit' && event.who === 1)).toBe(true);
    expect(tally(match)[0]).toBeGreaterThanOrEqual(8);
    expect(match.painters[1].x).toBeGreaterThan(before + 1);
  });

  it('needs paint, and reaches only the near', () => {
    const match = started();
    match.painters[0].tank = 5;
    expect(run(match, 0.1, [burst, REST])).toEqual([]);
    match.painters[0].tank = TANK;
    expect(run(match, 0.1, [burst, REST]).some(({ type }) => type === 'hit')).toBe(false);
  });
});

describe('sprinklers', () => {
  it('warn, then wash the tiles around them', () => {
    const match = started(5);
    match.paint = match.yard.cells.map((kind): Owner => (kind === '.' ? 0 : -1));
    const before = tally(match)[0];
    const warned = Array.from({ length: 110 }, (_, tenth) => sprinklers(match.yard, tenth / 10));
    expect(warned.some((heads) => heads.some(({ warning }) => warning > 0))).toBe(true);
    run(match, 11);
    expect(tally(match)[0]).toBeLessThan(before - 15);
  });
});

describe('the computer', () => {
  it('improves in every respect with strength and courtyard', () => {
    for (const [weak, strong] of [
      [difficulty(1, 1), difficulty(2, 1)],
      [difficulty(2, 1), difficulty(3, 1)],
      [difficulty(1, 1), difficulty(1, 12)],
    ] as const) {
      expect(strong.pace).toBeGreaterThan(weak.pace);
      expect(strong.routes).toBeGreaterThan(weak.routes);
      expect(strong.pause).toBeLessThan(weak.pause);
      expect(strong.splash).toBeGreaterThan(weak.splash);
      expect(strong.foresight).toBeGreaterThan(weak.foresight);
    }
  });

  it.each([
    [2, 1],
    [3, 2],
  ])('of strength %i beats strength %i', { tags: 'long' }, (strong, weak) => {
    const wins = [1, 6, 9, 12].flatMap((level) => {
      const [a, b] = duel(level, strong, weak, level);
      const [c, d] = duel(level, weak, strong, level + 50);
      return [a > b, d > c];
    });
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(6);
  });

  it.each(YARDS.map((_, index) => index + 1))('finds its way and its tubs in courtyard %i', (level) => {
    const [one, two] = duel(level, 3, 1, 3);
    expect(one).toBeGreaterThan(60);
    expect(one).toBeGreaterThan(two);
  });
});
