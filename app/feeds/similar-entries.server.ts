import { findSimilarTextsInSteps, shinglesOf } from '#app/domain/quality/similar-texts.ts';
import { inTurns } from '#app/lib/chunks.server.ts';
import { textOfEntry } from './quality-gate.ts';
import type { ReadEntries } from './read-entries.server.ts';
import type { StoredFeedState } from './stored-items.server.ts';

/**
 * Finds the new entries whose texts are nearly those of an item or of an earlier new entry. Returns the title of that
 * item or entry, by the provider id of the new entry.
 */
export async function findSimilarEntries(
  { items }: Pick<ReadEntries, 'items'>,
  { own, texts }: Pick<StoredFeedState, 'own' | 'texts'>,
): Promise<ReadonlyMap<string, string>> {
  const added = Array.from(items, ({ providerId, title, ...entry }) =>
    own.has(providerId)
      ? []
      : { providerId, title, shingles: shinglesOf(textOfEntry({ ...entry, title }), title) },
  ).flat();
  const all = [...texts, ...added];
  const found = await inTurns(
    findSimilarTextsInSteps(
      all.map(({ shingles }) => shingles),
      { from: texts.length },
    ),
  );
  return new Map(
    added.flatMap(({ providerId }, index) => {
      const match = found[texts.length + index];
      return match ? [[providerId, all[match.index]?.title ?? '']] : [];
    }),
  );
}
