/** Requests to one host at the same time. */
const atOncePerHost = 3;
/** Requests that may fail one after the other before a host is given up. */
const maxFailures = 3;

interface Host {
  /** Next one last. */
  waiting: string[];
  running: number;
  failures: number;
}

/** Addresses to be asked for: hosts take turns, each has a few requests at once, and one that never answers is given up. */
export class HostQueue {
  readonly #hosts = new Map<string, Host>();
  /** Hosts with addresses that wait, the next first. */
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

  /** The next address to ask for; undefined: none for now, or none at all. */
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

  /** Ends the turn of an address. Gives the addresses that are given up because their host could not be reached. */
  settle(address: string, isReached: boolean): string[] {
    const host = this.#hosts.get(new URL(address).host);
    if (!host) return [];
    host.running -= 1;
    host.failures = isReached ? 0 : host.failures + 1;
    if (host.failures < maxFailures) return [];
    this.#turns.delete(host);
    return host.waiting.splice(0).toReversed();
  }
}
