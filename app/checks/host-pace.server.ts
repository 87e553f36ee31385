import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between the starts of two requests to one host. */
const betweenRequests = 1_000;

/** Waits for a time in milliseconds. Throws the signal's reason when aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const realWait: Wait = async (milliseconds, signal) => {
  await pause(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted());
};

/** Limits the requests to each host to one a second. */
export class HostPace {
  readonly #nextAt = new Map<string, number>();
  readonly #now: () => number;
  readonly #wait: Wait;

  /** `now` returns elapsed milliseconds by a monotonic clock. */
  constructor(now: () => number = () => performance.now(), wait: Wait = realWait) {
    this.#now = now;
    this.#wait = wait;
  }

  /** Resolves when the next request to a host may start. Throws the signal's reason when aborted. */
  async turn(host: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const now = this.#now();
    const at = Math.max(now, this.#nextAt.get(host) ?? now);
    this.#nextAt.set(host, at + betweenRequests);
    if (at > now) await this.#wait(at - now, signal);
  }
}
