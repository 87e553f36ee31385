/*
 * Tables of shingles in typed arrays. 100,000 texts of 100 words have ten million shingles, for which a Map would take
 * hundreds of megabytes.
 */

/**
 * Counts how often shingles occur. A count may be too high, because shingles share counters, but it is never too low.
 */
export interface ShingleCounts {
  add(shingle: number): void;
  /** Returns how often a shingle occurs, from 0 to 15. 15 means 15 or more. */
  of(shingle: number): number;
}

/**
 * Maximum number of texts that the index stores for a shingle. Limits the work if thousands of texts have the same
 * beginning.
 */
const maxFound = 50;
const highestCount = 15;
/** Counters per text: four for each shingle of a text of 128 words. */
const countersPerText = 512;
/** Maximum number of counters. Two share a byte, so they occupy 16 MB. */
const maxCounters = 2 ** 25;

/** Creates counts for the shingles of a number of texts. */
export function createShingleCounts(texts: number): ShingleCounts {
  const counters = powerOfTwo(texts * countersPerText, maxCounters);
  const counts = new Uint8Array(counters / 2);
  const shiftOf = (shingle: number) => (shingle & 1) * 4;
  const byteOf = (shingle: number) => (shingle & (counters - 1)) >> 1;
  const of = (shingle: number) => ((counts[byteOf(shingle)] ?? 0) >> shiftOf(shingle)) & highestCount;
  return {
    of,
    add(shingle) {
      if (of(shingle) === highestCount) return;
      const byte = byteOf(shingle);
      counts[byte] = (counts[byte] ?? 0) + (1 << shiftOf(shingle));
    },
  };
}

/** Finds the texts that contain a shingle. */
export interface ShingleIndex {
  /** Adds a text to a shingle, unless 50 texts were added to it before. */
  add(shingle: number, text: number): void;
  /** Adds the texts of a shingle to `found`. */
  find(shingle: number, found: Set<number>): void;
}

/**
 * Numbers in an entry: its shingle, its text, and one more than the position of the next entry in its list (0 for the
 * last entry).
 */
const entrySize = 3;
const entriesPerText = 16;
/** Maximum number of lists. The heads of the lists occupy 8 MB. */
const maxLists = 2 ** 21;

/** Creates an index for a number of texts. It is a hash table whose lists are chains of entries. */
export function createShingleIndex(texts: number): ShingleIndex {
  const lists = powerOfTwo(texts * entriesPerText, maxLists);
  const heads = new Uint32Array(lists);
  let entries = new Uint32Array(entrySize * 1024);
  let used = 0;

  /** Calls `visit` with the text of each entry of a shingle. Returns the number of these entries. */
  function walk(shingle: number, visit: (text: number) => void): number {
    let count = 0;
    for (let next = heads[shingle & (lists - 1)] ?? 0; next > 0; next = entries[next + 1] ?? 0) {
      if (entries[next - 1] !== shingle) continue;
      count += 1;
      visit(entries[next] ?? 0);
    }
    return count;
  }

  return {
    add(shingle, text) {
      if (walk(shingle, () => undefined) >= maxFound) return;
      if (used + entrySize > entries.length) entries = withDoubleLength(entries);
      const list = shingle & (lists - 1);
      entries.set([shingle, text, heads[list] ?? 0], used);
      heads[list] = used + 1;
      used += entrySize;
    },
    find(shingle, found) {
      walk(shingle, (text) => found.add(text));
    },
  };
}

function withDoubleLength(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(numbers.length * 2);
  longer.set(numbers);
  return longer;
}

/** Returns the smallest power of two above `least`, but at least 1,024 and at most `most`. */
function powerOfTwo(least: number, most: number): number {
  return Math.min(most, Math.max(1_024, 2 ** Math.ceil(Math.log2(least + 1))));
}
