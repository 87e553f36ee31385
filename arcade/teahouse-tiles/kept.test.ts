import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreCourse, saveCourse, shuffled, type Course, type Move } from './kept.ts';
import { difficulty } from './levels.ts';
import { createState, pairsOf, spendHint, take, tick, tilesLeft, undo, type State } from './rules.ts';

const seed = 7;
const [day, evening] = [difficulty(8), difficulty(30)];
const begin = (rules = day): Course => ({ state: createState(rules, seed), moves: [] });

/** Takes the first free pair after some seconds. */
function takeOne({ state, moves }: Course, seconds = 1): Course {
  const [pair] = pairsOf(state);
  if (!pair) throw new Error('no pair is free');
  const next = take(tick(state, seconds), ...pair);
  return { state: next, moves: [...moves, [...pair, next.steam]] };
}

const act = ({ state, moves }: Course, change: (state: State) => State, move: Move): Course => ({
  state: change(state),
  moves: [...moves, move],
});

/** Returns a board after it was stored and read again. */
const again = (course: Course): Course | undefined =>
  restoreCourse(course.state.rules, seed, JSON.parse(JSON.stringify(saveCourse(course) ?? {})));

describe('a kept board', () => {
  it('is none before the first move', () => {
    expect(saveCourse(begin())).toBeUndefined();
  });

  it.each([
    ['by day', day],
    ['in the evening', evening],
  ])('continues %s with the same tiles, score, time and moves to undo', (_, rules) => {
    let course = takeOne(takeOne(takeOne(begin(rules))), 99);
    course = act(course, spendHint, 'hint');
    course = act(course, (state) => shuffled(state, seed), 'shuffle');
    course = act(takeOne(course), undo, 'undo');
    course = takeOne(takeOne(course));
    expect(course.state.steam).toBe(2);
    const restored = again(course);
    expect(restored?.moves).toEqual(course.moves);
    expect(restored?.state).toEqual(course.state);
    expect(restored && undo(restored.state)).toEqual(undo(course.state));
  });

  it('that was just cleared still ends with a win', () => {
    let course = begin();
    for (const [a, b] of course.state.order) {
      const state = take(course.state, a, b);
      course = { state, moves: [...course.moves, [a, b, state.steam]] };
    }
    expect([tilesLeft(course.state), again(course)?.state.status]).toEqual([0, 'won']);
  });

  it.each([
    { moves: ['undo'] },
    { moves: ['win'] },
    { moves: [[0, 1]] },
    { moves: [[{ valueOf: 1, toString: 1 }, 1, 1]] },
    { moves: Array.from({ length: 9 }, () => 'hint') },
    { moves: {} },
    { steamLeft: 99 },
    { secondsLeft: 1e6 },
    { secondsLeft: undefined },
    { secondsLeft: -1 },
  ])('is not continued with %j', (change) => {
    const kept = saveCourse(takeOne(begin(evening)));
    expect(restoreCourse(evening, seed, { ...kept })).toBeDefined();
    expect(restoreCourse(evening, seed, { ...kept, ...change })).toBeUndefined();
  });

  it('has no more steam than its pairs can give', () => {
    const { moves } = takeOne(takeOne(begin()));
    const [first, second] = moves;
    expect(restoreCourse(day, seed, { moves: [first, second], steamLeft: 0 })).toBeDefined();
    const hotter = [...(second ?? [])].with(2, 3);
    expect(restoreCourse(day, seed, { moves: [first, hotter], steamLeft: 0 })).toBeUndefined();
  });

  it('is legal or none, whatever is stored', { tags: 'property' }, () => {
    const pairs = pairsOf(createState(evening, seed));
    const move = fc.oneof(
      fc.constantFrom(...pairs.map(([a, b]) => [a, b, 1])),
      fc.constantFrom(...pairs.map(([a, b]) => [b, a, 2])),
      fc.constantFrom('undo', 'shuffle', 'hint'),
    );
    const near = fc.record(
      {
        moves: fc.oneof(
          fc.array(fc.oneof({ weight: 20, arbitrary: move }, fc.jsonValue()), { maxLength: 6 }),
          fc.jsonValue(),
        ),
        steamLeft: fc.oneof(fc.nat({ max: 20 }), fc.jsonValue()),
        secondsLeft: fc.oneof(fc.nat({ max: 400 }), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(near, fc.dictionary(fc.string(), fc.jsonValue())), (kept) => {
        const { state } = restoreCourse(evening, seed, kept) ?? {};
        if (!state) return;
        expect(tilesLeft(state) % 2).toBe(0);
        expect(state.secondsLeft).toBeLessThanOrEqual(evening.seconds);
        expect(state.steam === 1 || state.steamLeft > 0).toBe(true);
        expect(state.usedHints + state.hints).toBe(evening.hints);
        expect(state.usedShuffles + state.shuffles).toBe(evening.shuffles);
      }),
    );
  });
});
