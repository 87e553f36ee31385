import type { Item } from '#app/domain/catalogue/item.ts';
import { findSimilarTextsInSteps } from '#app/domain/quality/similar-texts.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { inTurns } from '#app/lib/chunks.server.ts';
import { listKeptTexts, pairOf, type KeptTexts } from '#app/store/kept-texts.server.ts';
import type { Db } from '#app/store/store.ts';
import { readItemTexts } from './item-texts.ts';

/** Two items of a section whose texts are nearly the same. */
export interface Copy {
  earlier: Item;
  /** The item that comes later in the catalogue. */
  later: Item;
  /** Similarity of the two texts, from 0.6 to 1. */
  similarity: number;
}

/** Returns the key of a pair of items. */
function keyOfPair({ verticalId, firstId, secondId }: KeptTexts): string {
  return `${verticalId} ${firstId} ${secondId}`;
}

/** The result of the last comparison. `kept` lists the pairs that operators had chosen to keep at that time. */
const known = new WeakMap<Snapshot, { kept: string; copies: Promise<Copy[]> }>();

/**
 * Finds for each item the earlier item of its section with the most similar texts. Returns the pairs that no operator
 * has chosen to keep, the most similar first. Compares the texts again only if the site or the kept pairs have changed.
 */
export async function findCopies(db: Db, snapshot: Snapshot): Promise<readonly Copy[]> {
  const keys = (await listKeptTexts(db)).map(keyOfPair).sort();
  const kept = keys.join('\n');
  const earlier = known.get(snapshot);
  if (earlier?.kept === kept) return earlier.copies;
  const copies = compareItems(db, snapshot, new Set(keys));
  known.set(snapshot, { kept, copies });
  copies.catch(() => known.delete(snapshot));
  return copies;
}

async function compareItems(db: Db, snapshot: Snapshot, kept: ReadonlySet<string>): Promise<Copy[]> {
  const texts = await readItemTexts(db, snapshot);
  const copies: Copy[] = [];
  for (const verticalId of new Set(texts.map(({ item }) => item.verticalId))) {
    const own = texts.filter(({ item }) => item.verticalId === verticalId);
    const idAt = (index: number) => own[index]?.item.id ?? 0;
    const isKept = (a: number, b: number) => kept.has(keyOfPair(pairOf(verticalId, idAt(a), idAt(b))));
    const found = await inTurns(
      findSimilarTextsInSteps(
        own.map(({ shingles }) => shingles),
        { mayBeSame: isKept },
      ),
    );
    for (const [index, match] of found.entries()) {
      const [later, earlier] = [own[index]?.item, match ? own[match.index]?.item : undefined];
      if (match && later && earlier) copies.push({ earlier, later, similarity: match.similarity });
    }
  }
  return copies.sort((a, b) => b.similarity - a.similarity);
}
