/**
 * Scratch space for counting hits by item number. Clearing takes as long as what was counted, not as many items as
 * there are.
 */
export class Tally {
  readonly titleHits: Uint32Array;
  readonly totalHits: Uint32Array;
  /** Different words that matched, for mode 2. */
  readonly uniqueWords: Uint32Array;
  private readonly touched: Uint32Array;
  private length = 0;

  constructor(items: number) {
    this.titleHits = new Uint32Array(items);
    this.totalHits = new Uint32Array(items);
    this.uniqueWords = new Uint32Array(items);
    this.touched = new Uint32Array(items);
  }

  /** Adds hits of an item; in its title they count twice over, there and in the total (READINGS 16). */
  add(item: number, hits: number, isTitle: boolean): void {
    const before = this.totalHits[item] ?? 0;
    if (before === 0) this.touched[this.length++] = item;
    this.totalHits[item] = before + hits;
    if (isTitle) this.titleHits[item] = (this.titleHits[item] ?? 0) + hits;
  }

  /** Adds what was counted for one word and clears it there. */
  addWord(word: Tally): void {
    for (let at = 0; at < word.length; at++) {
      const item = word.touched[at] ?? 0;
      const titleHits = word.titleHits[item] ?? 0;
      const before = this.totalHits[item] ?? 0;
      if (before === 0) this.touched[this.length++] = item;
      this.totalHits[item] = before + (word.totalHits[item] ?? 0);
      this.titleHits[item] = (this.titleHits[item] ?? 0) + titleHits;
      this.uniqueWords[item] = (this.uniqueWords[item] ?? 0) + 1;
    }
    word.clear();
  }

  /** Items with hits, in no order. */
  items(): Uint32Array {
    return this.touched.subarray(0, this.length);
  }

  clear(): void {
    for (let at = 0; at < this.length; at++) {
      const item = this.touched[at] ?? 0;
      this.titleHits[item] = 0;
      this.totalHits[item] = 0;
      this.uniqueWords[item] = 0;
    }
    this.length = 0;
  }
}
