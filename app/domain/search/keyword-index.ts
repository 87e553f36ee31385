import { PhraseCounter, PhraseHead, TokenCounter, TokenHits, type HitCounter } from './hit-counters.ts';
import type { FieldIndex } from './field-index.ts';
import { wordPattern } from './hits.ts';
import type { HitCounts } from './hit-counts.ts';
import { Vocabulary, type VocabularyParts } from './vocabulary.ts';

/**
 * The best matches of a text that very many items contain, in the order of mode 3: the numbers of the items, and their
 * hits.
 */
export interface RankedList {
  numbers: Uint32Array;
  titleHits: Uint32Array;
  totalHits: Uint32Array;
  /** Whether the list contains all items that match. */
  isWhole: boolean;
}

/** Settings that affect only the speed, not the results. */
export interface Tuning {
  /**
   * The best matches of parts with at least this many entries are cached, so that no query reads more entries for one
   * part.
   */
  rankedFrom: number;
  /** Number of cached matches per part: more than any page needs. */
  rankedMatches: number;
  /**
   * The hits in all titles are counted at once if that reads at most this many entries. Otherwise the hits are counted
   * item by item until enough items have hits.
   */
  titlesAtOnce: number;
}

/** The data of an index: texts and typed arrays, which a worker can transfer. */
export interface IndexParts extends Pick<Tuning, 'titlesAtOnce'> {
  vocabulary: VocabularyParts;
  title: FieldIndex;
  intro: FieldIndex;
  ranked: ReadonlyMap<string, RankedList>;
}

/** Counting one entry takes as long as reading this many tokens of a text. */
const readsPerCount = 6;

/** The counters of one keyword in both fields. */
export interface Counters {
  title: HitCounter;
  intro: HitCounter;
}

/**
 * An immutable inverted index of the titles and intros of items, which are identified by number. Keywords must be
 * folded (`foldText`). The counting methods add to the given `HitCounts`, which must be clear when a count begins.
 */
export class KeywordIndex {
  /** Number of items. */
  readonly size: number;
  private readonly parts: IndexParts;
  private readonly vocabulary: Vocabulary;

  constructor(parts: IndexParts) {
    this.parts = parts;
    this.size = parts.title.starts.length - 1;
    this.vocabulary = new Vocabulary(parts.vocabulary);
  }

  /** Returns the best matches of a keyword in the order of mode 3 and of the index, if they are cached. */
  rankedMatches(keyword: string): RankedList | undefined {
    return this.parts.ranked.get(keyword);
  }

  /** Counts a keyword in titles, at least in the first `need` of the wanted items that contain it. */
  countInTitles(
    keyword: string,
    need: number,
    isWanted: (number: number) => boolean,
    hitCounts: HitCounts,
  ): void {
    const { title } = this.startPhrase()(keyword);
    // A word with many entries has enough hits after a few items. A phrase may occur nowhere, so it is counted at once.
    if (keyword.includes(' ') || title.cost <= this.parts.titlesAtOnce) return title.countAll(hitCounts);
    for (let number = 0, left = need; number < this.size && left > 0; number++) {
      const hits = isWanted(number) ? title.countIn(number) : 0;
      hitCounts.add(number, hits, true);
      if (hits > 0) left--;
    }
  }

  /** Counts the occurrences of a whole word. */
  countWord(word: string, hitCounts: HitCounts): void {
    const times = this.tokensWithWord(word);
    const tokens = Uint32Array.from(times.keys());
    const hits = new TokenHits(this.vocabulary, tokens, (token) => times.get(token) ?? 0);
    hitCounts.startWord();
    new TokenCounter(this.parts.title, hits).countAll(hitCounts);
    new TokenCounter(this.parts.intro, hits).countAll(hitCounts);
  }

  /** Returns the words of titles and intros that begin with a character. */
  wordsStartingWith(first: string): readonly string[] {
    return this.vocabulary.wordsStartingWith(first);
  }

  /**
   * Returns a function that creates the counters of a keyword and of its shorter prefixes. Prefixes that differ only in
   * their last part share the work of finding the other parts.
   */
  startPhrase(): (keyword: string) => Counters {
    const heads = new Map<string, PhraseHead>();
    return (keyword) => {
      const parts = keyword.split(' ');
      if (parts.length === 1) {
        const hits = TokenHits.ofPart(this.vocabulary, keyword);
        return {
          title: new TokenCounter(this.parts.title, hits),
          intro: new TokenCounter(this.parts.intro, hits),
        };
      }
      const key = parts.slice(0, -1).join(' ');
      const head = heads.get(key) ?? new PhraseHead(this.vocabulary, parts.slice(0, -1));
      heads.set(key, head);
      const part = parts.at(-1) ?? '';
      const last = { ...this.vocabulary.startingWith(part), length: part.length };
      return {
        title: new PhraseCounter(this.parts.title, head, last),
        intro: new PhraseCounter(this.parts.intro, head, last),
      };
    };
  }

  /**
   * Counts hits, and returns candidates that include the best `need` of the wanted items in the order of mode 3. If the
   * titles of at least `need` wanted items have hits, the candidates are the items with the most hits in the title.
   * Otherwise they are all items with hits.
   */
  countBest(
    { title, intro }: Counters,
    need: number,
    isWanted: (number: number) => boolean,
    hitCounts: HitCounts,
  ): Uint32Array {
    title.countAll(hitCounts);
    const cutoff = hitCounts.titleCutoff(need, isWanted);
    if (cutoff === 0) {
      intro.countAll(hitCounts);
      return hitCounts.items();
    }
    const candidates = hitCounts.items().filter((number) => (hitCounts.titleHits[number] ?? 0) >= cutoff);
    const toRead = (candidates.length * this.parts.intro.stream.length) / this.size;
    if (toRead < intro.cost * readsPerCount) {
      for (const number of candidates) hitCounts.add(number, intro.countIn(number), false);
    } else {
      intro.countAll(hitCounts);
    }
    return candidates;
  }

  /** Returns the tokens that contain a whole word, with the number of its occurrences in each token. */
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
