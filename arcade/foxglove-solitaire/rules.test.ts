import { describe, expect, it } from 'vitest';
import { testLevels } from '../kit/test-levels.ts';
import { harvest, isStuck, plainMove, playPlainly, quickMove } from './advice.ts';
import { CARD_COUNT, flowerOf, isWarm, rankOf } from './cards.ts';
import { bonusFor, isKept, starsFor } from './goals.ts';
import type { Goal, Tally } from './goals.ts';
import { CARD, cardPoint, layoutFor, spotAt } from './layout.ts';
import { LEVEL_COUNT, dailyFor, levelFor, secondsFor, slackFor } from './levels.ts';
import { BEE, COLUMNS, DRAW, STOCK, VASE, WASTE } from './rules.ts';
import { applied, attempt, deal, isLegal, isWon, runLength, vaseCount } from './rules.ts';
import type { Column, Move, State } from './rules.ts';
import { PATH } from './seeds.ts';
import { createSession } from './session.ts';
import { isHopeless, solve } from './solver.ts';
import { DAYS, WEATHERS } from './weather.ts';
import type { Weather } from './weather.ts';

const [FOXGLOVE, POPPY, CORNFLOWER, SUNFLOWER] = [0, 13, 26, 39];
const [ACE, TWO, THREE, QUEEN, KING] = [0, 1, 2, 11, 12];

const open = (...cards: number[]): Column => ({ cards, hidden: 0 });

/** Returns a table that contains only the things a test needs. */
function table(columns: readonly Column[], more: Partial<State> = {}, weather: Weather = 'sun'): State {
  return {
    ...deal(1, weather),
    rules: DAYS[weather].rules,
    columns: Array.from({ length: COLUMNS }, (_, index) => columns[index] ?? open()),
    vases: [0, 0, 0, 0],
    stock: [],
    waste: [],
    ...more,
  };
}

const move = (from: number, to: number, count = 1): Move => ({ from, to, count });

const follow = (start: State, moves: readonly Move[]): State =>
  moves.reduce((state, step) => {
    expect(isLegal(state, step)).toBe(true);
    return applied(state, step);
  }, start);

describe('a deal', () => {
  it('lays out the whole pack, the same for the same seed', () => {
    const state = deal(7, 'sun');
    const cards = [...state.columns.flatMap((column) => column.cards), ...state.stock];
    expect(new Set(cards).size).toBe(CARD_COUNT);
    expect(state.columns.map(({ cards: all, hidden }) => [all.length, hidden])).toEqual(
      Array.from({ length: 7 }, (_, index) => [index + 1, index]),
    );
    expect(deal(7, 'sun')).toEqual(state);
    expect(deal(8, 'sun')).not.toEqual(state);
  });
});

describe('columns', () => {
  it('build down, warm on cool', () => {
    const state = table([open(FOXGLOVE + THREE), open(POPPY + TWO), open(CORNFLOWER + TWO)]);
    expect(isLegal(state, move(1, 0))).toBe(true);
    expect(isLegal(state, move(2, 0))).toBe(false);
    expect(isLegal(state, move(0, 1))).toBe(false);
  });

  it('move whole runs or their upper part, and turn the card below', () => {
    const state = table([
      { cards: [SUNFLOWER + 8, CORNFLOWER + THREE, POPPY + TWO], hidden: 1 },
      open(SUNFLOWER + 3),
      open(FOXGLOVE + THREE),
    ]);
    const turned = follow(state, [move(0, 1, 2)]);
    expect(turned.columns[0]).toEqual({ cards: [SUNFLOWER + 8], hidden: 0 });
    expect(turned.score).toBe(5);
    expect(isLegal(state, move(0, 2, 1))).toBe(true);
    expect(isLegal(state, move(0, 1, 3))).toBe(false);
  });

  it('take only kings when empty, and any card in the wind', () => {
    const columns = [open(FOXGLOVE + KING), open(POPPY + TWO)];
    expect(isLegal(table(columns), move(0, 3))).toBe(true);
    expect(isLegal(table(columns), move(1, 3))).toBe(false);
    expect(isLegal(table(columns, {}, 'wind'), move(1, 3))).toBe(true);
  });

  it('build on any other flower under the rainbow', () => {
    const columns = [open(FOXGLOVE + THREE), open(CORNFLOWER + TWO), open(FOXGLOVE + TWO)];
    expect(isLegal(table(columns, {}, 'rainbow'), move(1, 0))).toBe(true);
    expect(isLegal(table(columns, {}, 'rainbow'), move(2, 0))).toBe(false);
    expect(runLength(DAYS.rainbow.rules, open(FOXGLOVE + THREE, CORNFLOWER + TWO))).toBe(2);
  });
});

