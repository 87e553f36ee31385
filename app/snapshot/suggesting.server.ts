import { finish } from '#app/domain/catalogue/steps.ts';
import { inTurns } from '#app/lib/chunks.server.ts';
import {
  searchedKey,
  type Catalogue,
  type SearchedNames,
  type Tag,
} from '#app/domain/catalogue/catalogue.ts';
import type { Category } from '#app/domain/catalogue/category.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import {
  maxWords,
  SuggestIndex,
  type Suggestion,
  type SuggestionLimits,
} from '#app/domain/search/suggest-index.ts';
import { foldName, isUnspaced, wordsOf } from '#app/domain/search/fold-name.ts';

/** Provides search suggestions for the newest catalogues. */
export interface Suggesting {
  /**
   * Reads the catalogues of the newest snapshot. Resolves when all their names can be found. Small translated
   * catalogues are only read when they are first searched. `popularityOf` returns the number by which equally good
   * items are sorted.
   */
  follow(catalogues: Iterable<Catalogue>, popularityOf: (item: Item) => number): Promise<void>;
  /** Returns no suggestions for a vertical whose names have not been read yet. */
  find(names: SearchedNames, text: string, limits: SuggestionLimits): Suggestion[];
  /**
   * Corrects a misspelled text with the words of names. Returns the corrected text in lower case, or `null` if there is
   * nothing to correct.
   */
  correct(names: SearchedNames, text: string): string | null;
  /**
   * Returns the category or tag with this name, otherwise the one with the most similar name, or `null` if there is
   * none.
   */
  listLike(names: SearchedNames, text: string): Category | Tag | null;
  /**
   * Finds items whose names resemble a text without results. If no name resembles the whole text, finds names that
   * resemble some of its first long words.
   */
  findAlike(names: SearchedNames, text: string, most: number): Item[];
}

/**
 * Translated catalogues with at most this many items are only read when they are first searched, because visitors may
 * never search in some languages of a site. Reading such a catalogue takes a few milliseconds.
 */
export const maxReadLate = 500;

/** Minimum length of a word that is searched alone. Shorter words resemble too many others. */
const minLetters = 3;

function isReadLate({ isTranslated, openItems }: Catalogue): boolean {
  return isTranslated === true && openItems.length <= maxReadLate;
}

/** Creates an instance without catalogues. Reading names alternates with the other work of the process. */
export function createSuggesting(): Suggesting {
  const indexes = new Map<string, SuggestIndex>();
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
    const key = searchedKey(catalogue);
    const known = indexes.get(key);
    if (!known && isReadLate(catalogue)) return;
    const index = known && !known.isOutdated ? known : new SuggestIndex(catalogue.language);
    await inTurns(index.follow(catalogue, popularityOf));
    indexes.set(key, index);
  }

  function indexOf(names: SearchedNames): SuggestIndex | undefined {
    const key = searchedKey(names);
    const known = indexes.get(key);
    if (known) return known;
    const catalogue = newest.find((one) => searchedKey(one) === key);
    if (!catalogue || !isReadLate(catalogue)) return undefined;
    const index = new SuggestIndex(catalogue.language);
    finish(index.follow(catalogue, popularityOf));
    indexes.set(key, index);
    return index;
  }

  function find(names: SearchedNames, text: string, limits: SuggestionLimits): Suggestion[] {
    return indexOf(names)?.find(text, limits) ?? [];
  }

  function findItems(names: SearchedNames, text: string, most: number): Item[] {
    const found = find(names, text, { item: most, category: 0, tag: 0 });
    return found.flatMap((one) => (one.kind === 'item' ? [one.value] : []));
  }

  return {
    find,
    listLike(names, text) {
      const lists = find(names, text, { item: 0, category: 1, tag: 1 }).flatMap((one) =>
        one.kind === 'item' ? [] : [one.value],
      );
      const { language } = names;
      const isSame = ({ name }: Category | Tag) => foldName(name, language) === foldName(text, language);
      return lists.find(isSame) ?? lists[0] ?? null;
    },
    correct: (names, text) => indexOf(names)?.correct(text) ?? null,
    findAlike(names, text, most) {
      const alike = findItems(names, text, most);
      if (alike.length > 0) return alike;
      const words = wordsOf(text, names.language).filter(
        (word) => word.length >= minLetters || isUnspaced(word),
      );
      const some = [...new Set(words)].slice(0, maxWords).flatMap((word) => findItems(names, word, most));
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
