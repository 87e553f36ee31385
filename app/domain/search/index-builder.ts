import { FieldIndexBuilder } from './field-index.ts';
import { foldText } from './fold.ts';
import { KeywordIndex, type IndexParts, type RankedList, type Tuning } from './keyword-index.ts';
import { selectBest } from './select-best.ts';
import { HitCounts } from './hit-counts.ts';
import { TokenTable } from './token-table.server.ts';
import { listVocabulary } from './vocabulary.ts';

const usualTuning: Tuning = { rankedFrom: 120_000, rankedMatches: 256, titlesAtOnce: 4_000 };

/**
 * Builds an index of texts, which are added item by item. Very many texts take seconds, so use it in a worker, where it
 * does not block the server.
 */
export class IndexBuilder {
  private readonly tokens = new TokenTable();
  private readonly titles = new FieldIndexBuilder(this.tokens, true);
  private readonly intros = new FieldIndexBuilder(this.tokens, false);

  add(title: string, intro: string): void {
    this.titles.add(foldText(title));
    this.intros.add(foldText(intro));
  }

  finish(tuning = usualTuning): IndexParts {
    const { texts, numbers } = this.tokens.sort();
    const vocabulary = listVocabulary(texts);
    const parts: IndexParts = {
      vocabulary,
      title: this.titles.finish(numbers),
      intro: this.intros.finish(numbers),
      ranked: new Map(),
      titlesAtOnce: tuning.titlesAtOnce,
    };
    return { ...parts, ranked: rankHeavyParts(new KeywordIndex(parts), vocabulary.grams.keys, tuning) };
  }
}

/** Length of the longest parts that the vocabulary lists. */
const longestListed = 3;

/** Returns the best matches of the parts that have very many entries. */
function rankHeavyParts(
  index: KeywordIndex,
  grams: readonly string[],
  { rankedFrom, rankedMatches }: Tuning,
): Map<string, RankedList> {
  const ranked = new Map<string, RankedList>();
  const hitCounts = new HitCounts(index.size);
  const count = index.startPhrase();
  let parts = grams;
  for (let length = 1; ; length++) {
    const heavy: string[] = [];
    for (const part of parts) {
      if (part.length !== length) continue;
      const counters = count(part);
      if (counters.title.cost + counters.intro.cost < rankedFrom) continue;
      heavy.push(part);
      const counted = index.countBest(counters, rankedMatches, () => true, hitCounts);
      ranked.set(part, takeBest(counted, rankedMatches, hitCounts));
      hitCounts.clear();
    }
    if (heavy.length === 0) return ranked;
    if (length >= longestListed) parts = joinOverlapping(heavy);
  }
}

function takeBest(counted: Uint32Array, most: number, { titleHits, totalHits }: HitCounts): RankedList {
  const best = selectBest(counted, most, {
    compare: (a, b) =>
      (titleHits[b] ?? 0) - (titleHits[a] ?? 0) || (totalHits[b] ?? 0) - (totalHits[a] ?? 0) || a - b,
  });
  return {
    numbers: Uint32Array.from(best),
    titleHits: Uint32Array.from(best, (number) => titleHits[number] ?? 0),
    totalHits: Uint32Array.from(best, (number) => totalHits[number] ?? 0),
    isWhole: best.length < most,
  };
}

/** Joins parts of equal length that overlap in all but one code unit: `abc` and `bcd` become `abcd`. */
function joinOverlapping(parts: readonly string[]): string[] {
  const byBeginning = Map.groupBy(parts, (part) => part.slice(0, -1));
  return parts.flatMap((part) =>
    (byBeginning.get(part.slice(1)) ?? []).map((next) => part + (next.at(-1) ?? '')),
  );
}
