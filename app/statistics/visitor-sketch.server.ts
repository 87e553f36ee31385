/** Number of bits of a hash that choose the register: 4,096 registers, a standard error of 1.6 %. */
const indexBits = 12;
const registers = 2 ** indexBits;
/** Number of bits of a hash whose leading zeros are counted. */
const rankBits = 32;

/**
 * Estimates the number of different visitors (HyperLogLog). It always takes 4 kB and contains no hashes, so it does not
 * reveal who the visitors were. Two sketches are merged by the maximum of each register.
 */
export class VisitorSketch {
  readonly #registers: Uint8Array;

  /** Creates an empty sketch, or one from stored bytes. Bytes of another length are ignored. */
  constructor(bytes?: Uint8Array) {
    this.#registers = bytes?.length === registers ? Uint8Array.from(bytes) : new Uint8Array(registers);
  }

  /** Adds a visitor by a uniformly distributed hash of at least six bytes. Returns whether the sketch has changed. */
  add(hash: Buffer): boolean {
    const index = hash.readUInt16BE(0) >>> (16 - indexBits);
    const rank = Math.clz32(hash.readUInt32BE(2)) + 1;
    if (rank <= (this.#registers[index] ?? 0)) return false;
    this.#registers[index] = rank;
    return true;
  }

  /** Adds the visitors of another sketch. */
  merge(other: VisitorSketch): void {
    for (const [index, rank] of other.#registers.entries()) {
      if (rank > (this.#registers[index] ?? 0)) this.#registers[index] = rank;
    }
  }

  /** Returns the registers, to be stored. */
  bytes(): Uint8Array {
    return Uint8Array.from(this.#registers);
  }

  /**
   * Returns the estimated number of visitors, with the estimator of Otmar Ertl, "New cardinality estimation algorithms
   * for HyperLogLog sketches" (2017), algorithm 6. It needs no table of corrections for small numbers.
   */
  count(): number {
    const frequencies = new Float64Array(rankBits + 2);
    for (const rank of this.#registers) frequencies[rank] = (frequencies[rank] ?? 0) + 1;
    let sum = registers * tau(1 - (frequencies[rankBits + 1] ?? 0) / registers);
    for (let rank = rankBits; rank >= 1; rank--) sum = (sum + (frequencies[rank] ?? 0)) / 2;
    sum += registers * sigma((frequencies[0] ?? 0) / registers);
    return Math.round(registers ** 2 / (2 * Math.LN2 * sum));
  }
}

/** Corrects for registers that are still empty. `x` is their share. */
function sigma(x: number): number {
  if (x === 1) return Number.POSITIVE_INFINITY;
  let power = x;
  let factor = 1;
  let sum = x;
  for (let before = Number.NaN; sum !== before;) {
    before = sum;
    power *= power;
    sum += power * factor;
    factor *= 2;
  }
  return sum;
}

/** Corrects for registers that have reached the highest rank. `x` is the share of all other registers. */
function tau(x: number): number {
  if (x === 0 || x === 1) return 0;
  let root = x;
  let factor = 1;
  let sum = 1 - x;
  for (let before = Number.NaN; sum !== before;) {
    before = sum;
    root = Math.sqrt(root);
    factor /= 2;
    sum -= (1 - root) ** 2 * factor;
  }
  return sum / 3;
}
