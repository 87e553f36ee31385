/** Maximum number of simultaneous requests to one host. */
const atOncePerHost = 3;
/** Number of consecutive failures after which a host is given up. */
const maxFailures = 3;

interface Host {
  /** Waiting addresses in reverse order, so that the next one is at the end. */
  waiting: string[];
  running: number;
  failures: number;
}

/**
 * A queue of addresses. Hosts take turns, each has a few requests at a time, and a host that fails several times in a
 * row is given up.
 */
export class HostQueue {
  readonly #hosts = new Map<string, Host>();
  /** Hosts with waiting addresses, the next first. */
  readonly #turns = new Set<Host>();

  constructor(addresses: Iterable<string>) {
    for (const address of addresses) {
      const name = new URL(address).host;
      const host = this.#hosts.get(name) ?? { waiting: [], running: 0, failures: 0 };
      this.#hosts.set(name, host);
      host.waiting.push(address);
    }
    for (const host of this.#hosts.values()) {
      host.waiting.reverse();
      this.#turns.add(host);
    }
  }

  /** Returns the next address to request, or undefined if there is currently none. */
  take(): string | undefined {
    for (const host of this.#turns) {
      if (host.running >= atOncePerHost) continue;
      const address = host.waiting.pop();
      this.#turns.delete(host);
      if (host.waiting.length > 0) this.#turns.add(host);
      host.running += 1;
      return address;
    }
    return undefined;
  }

  /**
   * Records that the request of an address has ended. Returns the addresses that are given up because their host could
   * not be reached several times in a row.
   */
  finish(address: string, isReached: boolean): string[] {
    const host = this.#hosts.get(new URL(address).host);
    if (!host) return [];
    host.running -= 1;
    host.failures = isReached ? 0 : host.failures + 1;
    if (host.failures < maxFailures) return [];
    this.#turns.delete(host);
    return host.waiting.splice(0).toReversed();
  }
}
