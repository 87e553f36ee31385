// The fake timers of a test can replace the global `setImmediate`, but turns of the event loop must continue.
import { setImmediate } from 'node:timers';

/** Pieces of work that wait for a turn, in order of arrival. */
const waiting: (() => void)[] = [];
let isTaken = false;

function endTurn(): void {
  const next = waiting.shift();
  isTaken = next !== undefined;
  if (!next) return;
  setImmediate(endTurn);
  next();
}

/**
 * Runs a long piece of work in a turn of the event loop that it shares with no other such piece: immediately if the
 * current turn is free, otherwise in order of arrival. Pieces of several renderings therefore do not add up to one long
 * stall, and the process sends ready answers between any two of them.
 */
export function inOwnTurn(work: () => void): void {
  if (isTaken) {
    waiting.push(work);
    return;
  }
  isTaken = true;
  setImmediate(endTurn);
  work();
}

/** Resolves when a turn of the event loop is free for a long piece of work. */
export function ownTurn(): Promise<void> {
  return new Promise(inOwnTurn);
}
