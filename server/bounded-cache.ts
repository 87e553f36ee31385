interface Kept<Value> {
  value: Value;
  cost: number;
  /** Whether the value was read since the last time it was spared from eviction. */
  isUsed: boolean;
}

/**
 * Caches values by address, up to a number of bytes. When space is needed, the oldest entry is evicted, unless it was
 * read since its last turn: then it becomes the newest (second chance). A read only sets a flag. Moving the entry on
 * each read would leave a trail of deleted entries in the map's bucket, which makes the most popular address the
 * slowest.
 */
export class BoundedCache<Value extends { bytes: number }> {
  readonly #limit: number;
  readonly #kept = new Map<string, Kept<Value>>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(address: string): Value | undefined {
    const kept = this.#kept.get(address);
    if (kept) kept.isUsed = true;
    return kept?.value;
  }

  /** Stores a value. A value that is larger than the bound is not stored. */
  set(address: string, value: Value): void {
    this.delete(address);
    const cost = value.bytes + address.length * 2 + 200;
    if (cost > this.#limit) return;
    this.#makeRoom(cost);
    this.#kept.set(address, { value, cost, isUsed: false });
    this.#bytes += cost;
  }

  delete(address: string): void {
    const kept = this.#kept.get(address);
    if (!kept) return;
    this.#kept.delete(address);
    this.#bytes -= kept.cost;
  }

  /**
   * Evicts entries until there is room. The loop ends because nothing is read meanwhile: each entry is spared at most
   * once.
   */
  #makeRoom(cost: number): void {
    for (const [address, kept] of this.#kept) {
      if (this.#bytes + cost <= this.#limit) return;
      if (!kept.isUsed) {
        this.delete(address);
        continue;
      }
      kept.isUsed = false;
      this.#kept.delete(address);
      this.#kept.set(address, kept);
    }
  }
}