describe('vases', () => {
  it('fill from the ace upwards in one flower, and cards may come back at a price', () => {
    const state = table([open(POPPY + TWO, POPPY + ACE), open(FOXGLOVE + THREE)]);
    expect(isLegal(state, move(0, VASE))).toBe(false);
    const filled = follow(state, [move(0, VASE + 1), move(0, VASE + 1)]);
    expect(filled.vases).toEqual([0, 2, 0, 0]);
    expect(filled.score).toBe(20);
    const back = follow(filled, [move(VASE + 1, 1)]);
    expect([back.vases[1], back.score]).toEqual([1, 5]);
  });

  it('hold the aces from the start in the dew', () => {
    const state = deal(3, 'dew');
    expect(state.vases).toEqual([1, 1, 1, 1]);
    const cards = [...state.columns.flatMap((column) => column.cards), ...state.stock];
    expect([cards.length, cards.some((card) => rankOf(card) === 0)]).toEqual([48, false]);
  });
});

describe('the stock', () => {
  it('turns one card, starts over for ever, and costs no moves', () => {
    let state = table([], { stock: [5, 6] });
    state = follow(state, [DRAW]);
    expect([state.waste, state.stock]).toEqual([[6], [5]]);
    state = follow(state, [DRAW, DRAW]);
    expect([state.waste, state.stock, state.passes, state.moves]).toEqual([[], [5, 6], 1, 0]);
  });

  it('turns three in the rain', () => {
    const state = follow(table([], { stock: [1, 2, 3, 4] }, 'rain'), [DRAW]);
    expect([state.waste, state.stock]).toEqual([[4, 3, 2], [1]]);
    expect(applied(state, DRAW).waste).toEqual([4, 3, 2, 1]);
  });

  it('allows three trips at dusk', () => {
    let state = table([], { stock: [5] }, 'dusk');
    for (let trip = 0; trip < 2; trip += 1) state = follow(state, [DRAW, DRAW]);
    state = follow(state, [DRAW]);
    expect(isLegal(state, DRAW)).toBe(false);
  });
});

describe('the bee', () => {
  it('carries one free card, once', () => {
    const state = table([open(POPPY + TWO), open(FOXGLOVE + THREE), open(SUNFLOWER + 6)]);
    const parked = follow(state, [move(2, BEE)]);
    expect(parked.bee).toBe(SUNFLOWER + 6);
    expect(isLegal(parked, move(0, BEE))).toBe(false);
    expect(isLegal(state, move(0, BEE, 2))).toBe(false);
    const used = follow(table([open(FOXGLOVE + THREE)], { bee: POPPY + TWO, beeReady: false }), [
      move(BEE, 0),
    ]);
    expect(used.bee).toBeUndefined();
    expect(isLegal(used, move(0, BEE))).toBe(false);
  });
});

