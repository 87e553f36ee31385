import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemCheck } from '#app/store/item-checks.server.ts';
import type { Fault } from './fault.ts';
import { deadAfter, nextCheck } from './next-check.ts';

const hour = 3_600_000;
const item = { verticalId: 2, itemId: 7, playUrl: 'https://games.example/7' };
const gone: Fault = { kind: 'status', detail: '404' };
const refused: Fault = { kind: 'refused', detail: '403' };
const blank: Fault = { kind: 'blank', detail: '' };

/** Runs checks at the given hours. Returns the state after each check. */
function run(...findings: [at: number, fault: Fault | null, isSeen?: boolean, playUrl?: string][]) {
  let check: ItemCheck | null = null;
  return findings.map(([at, fault, isSeen = false, playUrl = item.playUrl]) => {
    check = nextCheck(check, { ...item, playUrl, fault, isSeen }, at * hour);
    return check;
  });
}
const states = (checks: readonly ItemCheck[]) => checks.map(({ state }) => state);

describe('an item', () => {
  it('is suspect after a failure and dead after another one a day later', () => {
    const checks = run([0, null], [24, gone], [30, gone], [47, gone]);
    expect(states(checks)).toEqual(['ok', 'suspect', 'suspect', 'dead']);
    expect(checks.at(-1)).toMatchObject({ failingSince: 24 * hour, since: 47 * hour, fault: 'status' });
  });

  it('is never dead if it answers in between', () => {
    expect(states(run([0, gone], [24, null], [48, gone], [72, null], [96, gone]))).toEqual([
      'suspect',
      'ok',
      'suspect',
      'ok',
      'suspect',
    ]);
  });

  it('returns when it answers', () => {
    const checks = run([0, gone], [24, gone], [48, gone], [72, null]);
    expect(states(checks)).toEqual(['suspect', 'dead', 'dead', 'ok']);
    expect(checks.at(-1)).toMatchObject({ failingSince: null, fault: '', since: 72 * hour });
  });

  it('is never dead because programs are refused, and stays dead if they are', () => {
    expect(states(run([0, refused], [24, refused], [48, refused]))).toEqual([
      'suspect',
      'suspect',
      'suspect',
    ]);
    expect(states(run([0, refused], [24, gone], [48, gone], [72, refused]))).toEqual([
      'suspect',
      'suspect',
      'dead',
      'dead',
    ]);
  });

  it('that shows nothing in a browser is working again only after a browser has seen it', () => {
    const checks = run(
      [0, blank, true],
      [24, null, false],
      [48, blank, true],
      [72, null, false],
      [96, null, true],
    );
    expect(states(checks)).toEqual(['suspect', 'suspect', 'dead', 'dead', 'ok']);
  });

  it('begins anew at another address', () => {
    const checks = run([0, gone], [24, gone], [48, gone, false, 'https://games.example/new']);
    expect(states(checks)).toEqual(['suspect', 'dead', 'suspect']);
  });
});

it('an item is dead only if two certain failures are far enough apart and nothing worked between them', () => {
  const finding = fc.record({
    pause: fc.integer({ min: 1, max: 30 }),
    fault: fc.constantFrom(null, gone, refused),
  });
  fc.assert(
    fc.property(fc.array(finding, { maxLength: 12 }), (findings) => {
      let at = 0;
      let check: ItemCheck | null = null;
      let first: number | null = null;
      let isDead = false;
      for (const { pause, fault } of findings) {
        at += pause * hour;
        check = nextCheck(check, { ...item, fault, isSeen: false }, at);
        if (fault === null) [first, isDead] = [null, false];
        else if (fault === gone) {
          first ??= at;
          isDead ||= at - first >= deadAfter;
        }
        expect(check.state === 'dead').toBe(isDead);
        expect(check.state === 'ok').toBe(fault === null);
        expect(check.since).toBeLessThanOrEqual(at);
      }
    }),
  );
});
