import { inTurns } from '#app/lib/chunks.server.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import {
  mostWords,
  SuggestIndex,
  wordsOf,
  type Suggestion,
  type SuggestionLimits,
} from '#app/domain/search/suggest-index.ts';

/** Maintains the suggestions of the newest catalogues. */
export interface Suggesting {
  /** Takes the catalogues of the newest snapshot; done when all their names can be found. */
  follow(catalogues: Iterable<Catalogue>): Promise<void>;
  /** Nothing for a vertical whose names have not been read yet. */
  find(verticalId: number, text: string, limits: SuggestionLimits): Suggestion[];
  /**
   * Returns a misspelled text corrected with the words of names, in lower case, or `null` if there is nothing to
   * correct.
   */
  correct(verticalId: number, text: string): string | null;
  /** Items whose names are like a text that found nothing; if none is like all of it, like some of its first long words. */
  findAlike(verticalId: number, text: string, most: number): Item[];
}

/** Shorter words are like too many. */
const fewestLetters = 3;

/** Makes an empty one. Names are read in turns with the rest of the process. */
export function createSuggesting(): Suggesting {
  const indexes = new Map<number, SuggestIndex>();
  let newest: readonly Catalogue[] = [];
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
    await inTurns(index.follow(catalogue));
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
    correct: (verticalId, text) => indexes.get(verticalId)?.correct(text) ?? null,
    findAlike(verticalId, text, most) {
      const alike = findItems(verticalId, text, most);
      if (alike.length > 0) return alike;
      const words = new Set(wordsOf(text).filter((word) => word.length >= fewestLetters));
      const some = [...words].slice(0, mostWords).flatMap((word) => findItems(verticalId, word, most));
      return [...new Set(some)].slice(0, most);
    },
    follow(catalogues) {
      newest = [...catalogues];
      running ??= readNewest().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
