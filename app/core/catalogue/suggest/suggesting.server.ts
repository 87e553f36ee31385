import { inTurns } from '#app/core/store/chunks.ts';
import type { Catalogue } from '../catalogue.ts';
import { SuggestIndex, type Suggestion, type SuggestionLimits } from './suggest-index.ts';

/** Keeps what is suggested while one types, for the newest catalogues. */
export interface Suggesting {
  /** Takes the catalogues of the newest snapshot; done when all their names can be found. */
  follow(catalogues: Iterable<Catalogue>): Promise<void>;
  /** Nothing for a vertical whose names have not been read yet. */
  find(verticalId: number, text: string, limits: SuggestionLimits): Suggestion[];
}

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

  return {
    follow(catalogues) {
      newest = [...catalogues];
      running ??= readNewest().finally(() => {
        running = null;
      });
      return running;
    },
    find: (verticalId, text, limits) => indexes.get(verticalId)?.find(text, limits) ?? [],
  };
}
