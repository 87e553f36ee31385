import { setImmediate } from 'node:timers';

/**
 * Requests for pages and interfaces of the app that are handled in one turn of the event loop, not counting those that a
 * fresh page answers.
 */
const mostPerTurn = 16;

/**
 * Creates the function that handles a request in this turn of the event loop if there have been few, and otherwise in
 * one of the next. A client that sends a thousand requests at the same moment therefore delays other clients by the
 * work of a few: clients take turns, and the process reads new requests and sends fresh pages in between. `clientOf` is
 * called only for a request that waits.
 */
export function createRequestTurns(): (clientOf: () => string, handle: () => void) => void {
  /** Waiting requests by client. The client whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let handled = 0;

  function handleNext(): void {
    handled = 0;
    for (const [client, queue] of waiting) {
      if (handled === mostPerTurn) break;
      waiting.delete(client);
      const handle = queue.shift();
      // At the end, where this loop reaches the client again.
      if (queue.length > 0) waiting.set(client, queue);
      handled += 1;
      handle?.();
    }
    if (handled > 0) setImmediate(handleNext);
  }

  return (clientOf, handle) => {
    if (handled < mostPerTurn) {
      if (handled === 0) setImmediate(handleNext);
      handled += 1;
      handle();
      return;
    }
    const client = clientOf();
    const queue = waiting.get(client);
    if (queue) queue.push(handle);
    else waiting.set(client, [handle]);
  };
}
