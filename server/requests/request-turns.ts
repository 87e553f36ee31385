import { setImmediate } from 'node:timers';

/**
 * Maximum number of requests for pages and endpoints of the app that one turn of the event loop handles. Requests that
 * a fresh page answers do not count.
 */
const maxPerTurn = 16;

/**
 * Creates the function that handles a request in this turn of the event loop, or in a later one if this turn has
 * handled enough requests. Clients take turns, and the process reads new requests and sends fresh pages in between. A
 * client that sends a thousand requests at once therefore delays other clients only by the time that a few requests
 * take. `clientOf` is called only for a request that waits.
 */
export function createRequestTurns(): (clientOf: () => string, handle: () => void) => void {
  /** Waiting requests by client. The client whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let handled = 0;

  function handleNext(): void {
    handled = 0;
    for (const [client, queue] of waiting) {
      if (handled === maxPerTurn) break;
      waiting.delete(client);
      const handle = queue.shift();
      // The client moves to the end, where this loop reaches it again.
      if (queue.length > 0) waiting.set(client, queue);
      handled += 1;
      handle?.();
    }
    if (handled > 0) setImmediate(handleNext);
  }

  return (clientOf, handle) => {
    if (handled < maxPerTurn) {
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
