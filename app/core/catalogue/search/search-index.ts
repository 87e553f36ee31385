import type { Item } from '../item.ts';
import { FieldIndexBuilder, type FieldIndex } from './field-index.ts';
import { foldText } from './fold.ts';
import {
  countAll,
  PhraseCounter,
  PhraseHead,
  TokenCounter,
  TokenHits,
  type HitCounter,
} from './hit-counters.ts';
import { wordPattern } from './hits.ts';
import { selectBest } from './select-best.ts';
import { Tally } from './tally.ts';
import { TokenTable } from './token-table.ts';
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

/** What is kept and counted for the sake of speed; the answers are the same with any. */
export interface Tuning {
  /** Entries from which on a part has its best matches kept, so that no query reads more than that for one part. */
  rankedFrom: number;
  /** Matches kept of each: more than any page asks for. */
  rankedMatches: number;
  /** Titles are counted all at once if they have no more entries, else item by item until there are enough. */
  titlesAtOnce: number;
}

const usualTuning: Tuning = { rankedFrom: 120_000, rankedMatches: 256, titlesAtOnce: 4_000 };

/** Tokens of a text that are read in the time that counting one entry takes. */
const readsPerCount = 6;

/** What counts one keyword in both fields. */
export interface Counters {
  title: HitCounter;
  intro: HitCounter;
}

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
  private readonly tuning: Tuning;
  private readonly ranked = new Map<string, RankedList>();

  constructor(parts: {
    items: readonly Item[];
    numbers: ReadonlyMap<Item, number>;
    vocabulary: Vocabulary;
    title: FieldIndex;
    intro: FieldIndex;
    tuning: Tuning;
  }) {
    this.items = parts.items;
    this.numbers = parts.numbers;
    this.vocabulary = parts.vocabulary;
    this.title = parts.title;
    this.intro = parts.intro;
    this.tuning = parts.tuning;
  }

  /** The best matches of a keyword in the order of mode 3 and of the index, if they are kept. */
  rankedMatches(keyword: string): RankedList | undefined {
    return this.ranked.get(keyword);
  }

  /** Counts a keyword in titles, at least in the first `need` of the wanted items that have it. */
  countInTitles(keyword: string, need: number, isWanted: (number: number) => boolean, tally: Tally): void {
    const { title } = this.startPhrase()(keyword);
    // Many entries are many hits, which soon are enough; a phrase may read many places and find none.
    if (keyword.includes(' ') || title.cost <= this.tuning.titlesAtOnce) return countAll(title, tally);
    for (let number = 0, left = need; number < this.items.length && left > 0; number++) {
      const hits = isWanted(number) ? title.countIn(number) : 0;
      tally.add(number, hits, true);
      if (hits > 0) left--;
    }
  }

  /** Counts a word where it stands whole. */
  countWord(word: string, tally: Tally): void {
    const times = this.tokensWithWord(word);
    const hits = new TokenHits(this.vocabulary, [...times.keys()], (token) => times.get(token) ?? 0);
    tally.startWord();
    countAll(new TokenCounter(this.title, hits), tally);
    countAll(new TokenCounter(this.intro, hits), tally);
  }

  /** Gives what counts a keyword and then ever shorter prefixes of it. */
  startPhrase(): (keyword: string) => Counters {
    const heads = new Map<string, PhraseHead>();
    return (keyword) => {
      const parts = keyword.split(' ');
      if (parts.length === 1) {
        const hits = TokenHits.ofPart(this.vocabulary, keyword);
        return { title: new TokenCounter(this.title, hits), intro: new TokenCounter(this.intro, hits) };
      }
      const key = parts.slice(0, -1).join(' ');
      const head = heads.get(key) ?? new PhraseHead(this.vocabulary, parts.slice(0, -1));
      heads.set(key, head);
      const part = parts.at(-1) ?? '';
      const last = { ...this.vocabulary.startingWith(part), length: part.length };
      return {
        title: new PhraseCounter(this.title, head, last),
        intro: new PhraseCounter(this.intro, head, last),
      };
    };
  }

  /**
   * Counts in at least the best `need` of the wanted items in the order of mode 3, which is a matter of their titles
   * when so many titles have hits. Yields now and then; returns the items among which these are, which are all with
   * hits when fewer than `need` titles have any.
   */
  *countBestInSteps(
    { title, intro }: Counters,
    need: number,
    isWanted: (number: number) => boolean,
    tally: Tally,
  ): Generator<void, Uint32Array> {
    yield* title.countInSteps(tally);
    const cutoff = tally.titleCutoff(need, isWanted);
    if (cutoff === 0) {
      yield* intro.countInSteps(tally);
      return tally.items();
    }
    const candidates = tally.items().filter((number) => (tally.titleHits[number] ?? 0) >= cutoff);
    const toRead = (candidates.length * this.intro.stream.length) / this.items.length;
    if (toRead < intro.cost * readsPerCount) {
      for (const number of candidates) tally.add(number, intro.countIn(number), false);
    } else {
      yield* intro.countInSteps(tally);
    }
    return candidates;
  }

  /** Keeps the best matches of the parts with very many entries, shorter parts first. */
  *rank(): Generator<void> {
    const tally = new Tally(this.items.length);
    const { titleHits, totalHits } = tally;
    const count = this.startPhrase();
    let parts: readonly string[] = [...this.vocabulary.grams()];
    for (let length = 1; ; length++) {
      const heavy: string[] = [];
      for (const part of parts) {
        if (part.length !== length) continue;
        yield;
        const counters = count(part);
        if (counters.title.cost + counters.intro.cost < this.tuning.rankedFrom) continue;
        heavy.push(part);
        const counted = yield* this.countBestInSteps(counters, this.tuning.rankedMatches, () => true, tally);
        const best = selectBest(counted, this.tuning.rankedMatches, {
          compare: (a, b) =>
            (titleHits[b] ?? 0) - (titleHits[a] ?? 0) || (totalHits[b] ?? 0) - (totalHits[a] ?? 0) || a - b,
        });
        const matches = best.map((number) => ({
          number,
          titleHits: titleHits[number] ?? 0,
          totalHits: totalHits[number] ?? 0,
        }));
        this.ranked.set(part, { matches, isWhole: best.length < this.tuning.rankedMatches });
        tally.clear();
      }
      if (heavy.length === 0) return;
      if (length >= longestListed) parts = joinOverlapping(heavy);
    }
  }

  /** Tokens that hold a whole word, with how often. */
  private tokensWithWord(word: string): ReadonlyMap<number, number> {
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
}

/** Length of the longest parts that the vocabulary lists. */
const longestListed = 3;

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
  tuning = usualTuning,
): Generator<void, SearchIndex> {
  const tokens = new TokenTable();
  const titles = new FieldIndexBuilder(tokens, true);
  const intros = new FieldIndexBuilder(tokens, false);
  const numbers = new Map<Item, number>();
  for (const [number, item] of items.entries()) {
    numbers.set(item, number);
    titles.add(foldText(item.title));
    intros.add(foldText(item.intro));
    if (number % 20 === 0) yield;
  }
  const { texts, numbers: tokenNumbers } = yield* tokens.sort();
  const vocabulary = yield* Vocabulary.of(texts);
  const title = yield* titles.finish(vocabulary, tokenNumbers);
  const intro = yield* intros.finish(vocabulary, tokenNumbers);
  const index = new SearchIndex({ items, numbers, vocabulary, title, intro, tuning });
  yield* index.rank();
  return index;
}