describe('the end', () => {
  const almost = (): State =>
    table([open(POPPY + KING), open(SUNFLOWER + KING)], {
      vases: [13, 12, 13, 12],
    });

  it('comes with all four vases full', () => {
    expect(isWon(almost())).toBe(false);
    expect(isWon(follow(almost(), harvest(almost()) ?? []))).toBe(true);
    expect(harvest(deal(1, 'sun'))).toBeUndefined();
  });

  it('is lost when neither columns nor stock give a move', () => {
    const stuck = table([open(FOXGLOVE + 5), open(CORNFLOWER + 5)], { stock: [POPPY + QUEEN] });
    expect(isStuck(stuck)).toBe(true);
    expect(isStuck({ ...stuck, stock: [POPPY + QUEEN, SUNFLOWER + 4] })).toBe(false);
    expect(isStuck(deal(PATH[0]?.[1] ?? 1, 'sun'))).toBe(false);
    const lost = Array.from({ length: 40 }, (_, seed) => seed).some((seed) =>
      isStuck(playPlainly(deal(seed, 'dusk'))),
    );
    expect(lost).toBe(true);
    expect(isHopeless({ ...stuck, beeReady: false }, 300)).toBe(true);
    expect(isHopeless(levelFor(1).start, 100)).toBe(false);
  });
});

describe('advice', () => {
  it('sends a tapped card to its vase before a column', () => {
    const state = table([open(POPPY + ACE), open(FOXGLOVE + TWO)]);
    expect(quickMove(state, 0, 1)).toEqual(move(0, VASE + 1));
    expect(quickMove(state, 1, 1)).toBeUndefined();
    expect(quickMove({ ...state, stock: [4] }, STOCK, 1)).toEqual(DRAW);
  });

  it('plays only what lies open and never goes in circles', () => {
    for (let seed = 0; seed < 12; seed += 1)
      expect(plainMove(playPlainly(deal(seed, 'wind')))).toBeUndefined();
  });
});

describe('a session', () => {
  it('takes any number of moves back and counts what the goals ask for', () => {
    const session = createSession(levelFor(1));
    const start = session.state;
    expect(session.play(move(0, 0))).toBe(false);
    const step = session.hint();
    expect(step && session.play(step)).toBe(true);
    expect(session.state).not.toBe(start);
    expect(session.undo()).toBe(true);
    expect([session.state, session.undo()]).toEqual([start, false]);
    expect(session.tally()).toMatchObject({ moves: 0, undos: 1, hints: 1, bees: 0, trips: 1 });
  });

  it('wins when its hints are followed', () => {
    const session = createSession(levelFor(2));
    for (let steps = 0; steps < 400 && !session.isWon; steps += 1) {
      const step = session.hint();
      if (!step || !session.play(step)) break;
    }
    expect(session.isWon).toBe(true);
    expect(session.undo()).toBe(false);
  });
});

