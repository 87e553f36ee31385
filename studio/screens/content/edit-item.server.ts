import { isDeepStrictEqual } from 'node:util';
import { repeatPart } from '#app/bundle/fault.ts';
import { checkValues, type TargetFault } from '#app/changes/check-values.server.ts';
import { editJson } from '#app/changes/edit-json.ts';
import type { Edit, EditTarget } from '#app/changes/edits.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import type { SaveStep } from '../../draft/current-draft.server.ts';
import { fieldAddress } from './form-field.ts';
import { valueAt } from './item-form.server.ts';
import type { BulkEdits } from './item-edits.server.ts';
import { rulesOf, type OpenSection } from './section.server.ts';

/** The fault of a value, with the path of its field in the item. */
export interface FieldFault {
  field: string;
  allowed: string;
}

/** The answer to an edit. Refused values are not saved. */
export type EditAnswer =
  | {
      outcome: 'saved';
      /** Number of items that change. */
      count: number;
      /** Number of items that keep their only category. */
      kept: number;
      /** The draft, whose last step is the edit. */
      draft: { id: number; revision: number };
      /** Id of a new item. */
      id?: number;
      /** The revision of the field that was saved. */
      revision?: string;
    }
  | { outcome: 'unchanged'; kept: number }
  | { outcome: 'invalid'; faults: readonly FieldFault[] }
  /** The field was changed after the form was loaded. If `isShown`, the form shows both values. */
  | { outcome: 'conflict'; isShown: boolean }
  /** The draft cannot hold more edits. */
  | { outcome: 'too-large' }
  /** The item, category or tag does not exist, or the request is malformed. */
  | { outcome: 'not-found' };

/** Saves edits of one or more items as one step of the operator's draft. */
export async function saveEdits(
  save: SaveStep,
  { content }: Pick<OpenSection, 'content'>,
  { edits, count, kept }: BulkEdits,
  id?: number,
): Promise<EditAnswer> {
  if (edits.length === 0) return { outcome: 'unchanged', kept };
  const { outcome, draft } = await save(edits, content.snapshot.version);
  if (outcome === 'too-large') return { outcome };
  return { outcome, count, kept, draft, ...(id !== undefined && { id }) };
}

/**
 * Returns the edits that set one field, or an empty list if the field already has this value. The value `null` removes
 * the field.
 */
export function setField(
  target: EditTarget,
  item: JsonObject,
  path: readonly string[],
  value: JsonValue,
): Edit[] {
  if (isDeepStrictEqual(value, valueAt(item, path))) return [];
  if (value === null) return [{ kind: 'remove', target, path }];
  const [first, second] = path;
  // A field of `ext` can only be set if the item has an `ext`.
  if (first === 'ext' && second !== undefined && !isJsonObject(item.ext)) {
    return [{ kind: 'set', target, path: ['ext'], value: { [second]: value } }];
  }
  return [{ kind: 'set', target, path, value }];
}

/** Returns an item after edits. */
export function applyToItem(item: JsonObject, edits: readonly Edit[]): JsonObject {
  let value: JsonValue | undefined = item;
  for (const edit of edits) {
    if ('path' in edit) value = editJson(value, edit);
  }
  return isJsonObject(value) ? value : item;
}

/** Checks an item as a publication would. Returns the faults of its fields. */
export async function findFaults(
  { platform, server, content, say }: OpenSection,
  item: JsonObject,
): Promise<FieldFault[]> {
  const id = typeof item.id === 'number' ? item.id : 0;
  const { position = 0 } = content.find(id) ?? {};
  const value = {
    target: { kind: 'item', verticalId: server.vertical.id, id } as const,
    value: { data: JSON.stringify(item), position },
  };
  const faults = await checkValues(platform.store.db, [...content.changedParts, value], rulesOf(platform));
  return faults
    .filter(({ target }: TargetFault) => target?.kind === 'item' && target.id === id)
    .map((fault) => ({ field: fault.field, allowed: say(repeatPart(fault, 'allowed')) }));
}

/** Returns the faults of a field and of its parts. */
export function faultsOf(faults: readonly FieldFault[], path: readonly string[]): FieldFault[] {
  const address = fieldAddress(path);
  return faults.filter(
    ({ field }) => field === address || field.startsWith(`${address}.`) || field.startsWith(`${address}[`),
  );
}
