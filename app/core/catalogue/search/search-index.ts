import type { Item } from '../item.ts';
import { FieldIndexBuilder, type FieldIndex } from './field-index.ts';
import { foldText } from './fold.ts';
import { wordPattern } from './hits.ts';
import { selectBest } from './select-best.ts';
import { Tally } from './tally.ts';
import { Vocabulary } from './vocabulary.ts';

/** How often something stands in an item, by its number in the index. */
export interface Match {
  number: number;
  titleHits: number;
  totalHits: number;
}

/** The best matches of a part that very many items hold. */
export interface RankedList {
  matches: readonly Match[];
  /** No other item matches. */
  isWhole: boolean;
}

/** Which parts have their best matches kept, so that no query reads more entries than that for one part. */
export interface RankedParts {
  /** Entries from which on a part is one of them. */
  entries: number;
  /** Matches kept of each: more than any page asks for. */
  matches: number;
}

const usualRankedParts: RankedParts = { entries: 150_000, matches: 256 };

/**
 * An inverted index over titles and intros of searchable items, numbered in catalogue order. Immutable; what is
 * searched for must be folded (`foldText`). Counts go into a tally that is clear.
 */
export class SearchIndex {
  readonly items: readonly Item[];
  readonly numbers: ReadonlyMap<Item, number>;
  private readonly vocabulary: Vocabulary;
  private readonly title: FieldIndex;
  private readonly intro: FieldIndex;
  private readonly ranked = new Map<string, RankedList>();

  constructor(parts: {
    items: readonly Item[];
    numbers: ReadonlyMap<Item, number>;
    vocabulary: Vocabulary;
    title: FieldIndex;
    intro: FieldIndex;
  }) {
    this.items = parts.items;
    this.numbers = parts.numbers;
    this.vocabulary = parts.vocabulary;
    this.title = parts.title;
    this.intro = parts.intro;
  }

  /** The best matches of a keyword in the order of mode 3 and of the index, if they are kept. */
  rankedMatches(keyword: string): RankedList | undefined {
    return this.ranked.get(keyword);
  }

  /** Counts a keyword in titles. */
  countInTitles(keyword: string, tally: Tally): void {
    const parts = keyword.split(' ');
    if (parts.length === 1) this.title.countPart(keyword, tally);
    else this.title.countPhrase(this.title.findPhrase(parts), parts, tally);
  }

  /** Counts a word where it stands whole. */
  countWord(word: string, tally: Tally): void {
    for (const [token, times] of this.tokensWithWord(word)) {
      this.title.countToken(token, times, tally);
      this.intro.countToken(token, times, tally);
    }
  }

  /** Starts a search for a keyword and then ever shorter prefixes of it: gives the function that counts each. */
  startPhrase(): (keyword: string, tally: Tally) => void {
    const places = new Map<string, readonly [Uint32Array, Uint32Array]>();
    let isFirst = true;
    return (keyword, tally) => {
      const parts = keyword.split(' ');
      if (parts.length === 1) {
        this.title.countPart(keyword, tally);
        this.intro.countPart(keyword, tally);
      } else {
        // Shorter prefixes share the places of the shortest one with as many parts.
        const last = parts.at(-1) ?? '';
        const shortest = isFirst ? last : String.fromCodePoint(last.codePointAt(0) ?? 0);
        const loose = [...parts.slice(0, -1), shortest];
        const key = loose.join(' ');
        const found = places.get(key) ?? [this.title.findPhrase(loose), this.intro.findPhrase(loose)];
        places.set(key, found);
        this.title.countPhrase(found[0], parts, tally);
        this.intro.countPhrase(found[1], parts, tally);
      }
      isFirst = false;
    };
  }

  /** Tokens that hold a whole word, with how often. */
  private tokensWithWord(word: string): Iterable<readonly [token: number, times: number]> {
    const times = new Map<number, number>();
    const holding = this.vocabulary.holdingWord(word);
    if (holding) {
      for (const token of holding) times.set(token, (times.get(token) ?? 0) + 1);
      return times;
    }
    const pattern = wordPattern(word);
    for (const token of this.vocabulary.containing(word)) {
      const found = this.vocabulary.texts[token]?.match(pattern)?.length ?? 0;
      if (found > 0) times.set(token, found);
    }
    return times;
  }

  /** Keeps the best matches of the parts with very many entries, shorter parts first. */
  *rank(wanted: RankedParts): Generator<void> {
    const tally = new Tally(this.items.length);
    const count = this.startPhrase();
    const { titleHits, totalHits } = tally;
    let parts: Iterable<string> = this.vocabulary.grams();
    for (let length = 1; ; length++) {
      const heavy: string[] = [];
      for (const part of parts) {
        if (part.length !== length) continue;
        yield;
        if (this.title.entriesOf(part) + this.intro.entriesOf(part) < wanted.entries) continue;
        heavy.push(part);
        count(part, tally);
        yield;
        const best = selectBest(
          tally.items(),
          wanted.matches,
          (a, b) =>
            (titleHits[b] ?? 0) - (titleHits[a] ?? 0) || (totalHits[b] ?? 0) - (totalHits[a] ?? 0) || a - b,
        );
        const matches = best.map((number) => ({
          number,
          titleHits: titleHits[number] ?? 0,
          totalHits: totalHits[number] ?? 0,
        }));
        this.ranked.set(part, { matches, isWhole: best.length === tally.items().length });
        tally.clear();
      }
      if (heavy.length === 0) return;
      if (length >= 2) parts = joinOverlapping(heavy);
    }
  }
}

/** Parts one longer, both of whose halves are among the given. */
function joinOverlapping(parts: readonly string[]): string[] {
  const byBeginning = Map.groupBy(parts, (part) => part.slice(0, -1));
  return parts.flatMap((part) =>
    (byBeginning.get(part.slice(1)) ?? []).map((next) => part + (next.at(-1) ?? '')),
  );
}

/** Makes the index of searchable items; yields often so that the caller can let others run. */
export function* buildSearchIndex(
  items: readonly Item[],
  rankedParts = usualRankedParts,
): Generator<void, SearchIndex> {
  const vocabulary = new Vocabulary();
  const titles = new FieldIndexBuilder(vocabulary, true);
  const intros = new FieldIndexBuilder(vocabulary, false);
  const numbers = new Map<Item, number>();
  for (const [number, item] of items.entries()) {
    numbers.set(item, number);
    titles.add(foldText(item.title));
    intros.add(foldText(item.intro));
    if (number % 20 === 0) yield;
  }
  const title = yield* titles.finish();
  const intro = yield* intros.finish();
  const index = new SearchIndex({ items, numbers, vocabulary, title, intro });
  yield* index.rank(rankedParts);
  return index;
}
