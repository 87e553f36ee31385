import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { beginning as greeting } from './game-link.ts';
import { hasFrame, poster, reducePlayer, type PlayerCause, type PlayerLife } from './player-life.ts';

const address = 'https://game.example/';
const play: PlayerCause = { type: 'play', address };
const load: PlayerCause = { type: 'load', isFirstParty: false };
const timeout: PlayerCause = { type: 'timeout' };
const hello: PlayerCause = { type: 'report', report: greeting };
const ready: PlayerCause = { type: 'report', report: { ...greeting, isReady: true } };
const over: PlayerCause = { type: 'report', report: { ...greeting, isReady: true, isOver: true } };
const reach = (isReachable: boolean): PlayerCause => ({ type: 'reach', isReachable });

function live(causes: readonly PlayerCause[], isOnline = true): PlayerLife {
  return causes.reduce((life, cause) => reducePlayer(life, { ...cause, isOnline }), poster);
}

describe('a game', () => {
  test.each<[string, PlayerLife['state'], readonly PlayerCause[]]>([
    ['loads after Play', 'loading', [play]],
    ['runs when its site responds and its frame has loaded', 'running', [play, reach(true), load]],
    ['runs in the other order too', 'running', [play, load, reach(true)]],
    ['runs if the check takes too long', 'running', [play, load, timeout]],
    ['fails if its site does not respond', 'unreachable', [play, load, reach(false)]],
    [
      'is shown on request although its site does not respond',
      'running',
      [play, load, reach(false), { type: 'show' }],
    ],
    ['fails if nothing happens', 'silent', [play, timeout]],
    [
      'of the portal fails without a hello',
      'unreachable',
      [play, { type: 'load', isFirstParty: true }, timeout],
    ],
    [
      'of the portal may say hello later',
      'loading',
      [play, { type: 'load', isFirstParty: true }, timeout, hello],
    ],
    ['loads until it reports that it is ready', 'loading', [play, hello, load]],
    ['runs when it reports that it is ready', 'running', [play, hello, load, ready]],
    ['that sends messages is not checked', 'running', [play, hello, load, ready, reach(false)]],
    ['fails if it is silent after its hello', 'silent', [play, hello, timeout]],
    ['loads again with a new document', 'loading', [play, hello, ready, hello]],
    ['loads again after a failure', 'loading', [play, timeout, { type: 'reload' }]],
  ])('%s', (_, state, causes) => {
    expect(live(causes).state).toBe(state);
  });

  it('begins a new round, or is loaded again if it does not', () => {
    const ended = [play, hello, ready, over, { type: 'restart' }] as const;
    expect(live([...ended, timeout])).toMatchObject({ state: 'loading', attempt: 2, address });
    expect(live([...ended, ready, timeout])).toMatchObject({ state: 'running', attempt: 1, timer: null });
  });

  it('restarts the wait with each message until it is ready', () => {
    const first = live([play, hello]);
    const second = reducePlayer(first, { ...hello, isOnline: true });
    expect(second.timer).toEqual(first.timer);
    expect(second.timer).not.toBe(first.timer);
  });
});

test.each([[[play]], [[play, timeout]], [[play, load, reach(false)]]])(
  'without a connection, a failure says so: %j',
  (causes) => {
    expect(live(causes, false)).toMatchObject({ state: 'offline', timer: null });
  },
);

test('whatever happens, a loading game has a time limit, and without a frame nothing runs', () => {
  const cause = fc.constantFrom<PlayerCause>(
    play,
    load,
    { type: 'load', isFirstParty: true },
    reach(true),
    reach(false),
    hello,
    ready,
    over,
    timeout,
    { type: 'reload' },
    { type: 'show' },
    { type: 'restart' },
  );
  const events = fc.array(fc.tuple(cause, fc.boolean()).map(([each, isOnline]) => ({ ...each, isOnline })));
  fc.assert(
    fc.property(events, (list) => {
      let life = reducePlayer(poster, { ...play, isOnline: true });
      for (const event of list) {
        const next = reducePlayer(life, event);
        if (!hasFrame(next)) expect(next.timer).toBeNull();
        if (next.state === 'loading') expect(next.timer).not.toBeNull();
        if (next.attempt > life.attempt) expect(next.report).toBeNull();
        expect(next.address).toBe(address);
        life = next;
      }
    }),
  );
});
