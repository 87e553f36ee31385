import { asInteger, asList, isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { targetKey } from '#app/store/change-target.ts';
import type { Db } from '#app/store/store.ts';
import { listDraftEdits } from './drafts.server.ts';
import type { EditTarget } from './edits.ts';

/*
 * The ids that drafts give to new items and entries. No other new item or entry gets one of these ids. Otherwise, two
 * drafts could add items with the same id, and publishing one draft would replace the item of the other.
 */

/** Returns the ids of the items that drafts add to a section, from all operators. */
export async function readDraftedItemIds(db: Db, verticalId: number): Promise<number[]> {
  return (await listDraftEdits(db)).flatMap((edit) =>
    edit.kind === 'add-item' && edit.verticalId === verticalId ? [asInteger(edit.item.id)] : [],
  );
}

/** Returns the ids of the entries that drafts add to a list, such as the menu of a section. */
export async function readDraftedEntryIds(db: Db, list: EditTarget): Promise<number[]> {
  const key = targetKey(list);
  return (await listDraftEdits(db)).flatMap((edit) => {
    const isAdding = edit.kind === 'insert' || (edit.kind === 'set' && edit.path.length === 0);
    return isAdding && targetKey(edit.target) === key ? idsIn(edit.value) : [];
  });
}

/** Returns the ids of an entry or of a list of entries, with those of the entries below them. */
function idsIn(value: JsonValue): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isJsonObject(value)) return [];
  return [asInteger(value.content_type_id ?? value.id), ...asList(value.children).flatMap(idsIn)];
}
