/** A criterion by which results are sorted. Higher values are better (spec SRCH-6, SRCH-8). */
export type HitKey = 'titleHits' | 'totalHits' | 'uniqueWords';

/** Numbers of occurrences in items. `counts[n]` belongs to `items[n]`. */
export interface Entries {
  items: Uint32Array;
  counts: Uint8Array;
}

/** The highest number of title hits that the cutoff distinguishes. */
const maxLevel = 255;

/**
 * Scratch memory for counting hits by item number. Clearing it takes time proportional to the number of items with
 * hits, not to the number of all items.
 */
export class HitCounts {
  readonly titleHits: Uint32Array;
  readonly totalHits: Uint32Array;
  /** Number of different words that matched (spec SRCH-6). */
  readonly uniqueWords: Uint32Array;
  /** The last word that was counted in an item. Words count from 1. */
  private readonly lastWords: Uint32Array;
  private readonly touched: Uint32Array;
  private length = 0;
  private word = 1;

  constructor(items: number) {
    this.titleHits = new Uint32Array(items);
    this.totalHits = new Uint32Array(items);
    this.uniqueWords = new Uint32Array(items);
    this.lastWords = new Uint32Array(items);
    this.touched = new Uint32Array(items);
  }

  /** Starts the next word. Hits that are added from now on belong to it. */
  startWord(): void {
    this.word++;
  }

  /** Adds hits of an item to its total. Hits in the title are also added to its title hits (spec SRCH-8). */
  add(item: number, hits: number, isTitle: boolean): void {
    if (hits === 0) return;
    if (this.lastWords[item] !== this.word) {
      this.lastWords[item] = this.word;
      const before = this.uniqueWords[item] ?? 0;
      if (before === 0) this.touched[this.length++] = item;
      this.uniqueWords[item] = before + 1;
    }
    this.totalHits[item] = (this.totalHits[item] ?? 0) + hits;
    if (isTitle) this.titleHits[item] = (this.titleHits[item] ?? 0) + hits;
  }

  /** Adds the hits of the entries from `start` to `end`: the count of each entry multiplied by `times`. */
  addEntries(entries: Entries, start: number, end: number, times: number, isTitle: boolean): void {
    const { lastWords, uniqueWords, totalHits, titleHits, touched, word } = this;
    const { items, counts } = entries;
    let { length } = this;
    for (let entry = start; entry < end; entry++) {
      const item = items[entry] ?? 0;
      const hits = (counts[entry] ?? 0) * times;
      if (lastWords[item] !== word) {
        lastWords[item] = word;
        const before = uniqueWords[item] ?? 0;
        if (before === 0) touched[length++] = item;
        uniqueWords[item] = before + 1;
      }
      totalHits[item] = (totalHits[item] ?? 0) + hits;
      if (isTitle) titleHits[item] = (titleHits[item] ?? 0) + hits;
    }
    this.length = length;
  }

  /** Returns the items with hits, unordered. */
  items(): Uint32Array {
    return this.touched.subarray(0, this.length);
  }

  /**
   * Returns the highest number of title hits, up to 255, that at least `need` of the wanted items reach. Returns 0 if
   * fewer than `need` wanted items have title hits.
   */
  titleCutoff(need: number, isWanted: (item: number) => boolean): number {
    const having = new Uint32Array(maxLevel + 1);
    for (let at = 0; at < this.length; at++) {
      const item = this.touched[at] ?? 0;
      if (!isWanted(item)) continue;
      const level = Math.min(maxLevel, this.titleHits[item] ?? 0);
      having[level] = (having[level] ?? 0) + 1;
    }
    let found = 0;
    for (let level = maxLevel; level > 0; level--) {
      found += having[level] ?? 0;
      if (found >= need) return level;
    }
    return 0;
  }

  clear(): void {
    const all = [this.titleHits, this.totalHits, this.uniqueWords, this.lastWords];
    if (this.length * 8 > this.touched.length) {
      for (const numbers of all) numbers.fill(0);
    } else {
      for (const item of this.items()) for (const numbers of all) numbers[item] = 0;
    }
    this.length = 0;
    this.word = 1;
  }
}
