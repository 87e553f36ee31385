import { asText, isJsonObject } from '#app/lib/json.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import { findSimilarTextsInSteps, shinglesOf } from '#app/domain/quality/similar-texts.ts';
import { createPacer, inTurns } from '#app/lib/chunks.server.ts';
import { readItemChunks } from '#app/store/items.server.ts';
import type { Store } from '#app/store/store.ts';
import { textOfEntry, type GatedEntry } from './quality-gate.ts';
import type { ReadEntries } from './read-entries.server.ts';
import { createNumbersShelf, createShelf } from './shelf.server.ts';
import type { StoredFeedState } from './stored-items.server.ts';

/**
 * Finds the new entries whose texts are nearly those of an item of the section or of an earlier new entry. Returns the
 * title of that item or entry, by the provider id of the new entry. Yields to other work of the process.
 */
export async function findSimilarEntries(
  store: Store,
  verticalId: number,
  { items, ids }: Pick<ReadEntries, 'items' | 'ids'>,
  { own }: Pick<StoredFeedState, 'own'>,
): Promise<ReadonlyMap<string, string>> {
  const hasNew = ids.keys().some((providerId) => !own.has(providerId));
  if (!hasNew) return new Map();
  const titles = createShelf<string>(store);
  const texts = createNumbersShelf(store);
  const pacer = createPacer();
  const addText = async (entry: Pick<GatedEntry, 'title' | 'intro' | 'details' | 'richText'>) => {
    if (pacer.isDue()) await pacer.takeTurn();
    titles.add(entry.title);
    texts.add(shinglesOf(textOfEntry(entry), entry.title));
  };
  await store.readConsistently(async (db) => {
    for await (const chunk of readItemChunks(db, { verticalId })) {
      for (const { data } of chunk) {
        const item = parseJson(data);
        if (!isJsonObject(item)) continue;
        const [title = '', intro = '', details = '', richText = ''] = [
          item.title,
          item.intro,
          item.details,
          item.rich_text,
        ].map(asText);
        await addText({ title, intro, details, richText });
      }
    }
  });
  const from = texts.length;
  const added: string[] = [];
  for (const { providerId, ...entry } of items) {
    if (own.has(providerId)) continue;
    added.push(providerId);
    await addText(entry);
  }
  const found = await inTurns(findSimilarTextsInSteps(texts, { from }));
  return new Map(
    added.flatMap((providerId, index) => {
      const match = found[from + index];
      return match ? [[providerId, titles.at(match.index)]] : [];
    }),
  );
}
