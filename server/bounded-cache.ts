/** Values by address up to a number of bytes; what was asked for longest ago goes first. */
export class BoundedCache<Value extends { bytes: number }> {
  readonly #limit: number;
  readonly #values = new Map<string, Value>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(address: string): Value | undefined {
    const value = this.#values.get(address);
    if (value) {
      this.#values.delete(address);
      this.#values.set(address, value);
    }
    return value;
  }

  /** A value that is larger than the bound is not kept. */
  set(address: string, value: Value): void {
    this.delete(address);
    if (costOf(address, value) > this.#limit) return;
    this.#values.set(address, value);
    this.#bytes += costOf(address, value);
    for (const [oldest] of this.#values) {
      if (this.#bytes <= this.#limit) return;
      this.delete(oldest);
    }
  }

  delete(address: string): void {
    const value = this.#values.get(address);
    if (!value) return;
    this.#values.delete(address);
    this.#bytes -= costOf(address, value);
  }
}

function costOf(address: string, value: { bytes: number }): number {
  return value.bytes + address.length * 2 + 200;
}
