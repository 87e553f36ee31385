interface Entry<Value> {
  value: Value;
  cost: number;
  /** Whether the value was read since it was stored or last spared from eviction. */
  isUsed: boolean;
}

/**
 * Caches values by address, up to a number of bytes. When space is needed, the oldest entry is evicted. If it was read
 * since it was stored or last spared, it becomes the newest entry instead (second chance). A read only sets a flag.
 * Moving the entry on each read would leave many deleted entries in the map's bucket, so that the most popular address
 * would become the slowest.
 */
export class BoundedCache<Value extends { bytes: number }> {
  readonly #limit: number;
  readonly #entries = new Map<string, Entry<Value>>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  get(address: string): Value | undefined {
    const entry = this.#entries.get(address);
    if (entry) entry.isUsed = true;
    return entry?.value;
  }

  /** Stores a value. A value that is larger than the bound is not stored. */
  set(address: string, value: Value): void {
    this.delete(address);
    const cost = value.bytes + address.length * 2 + 200;
    if (cost > this.#limit) return;
    this.#makeRoom(cost);
    this.#entries.set(address, { value, cost, isUsed: false });
    this.#bytes += cost;
  }

  delete(address: string): void {
    const entry = this.#entries.get(address);
    if (!entry) return;
    this.#entries.delete(address);
    this.#bytes -= entry.cost;
  }

  /**
   * Evicts entries until there is room. The loop ends because no entry is read during it, so each entry is spared at
   * most once.
   */
  #makeRoom(cost: number): void {
    for (const [address, entry] of this.#entries) {
      if (this.#bytes + cost <= this.#limit) return;
      if (!entry.isUsed) {
        this.delete(address);
        continue;
      }
      entry.isUsed = false;
      this.#entries.delete(address);
      this.#entries.set(address, entry);
    }
  }
}
