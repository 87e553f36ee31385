import type { ItemCheck } from '#app/store/item-checks.server.ts';
import { readFaultKind, type Fault, type FaultKind } from './fault.ts';

/** The result of one check of an item. */
export interface CheckFinding {
  verticalId: number;
  itemId: number;
  playUrl: string;
  /** `null` if the game answered. */
  fault: Fault | null;
  /** Whether a browser has opened the game. */
  isSeen: boolean;
}

/**
 * Milliseconds between the first and the last failed check after which an item is dead. It is less than a day, because
 * checks run at different hours of the night.
 */
export const deadAfter = 20 * 3_600_000;

/** Problems that a person should look at: a browser may show the game. They never make an item dead. */
const uncertain: ReadonlySet<FaultKind> = new Set(['refused', 'elsewhere', 'inside']);

/** Problems that only a browser can detect. A check without a browser leaves them as they were. */
const seenOnly: ReadonlySet<FaultKind> = new Set(['blank']);

/** Returns the new state of an item after a check at `now`, in Unix milliseconds. */
export function nextCheck(previous: ItemCheck | null, finding: CheckFinding, now: number): ItemCheck {
  const { verticalId, itemId, playUrl, fault, isSeen } = finding;
  const before = previous?.playUrl === playUrl ? previous : null;
  const base = {
    verticalId,
    itemId,
    playUrl,
    checkedAt: now,
    browserAt: isSeen ? now : (before?.browserAt ?? null),
    isKept: before?.isKept ?? false,
  };
  const started = (state: ItemCheck['state']) => (before?.state === state ? before.since : now);
  if (fault === null) {
    const known = readFaultKind(before?.fault ?? '');
    if (before && !isSeen && known !== null && seenOnly.has(known)) return { ...before, ...base };
    return { ...base, state: 'ok', since: started('ok'), failingSince: null, fault: '', detail: '' };
  }
  const { kind, detail } = fault;
  const isCertain = !uncertain.has(kind);
  const failingSince = before?.failingSince ?? (isCertain ? now : null);
  const isDead =
    before?.state === 'dead' || (isCertain && failingSince !== null && now - failingSince >= deadAfter);
  const state = isDead ? 'dead' : 'suspect';
  return { ...base, state, since: started(state), failingSince, fault: kind, detail };
}