describe('goals', () => {
  const tally: Tally = { moves: 90, seconds: 200, trips: 3, undos: 0, hints: 1, bees: 0 };
  it('are kept at their limit and broken beyond', () => {
    const kept = (goal: Goal): boolean => isKept(goal, tally);
    expect([kept({ kind: 'moves', limit: 90 }), kept({ kind: 'moves', limit: 89 })]).toEqual([true, false]);
    expect([kept({ kind: 'time', limit: 200 }), kept({ kind: 'trips', limit: 2 })]).toEqual([true, false]);
    expect([kept({ kind: 'no-undo' }), kept({ kind: 'no-hint' }), kept({ kind: 'no-bee' })]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('give a star each, and points', () => {
    const goals: Goal[] = [{ kind: 'no-undo' }, { kind: 'no-hint' }];
    expect(starsFor(goals, tally)).toBe(2);
    expect(bonusFor(goals, tally)).toBeGreaterThan(bonusFor(goals, { ...tally, undos: 1 }));
  });
});

describe('the garden path', () => {
  testLevels(
    'deal %i can be solved without the bee, within its goals',
    PATH.map((_, index) => index + 1),
    (number) => {
      const level = levelFor(number);
      const found = solve(level.start, 1000);
      const end = follow(level.start, found?.moves ?? []);
      expect(isWon(end)).toBe(true);
      for (const goal of level.goals) {
        if (goal.kind === 'moves') expect(end.moves).toBeLessThanOrEqual(goal.limit);
        if (goal.kind === 'trips') expect(end.passes + 1).toBeLessThanOrEqual(goal.limit);
      }
    },
  );

  it('lets simple play get less and less far', { timeout: 30_000 }, () => {
    const ease = (from: number, to: number): number => {
      const numbers = Array.from({ length: to - from }, (_, index) => from + index);
      return (
        numbers.reduce((sum, number) => sum + vaseCount(playPlainly(levelFor(number).start)), 0) /
        numbers.length
      );
    };
    expect(ease(1, 11)).toBe(52);
    expect(ease(11, 21)).toBeGreaterThan(ease(21, 31));
    expect(ease(21, 31)).toBeGreaterThan(ease(31, 41));
  });

  it('introduces the kinds of weather one by one and tightens the goals', () => {
    const firsts = WEATHERS.map((weather) => PATH.findIndex(([day]) => day === weather));
    expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
    expect(firsts[0]).toBe(0);
    for (let number = 2; number <= LEVEL_COUNT; number += 1) {
      expect(slackFor(number)).toBeLessThan(slackFor(number - 1));
      expect(secondsFor(number)).toBeLessThanOrEqual(secondsFor(number - 1));
    }
  });

  it('has a daily deal for every day, the same all day long', () => {
    for (let day = 1; day <= 7; day += 1) {
      const level = dailyFor(new Date(2026, 4, day, 9));
      expect(solve(level.start, 700)).toBeDefined();
    }
    const [first, evening, other] = [new Date(2026, 4, 1), new Date(2026, 4, 1, 21), new Date(2026, 4, 8)];
    expect(dailyFor(first).start).toEqual(dailyFor(evening).start);
    expect(dailyFor(first).start).not.toEqual(dailyFor(other).start);
  });
});

describe('the layout', () => {
  const frames = [
    [320, 320],
    [360, 640],
    [740, 360],
    [960, 600],
    [1920, 1080],
  ] as const;

  it.each(frames)('keeps long columns inside %i x %i', (width, height) => {
    const layout = layoutFor({ width, height });
    const long = table([{ cards: Array.from({ length: 19 }, (_, index) => index), hidden: 6 }]);
    expect(cardPoint(layout, long, 0, 18).y + CARD.height / 2).toBeLessThanOrEqual(layout.floor + 0.01);
    for (const { x, y } of layout.piles) {
      expect(x - CARD.width / 2).toBeGreaterThanOrEqual(0);
      expect(x + CARD.width / 2).toBeLessThanOrEqual(layout.width);
      expect(y + CARD.height / 2).toBeLessThanOrEqual(layout.height);
    }
  });

  it('finds the card under a finger', () => {
    const layout = layoutFor({ width: 960, height: 600 });
    const state = table([open(FOXGLOVE + THREE, POPPY + TWO)], { waste: [4] });
    const low = cardPoint(layout, state, 0, 0);
    expect(spotAt(layout, state, { x: low.x, y: low.y - 60 })).toEqual({ pile: 0, index: 0 });
    expect(spotAt(layout, state, { x: low.x, y: low.y + 50 })).toEqual({ pile: 0, index: 1 });
    expect(spotAt(layout, state, layout.piles[WASTE] ?? low)).toEqual({ pile: WASTE, index: 0 });
    expect(spotAt(layout, state, layout.piles[BEE] ?? low)).toEqual({ pile: BEE, index: -1 });
  });
});

it('has two warm and two cool flowers', () => {
  const warm = Array.from({ length: 52 }, (_, card) => card).filter(isWarm);
  expect(new Set(warm.map(flowerOf))).toEqual(new Set([1, 3]));
  expect(attempt(deal(1, 'sun'), move(STOCK, 3))).toBeUndefined();
});
