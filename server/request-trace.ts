import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** What is known about a request while it is being answered. */
export interface RequestTrace {
  /** Names the request in the log, in the header of its answer and on the error page. */
  id(): string;
  /** A page was rendered for the cache on its account. */
  hasRendered: boolean;
  /** Its answer is a page that was ready. */
  isReadyPage: boolean;
}

const traces = new AsyncLocalStorage<RequestTrace>();

/** Begins a trace; an id is only made when someone asks for it. */
export function createTrace(givenId: string | null): RequestTrace {
  let id = givenId;
  return { hasRendered: false, isReadyPage: false, id: () => (id ??= randomBytes(9).toString('base64url')) };
}

/** Runs `work`, and everything that it starts, in the trace of a request. */
export function inTrace(trace: RequestTrace, work: () => void): void {
  traces.run(trace, work);
}

/** The trace of the request that this code works for, if any. */
export function currentTrace(): RequestTrace | undefined {
  return traces.getStore();
}

/** Returns a request id of a trusted proxy if it is safe in a log line and a header. */
export function wellFormedId(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) ? given : null;
}
