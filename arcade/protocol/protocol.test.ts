import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge, type TestEvent, type Verdict } from './judge.ts';
import {
  readGameMessage,
  readPortalMessage,
  seal,
  type GameMessage,
  type PortalMessage,
} from '@portico/shared/game-messages';

const number = fc.double({ min: -1e12, max: 1e12, noNaN: true });
const gameMessages: fc.Arbitrary<GameMessage> = fc.oneof(
  fc.record({ type: fc.constant('hello' as const), versions: fc.array(fc.nat()) }),
  fc.record({ type: fc.constant('progress' as const), value: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ type: fc.constantFrom('ready' as const, 'start' as const, 'stop' as const, 'over' as const) }),
  fc.record(
    { type: fc.constant('score' as const), value: number, best: number },
    { requiredKeys: ['type', 'value'] },
  ),
  fc.record({ type: fc.constant('muted' as const), muted: fc.boolean() }),
);
const portalMessages: fc.Arbitrary<PortalMessage> = fc.oneof(
  fc.record(
    {
      type: fc.constant('welcome' as const),
      best: number,
      start: fc.constant(true),
      lang: fc.constantFrom('de', 'pt-BR', 'zh-Hant-TW'),
    },
    { requiredKeys: ['type'] },
  ),
  fc.record({ type: fc.constantFrom('pause' as const, 'resume' as const, 'restart' as const) }),
  fc.record({ type: fc.constant('mute' as const), muted: fc.boolean() }),
);

describe('messages', () => {
  it('are read as they were sealed', () => {
    fc.assert(
      fc.property(gameMessages, (message) => {
        expect(readGameMessage(seal(message))).toEqual(message);
      }),
    );
    fc.assert(
      fc.property(portalMessages, (message) => {
        expect(readPortalMessage(seal(message))).toEqual(message);
      }),
    );
  });

  it('that are anything else are left alone', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readGameMessage(data)).toBeNull();
        expect(readPortalMessage(data)).toBeNull();
      }),
    );
  });

  it.each([
    { type: 'score', value: Number.NaN },
    { type: 'score', value: '12' },
    { type: 'score' },
    { type: 'progress', value: Number.POSITIVE_INFINITY },
    { type: 'hello' },
    { type: 'muted', muted: 1 },
    { type: 'unknown' },
    { type: 'ready', version: 2 },
  ])('with faults are none: %o', (fields) => {
    expect(readGameMessage({ protocol: 'portal-game', version: 1, ...fields })).toBeNull();
  });

  it('say hello in any version and keep progress between 0 and 1', () => {
    expect(
      readGameMessage({ protocol: 'portal-game', version: 9, type: 'hello', versions: [9, 'x'] }),
    ).toEqual({
      type: 'hello',
      versions: [9],
    });
    expect(readGameMessage(seal({ type: 'progress', value: 7 }))).toEqual({ type: 'progress', value: 1 });
  });
});

describe('the test page', () => {
  const game = (at: number, message: GameMessage): TestEvent => ({ at, kind: 'game', message });
  const good: TestEvent[] = [
    game(100, { type: 'hello', versions: [1] }),
    game(110, { type: 'progress', value: 0.5 }),
    game(200, { type: 'progress', value: 1 }),
    game(200, { type: 'ready' }),
    game(900, { type: 'start' }),
    game(1500, { type: 'score', value: 10 }),
    { at: 2000, kind: 'asked', message: 'pause' },
    game(2010, { type: 'stop' }),
    { at: 3000, kind: 'asked', message: 'resume' },
    game(3010, { type: 'start' }),
    { at: 4000, kind: 'asked', message: 'mute' },
    game(4010, { type: 'muted', muted: true }),
    { at: 5000, kind: 'asked', message: 'sound' },
    game(5010, { type: 'muted', muted: false }),
    { at: 6000, kind: 'asked', message: 'restart' },
    game(6010, { type: 'start' }),
  ];
  const verdictsOf = (events: readonly TestEvent[], now: number): Record<string, Verdict> =>
    Object.fromEntries(judge(events, now).map(({ label, verdict }) => [label, verdict]));
  const without = (...types: string[]): TestEvent[] =>
    good.filter((event) => event.kind !== 'game' || !types.includes(event.message.type));

  it('passes a game that does everything', () => {
    expect(new Set(Object.values(verdictsOf(good, 9000)))).toEqual(new Set(['passed']));
  });

  it('waits for steps that have not happened yet', () => {
    const early = verdictsOf(good.slice(0, 2), 150);
    expect(early).toMatchObject({ 'Says hello': 'passed', 'Tells the score': 'waiting' });
    expect(Object.values(early)).not.toContain('failed');
  });

  it.each([
    ['Says hello', [], 10_001],
    ['Says hello', [game(1, { type: 'hello', versions: [2] })], 10],
    ['Tells progress that never falls', without('progress'), 9000],
    ['Tells progress that never falls', [...good, game(6000, { type: 'progress', value: 0.2 })], 9000],
    ['Tells when play starts', without('ready'), 9000],
    ['Pauses when asked', without('stop'), 9000],
    ['Goes on when asked', good.filter((event) => event.at !== 3010), 9000],
    ['Falls silent when asked', without('muted'), 9000],
    ['Sounds when asked', without('muted'), 9000],
    ['Begins again when asked', good.filter((event) => event.at !== 6010), 9000],
    ['Sends whole messages only', [...good, { at: 1, kind: 'malformed', text: '{}' } as const], 9000],
  ])('fails “%s” when it is not so', (label, events, now) => {
    expect(verdictsOf(events, now)[label]).toBe('failed');
  });
});
