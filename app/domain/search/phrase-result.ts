import type { Item } from '../catalogue/item.ts';
import { makeSnippet } from './snippet.ts';

/**
 * One result of mode 3. `prefix` is the matched prefix, or "" for an item that only fills the list. `stage` is 1 for
 * the whole keyword, higher for shorter prefixes, and 0 for an item that only fills the list (spec SRCH-8, SRCH-12). In
 * the list of all items, each result has the stage 1 and the prefix "". The snippet is computed when it is read,
 * because a page shows only some of the results.
 */
export class PhraseResult {
  readonly item: Item;
  readonly prefix: string;
  readonly stage: number;
  readonly titleHits: number;
  readonly totalHits: number;

  constructor(item: Item, prefix: string, stage: number, titleHits: number, totalHits: number) {
    this.item = item;
    this.prefix = prefix;
    this.stage = stage;
    this.titleHits = titleHits;
    this.totalHits = totalHits;
  }

  get snippet(): string {
    return makeSnippet(this.item.intro, this.prefix);
  }
}

/** Returns a result for an item that was not matched by its text. */
export function unmatchedResult(item: Item, stage = 0): PhraseResult {
  return new PhraseResult(item, '', stage, 0, 0);
}
