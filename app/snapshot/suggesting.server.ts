import { inTurns } from '#app/lib/chunks.server.ts';
import type { Catalogue, Tag } from '#app/domain/catalogue/catalogue.ts';
import type { Category } from '#app/domain/catalogue/category.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import {
  foldName,
  mostWords,
  SuggestIndex,
  wordsOf,
  type Suggestion,
  type SuggestionLimits,
} from '#app/domain/search/suggest-index.ts';

/** Provides search suggestions for the newest catalogues. */
export interface Suggesting {
  /**
   * Reads the catalogues of the newest snapshot. Resolves when all their names can be found. `popularityOf` returns the
   * number by which equally good items are sorted.
   */
  follow(catalogues: Iterable<Catalogue>, popularityOf: (item: Item) => number): Promise<void>;
  /** Returns no suggestions for a vertical whose names have not been read yet. */
  find(verticalId: number, text: string, limits: SuggestionLimits): Suggestion[];
  /**
   * Corrects a misspelled text with the words of names. Returns the corrected text in lower case, or `null` if there is
   * nothing to correct.
   */
  correct(verticalId: number, text: string): string | null;
  /** Returns the category or tag with this name, otherwise the one whose name resembles it most. */
  listLike(verticalId: number, text: string): Category | Tag | null;
  /**
   * Finds items whose names resemble a text without results. If no name resembles the whole text, finds names that
   * resemble some of its first long words.
   */
  findAlike(verticalId: number, text: string, most: number): Item[];
}

/** Shorter words resemble too many others. */
const fewestLetters = 3;

/** Creates an instance without catalogues. Reading names alternates with the other work of the process. */
export function createSuggesting(): Suggesting {
  const indexes = new Map<number, SuggestIndex>();
  let newest: readonly Catalogue[] = [];
  let popularityOf: (item: Item) => number = () => 0;
  let running: Promise<void> | null = null;

  async function readNewest(): Promise<void> {
    for (let read: readonly Catalogue[] = []; read !== newest;) {
      read = newest;
      for (const catalogue of read) await readNames(catalogue);
    }
  }

  async function readNames(catalogue: Catalogue): Promise<void> {
    const { verticalId } = catalogue;
    const known = indexes.get(verticalId);
    const index = known && !known.isOutdated ? known : new SuggestIndex();
    await inTurns(index.follow(catalogue, popularityOf));
    indexes.set(verticalId, index);
  }

  function find(verticalId: number, text: string, limits: SuggestionLimits): Suggestion[] {
    return indexes.get(verticalId)?.find(text, limits) ?? [];
  }

  function findItems(verticalId: number, text: string, most: number): Item[] {
    const found = find(verticalId, text, { item: most, category: 0, tag: 0 });
    return found.flatMap((one) => (one.kind === 'item' ? [one.value] : []));
  }

  return {
    find,
    listLike(verticalId, text) {
      const lists = find(verticalId, text, { item: 0, category: 1, tag: 1 }).flatMap((one) =>
        one.kind === 'item' ? [] : [one.value],
      );
      return lists.find(({ name }) => foldName(name) === foldName(text)) ?? lists[0] ?? null;
    },
    correct: (verticalId, text) => indexes.get(verticalId)?.correct(text) ?? null,
    findAlike(verticalId, text, most) {
      const alike = findItems(verticalId, text, most);
      if (alike.length > 0) return alike;
      const words = new Set(wordsOf(text).filter((word) => word.length >= fewestLetters));
      const some = [...words].slice(0, mostWords).flatMap((word) => findItems(verticalId, word, most));
      return [...new Set(some)].slice(0, most);
    },
    follow(catalogues, newestPopularityOf) {
      newest = [...catalogues];
      popularityOf = newestPopularityOf;
      running ??= readNewest().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
