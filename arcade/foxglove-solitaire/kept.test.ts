import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainMove } from './advice.ts';
import { restoreSession, saveSession } from './kept.ts';
import { levelFor } from './levels.ts';
import { BEE, DRAW, PILES } from './rules.ts';
import { createSession } from './session.ts';
import type { Session } from './session.ts';

const level = levelFor(1);

/** Plays a number of moves as a beginner would. */
function playOn(session: Session, moves: number): Session {
  for (let made = 0; made < moves; made += 1) session.play(plainMove(session.state) ?? DRAW);
  return session;
}

/** Returns a session after it was stored and read again. */
const again = (session: Session): Session | undefined =>
  restoreSession(level, JSON.parse(JSON.stringify(saveSession(session) ?? {})));

it('keeps nothing before the first move', () => {
  expect(saveSession(createSession(level))).toBeUndefined();
});

it('continues with the same cards, counts and moves to undo', () => {
  const session = playOn(createSession(level), 12);
  session.undo();
  session.hint();
  session.step(65);
  const restored = again(session);
  expect(restored?.state).toEqual(session.state);
  expect(restored?.tally()).toEqual(session.tally());
  expect([restored?.isStuck, restored?.canGather]).toEqual([session.isStuck, session.canGather]);
  while (session.undo()) {
    expect(restored?.undo()).toBe(true);
    expect(restored?.state).toEqual(session.state);
  }
  expect(restored?.undo()).toBe(false);
});

it('keeps a deal of which only the counts have changed', () => {
  const session = createSession(level);
  session.play(DRAW);
  session.undo();
  expect(again(session)?.tally()).toMatchObject({ undos: 1, moves: 0 });
});

it('continues a deal whose last card was just put down, so that it still ends with a win', () => {
  const session = createSession(level);
  for (let made = 0; made < 900 && !session.isWon; made += 1) playOn(session, 1);
  expect(session.isWon).toBe(true);
  expect(again(session)?.isWon).toBe(true);
});

it.each([
  { moves: '0a' },
  { moves: '000' },
  { moves: 'xyz' },
  { moves: 12 },
  { undos: -1 },
  { hints: 0.5 },
  { bees: '0' },
  { seconds: null },
  { seconds: 1e9 },
])('does not continue a deal with %j', (change) => {
  const kept = saveSession(playOn(createSession(level), 3));
  expect(restoreSession(level, { ...kept })).toBeDefined();
  expect(restoreSession(level, { ...kept, ...change })).toBeUndefined();
});

it('continues a legal deal or none, whatever is stored', { tags: 'property' }, () => {
  const digits = fc
    .array(fc.tuple(fc.nat({ max: PILES }), fc.nat({ max: PILES }), fc.nat({ max: 3 })), { maxLength: 4 })
    .map((moves) =>
      moves
        .flat()
        .map((digit) => digit.toString(16))
        .join(''),
    );
  const draws = fc.nat({ max: 30 }).map((count) => 'db1'.repeat(count));
  const near = fc.record(
    {
      moves: fc.oneof(
        fc.tuple(draws, digits).map((parts) => parts.join('')),
        fc.jsonValue(),
      ),
      undos: fc.oneof(fc.nat({ max: 9 }), fc.jsonValue()),
      hints: fc.oneof(fc.nat({ max: 9 }), fc.jsonValue()),
      bees: fc.oneof(fc.nat({ max: 9 }), fc.jsonValue()),
      seconds: fc.oneof(fc.nat({ max: 900 }), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(near, fc.dictionary(fc.string(), fc.jsonValue())), (kept) => {
      const session = restoreSession(level, kept);
      if (!session) return;
      const { moves, ...counts } = session.progress();
      const legal = createSession(level);
      for (const move of moves) expect(legal.play(move)).toBe(true);
      expect(session.state).toEqual(legal.state);
      expect(Object.values(counts).every((count) => Number.isFinite(count) && count >= 0)).toBe(true);
      expect(moves.filter(({ to }) => to === BEE).length).toBeLessThanOrEqual(counts.bees);
    }),
  );
});
