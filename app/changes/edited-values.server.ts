import { phrase } from '#app/lib/phrase.ts';
import { BundleFaultError, createFault, withFields } from '#app/bundle/fault.ts';
import { parseJsonSource, writeJsonSource } from '#app/bundle/json-source.server.ts';
import type { JsonValue } from '#app/lib/json.ts';
import { targetKey } from '#app/store/change-target.ts';
import { assignPositions } from '#app/store/item-positions.ts';
import type { RecordedValue } from '#app/store/recorded-value.ts';
import { isEditablePart, type TargetFault } from './check-values.server.ts';
import type { Values } from './current-values.server.ts';
import { editJson } from './edit-json.ts';
import type { Edit, EditTarget } from './edits.ts';
import { RefusedChange } from './publish-values.server.ts';
import { newItem } from './stored-json.server.ts';

/** Returns the target of an edit. */
export function targetOf(edit: Edit): EditTarget {
  switch (edit.kind) {
    case 'add-item':
      return { kind: 'item', verticalId: edit.verticalId, id: idOf(edit.item) };
    case 'remove-item':
    case 'move-item':
      return { kind: 'item', verticalId: edit.verticalId, id: edit.id };
    default:
      return edit.target;
  }
}

function idOf({ id }: { id?: JsonValue | undefined }): number {
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** Lists the targets of edits without duplicates. */
export function targetsOf(edits: readonly Edit[]): EditTarget[] {
  return [...new Map(edits.map(targetOf).map((target) => [targetKey(target), target])).values()];
}

/** Lists the verticals in which edits add or move items. */
export function verticalsWithMoves(edits: readonly Edit[]): number[] {
  return [
    ...new Set(
      edits.flatMap((edit) =>
        edit.kind === 'add-item' || edit.kind === 'move-item' ? [edit.verticalId] : [],
      ),
    ),
  ];
}

/**
 * Applies edits in order to the values that their author saw. If edits add or move items of a vertical, `positions`
 * must contain the positions of all items of that vertical. Throws RefusedChange if an edit does not fit the values.
 */
export function applyToValues(
  edits: readonly Edit[],
  base: Values,
  positions: ReadonlyMap<number, ReadonlyMap<number, number>>,
): EditedValues {
  const values = new Map(base);
  const sources = new Map<string, JsonValue>();
  const moved = new Map<number, Edit[]>();
  for (const edit of edits) {
    const target = targetOf(edit);
    try {
      applyOne({ values, sources }, edit, target);
    } catch (error) {
      if (!(error instanceof BundleFaultError)) throw error;
      const faults = error.faults.map((fault): TargetFault =>
        withFields(fault, { target, field: fault.path }),
      );
      throw new RefusedChange({ outcome: 'refused', faults });
    }
    if (edit.kind === 'add-item' || edit.kind === 'move-item') {
      moved.set(edit.verticalId, [...(moved.get(edit.verticalId) ?? []), edit]);
    }
  }
  for (const target of targetsOf(edits)) {
    const key = targetKey(target);
    const source = sources.get(key);
    if (source === undefined) continue;
    const isItem = target.kind === 'item';
    const value = isItem
      ? itemValue(source, values.get(key)?.position ?? 0)
      : { data: writeJsonSource(source) };
    values.set(key, value);
  }
  const moves = new Map<number, ReadonlyMap<number, number>>();
  for (const [verticalId, own] of moved) {
    const others = moveItems(values, verticalId, own, positions.get(verticalId) ?? new Map());
    if (others.size > 0) moves.set(verticalId, others);
  }
  return { values, moves };
}

/** The values that result from edits. */
export interface EditedValues {
  values: Values;
  /**
   * New positions, by vertical, of items that the edits do not name. Such items move if no position is free between two
   * items.
   */
  moves: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

/** Values to which edits are being applied. */
interface OpenValues {
  values: Map<string, RecordedValue>;
  /**
   * The edited parts and items. They are serialised only after the last edit, because a draft can hold hundreds of
   * edits of a part, such as the layouts of all pages, or of an item.
   */
  sources: Map<string, JsonValue>;
}

function applyOne({ values, sources }: OpenValues, edit: Edit, target: EditTarget): void {
  const key = targetKey(target);
  const value = values.get(key) ?? null;
  if (target.kind === 'part' && !isEditablePart(target)) throw noTarget(phrase('a part of a bundle'));
  if (edit.kind === 'add-item') {
    if (target.kind === 'item' && target.id === 0) throw noTarget(phrase('an item with an id of its own'));
    if (value !== null) throw noTarget(phrase('an item with another id: this one exists'));
    values.set(key, itemValue(edit.item, 0));
    return;
  }
  if (edit.kind === 'remove-item' || (edit.kind === 'remove' && edit.path.length === 0)) {
    if (value === null && !sources.has(key)) throw noTarget(phrase('an item or part that exists'));
    values.set(key, null);
    sources.delete(key);
    return;
  }
  if (target.kind === 'item' && value === null) throw noTarget(phrase('an item that exists'));
  if (edit.kind === 'move-item') return;
  const stored = () => (value?.data == null ? undefined : parseJsonSource(value.data).source);
  const before = sources.has(key) ? sources.get(key) : stored();
  // Setting the first field of a missing part creates the part.
  const after = editJson(before ?? (edit.path.length > 0 ? {} : undefined), edit);
  if (after === undefined) {
    values.set(key, null);
    sources.delete(key);
  } else sources.set(key, after);
}

function itemValue(item: JsonValue, position: number): RecordedValue {
  const { data, provider = '', providerId = '' } = newItem(item);
  return { data, position, ...(provider !== '' && { provider, providerId }) };
}

function noTarget(allowed: string): BundleFaultError {
  return new BundleFaultError([createFault('', phrase('cannot be changed'), allowed)]);
}

/** Gives added and moved items their positions in the catalogue order. Returns the new positions of other items. */
function moveItems(
  values: Map<string, RecordedValue>,
  verticalId: number,
  edits: readonly Edit[],
  positions: ReadonlyMap<number, number>,
): Map<number, number> {
  const order = [...positions.keys()];
  const moved = new Set<number>();
  for (const edit of edits) {
    if (edit.kind !== 'add-item' && edit.kind !== 'move-item') continue;
    const id = edit.kind === 'add-item' ? idOf(edit.item) : edit.id;
    const from = order.indexOf(id);
    if (from >= 0) order.splice(from, 1);
    const { after } = edit;
    // If the neighbour no longer exists, the item goes to the end.
    const anchor = typeof after === 'number' ? order.indexOf(after) : -1;
    const index = after === null ? 0 : anchor < 0 ? order.length : anchor + 1;
    order.splice(index, 0, id);
    moved.add(id);
  }
  const rest = new Map([...positions].filter(([id]) => !moved.has(id)));
  const others = new Map<number, number>();
  for (const [id, position] of assignPositions(order, rest)) {
    const key = targetKey({ kind: 'item', verticalId, id });
    const value = values.get(key);
    if (value) values.set(key, { ...value, position });
    else if (value === undefined && positions.get(id) !== position) others.set(id, position);
  }
  return others;
}
