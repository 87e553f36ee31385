import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Facts about a request that is being answered. */
export interface RequestTrace {
  /** Returns the id of the request, as it appears in the log, in the response header and on the error page. */
  id(): string;
  /** Whether a page was rendered for the cache because of this request. */
  hasRendered: boolean;
  /** Whether the answer is a page from the cache. */
  isReadyPage: boolean;
}

const traces = new AsyncLocalStorage<RequestTrace>();

const idBytes = 9;
/**
 * Random bytes for the next ids. They are created in advance, because each call of `randomBytes` costs more than
 * everything else in the creation of an id.
 */
let pool = Buffer.alloc(0);
let used = 0;

function createId(): string {
  if (used >= pool.length) {
    pool = randomBytes(idBytes * 256);
    used = 0;
  }
  used += idBytes;
  return pool.toString('base64url', used - idBytes, used);
}

/** Creates a trace. The id is generated when it is first read. */
export function createTrace(givenId: string | null): RequestTrace {
  let id = givenId;
  return { hasRendered: false, isReadyPage: false, id: () => (id ??= createId()) };
}

/** Runs `work`, and everything that it starts, within the trace of a request. */
export function inTrace(trace: RequestTrace, work: () => void): void {
  traces.run(trace, work);
}

/** Returns the trace of the request that the current code works for, if there is one. */
export function currentTrace(): RequestTrace | undefined {
  return traces.getStore();
}

/** Returns a request id from a trusted proxy if it is safe to use in a log line and a header. */
export function wellFormedId(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) ? given : null;
}
