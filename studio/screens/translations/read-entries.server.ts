import { parseJson } from '#app/bundle/json-source.server.ts';
import type { JsonValue } from '#app/lib/json.ts';
import { holderOfItem, type TextHolder } from '#app/bundle/translations/text-holders.server.ts';
import { readDraftValues } from '#app/changes/draft-values.server.ts';
import { targetsOf } from '#app/changes/edited-values.server.ts';
import { inChunks } from '#app/lib/chunks.server.ts';
import { targetKey } from '#app/store/change-target.ts';
import { readStoredItems } from '#app/store/items.server.ts';
import type { CountedHolder } from '#app/translations/item-counts.server.ts';
import { rowKey } from './holder.ts';
import { partHolders, type ListedSite } from './site.server.ts';

/** Number of items that are read at once. With many languages, an item has tens of kilobytes. */
const itemsPerTurn = 50;

/**
 * Reads the texts of entries of the list, as the draft shows them. Reads them in chunks and lets other work run in
 * between. `holder` is `null` if the entry no longer exists.
 */
export async function* readEntries(
  site: ListedSite,
  rows: readonly CountedHolder[],
): AsyncGenerator<{ row: CountedHolder; holder: TextHolder | null }> {
  const parts = rows.some(({ group }) => group !== 'items')
    ? new Map(partHolders(site).map((holder) => [rowKey(holder), holder]))
    : new Map<string, TextHolder>();
  const edited = new Set(targetsOf(site.draft?.edits ?? []).map(targetKey));
  for await (const chunk of inChunks(rows, itemsPerTurn)) {
    const valueOf = await readItems(
      site,
      chunk.filter(({ group }) => group === 'items'),
      edited,
    );
    for (const row of chunk) {
      if (row.group !== 'items') {
        yield { row, holder: parts.get(rowKey(row)) ?? null };
        continue;
      }
      const value = valueOf(row);
      const [holder] = value === undefined ? [] : holderOfItem(row.verticalId, value, site.registry);
      yield { row, holder: holder ?? null };
    }
  }
}

/** Reads items, and returns the function that parses one of them. */
async function readItems(
  { platform, draft }: ListedSite,
  rows: readonly CountedHolder[],
  edited: ReadonlySet<string>,
): Promise<(row: CountedHolder) => JsonValue | undefined> {
  const { db } = platform.store;
  const targets = Map.groupBy(rows.map(targetOf), (target) => edited.has(targetKey(target)));
  const inDraft = targets.get(true);
  const ofDraft = inDraft ? await readDraftValues(db, draft, inDraft) : null;
  const published = new Map<string, string>();
  for (const [verticalId, own] of Map.groupBy(targets.get(false) ?? [], (target) => target.verticalId)) {
    const stored = await readStoredItems(
      db,
      verticalId,
      own.map(({ id }) => id),
    );
    for (const [id, { data }] of stored) published.set(targetKey({ kind: 'item', verticalId, id }), data);
  }
  return (row) => {
    const key = targetKey(targetOf(row));
    const data = published.get(key);
    return data === undefined ? ofDraft?.get(key)?.value : parseJson(data);
  };
}

function targetOf({ verticalId, id }: CountedHolder) {
  return { kind: 'item', verticalId, id: Number(id) } as const;
}
