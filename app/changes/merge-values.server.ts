import { parseJsonSource, writeJsonSource } from '#app/bundle/json-source.server.ts';
import type { JsonValue } from '#app/lib/json.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import type { RecordedValue } from '#app/store/recorded-value.ts';
import type { FieldStep } from './field-path.ts';
import { mergeJson, type FieldConflict, type MergeOptions } from './json-merge.ts';
import { newItem } from './stored-json.server.ts';

/**
 * The stored values of a target: `base` is the common ancestor, `mine` the wanted value, and `now` the published value.
 */
export interface ValuesToMerge {
  base: RecordedValue;
  mine: RecordedValue;
  now: RecordedValue;
}

/**
 * A field that was changed on both sides. If its path is `positionPath`, the values are positions of an item in the
 * catalogue order.
 */
export interface ValueConflict extends FieldConflict {
  target: ChangeTarget;
}

/** Path of the conflict about the position of an item. Fields of an item never have this path. */
export const positionPath = '(position)';

/** Merges the changes that both sides made to a target. */
export function mergeValues(
  target: ChangeTarget,
  { base, mine, now }: ValuesToMerge,
  options: MergeOptions,
): { value: RecordedValue; conflicts: ValueConflict[] } {
  const isGroup = (path: readonly FieldStep[]) => path.length < groupedLevels(target);
  const data = mergeData({ base, mine, now }, { ...options, isGroup });
  const conflicts = data.conflicts.map((conflict) => ({ target, ...conflict }));
  if (data.text === null) return { value: null, conflicts };
  if (target.kind !== 'item') return { value: { data: data.text }, conflicts };
  const position = mergePosition({ base, mine, now }, options);
  if (position.isConflict) {
    const positions = { base: base?.position, mine: mine?.position, now: now?.position };
    conflicts.push({ target, path: positionPath, ...positions });
  }
  const origin = originOf(data.text, mine, now);
  return { value: { data: data.text, position: position.value, ...origin }, conflicts };
}

/**
 * Returns the number of levels of a target that only group values. The layouts, for example, are grouped by section and
 * then by page, and each layout is changed on its own.
 */
function groupedLevels(target: ChangeTarget): number {
  if (target.kind !== 'part') return 0;
  return target.key === 'layouts' ? 2 : 1;
}

function mergeData(
  { base, mine, now }: ValuesToMerge,
  options: MergeOptions,
): { text: string | null; conflicts: FieldConflict[] } {
  const texts = { base: base?.data ?? null, mine: mine?.data ?? null, now: now?.data ?? null };
  if (texts.now === texts.base) return { text: texts.mine, conflicts: [] };
  if (texts.mine === texts.base) return { text: texts.now, conflicts: [] };
  const { value, conflicts } = mergeJson(
    { base: parse(texts.base), mine: parse(texts.mine), now: parse(texts.now) },
    options,
  );
  return { text: value === undefined ? null : writeJsonSource(value), conflicts };
}

function parse(text: string | null): JsonValue | undefined {
  return text === null ? undefined : parseJsonSource(text).source;
}

function mergePosition(
  { base, mine, now }: ValuesToMerge,
  { resolve }: MergeOptions,
): { value: number; isConflict: boolean } {
  const [before, own, present] = [base?.position, mine?.position, now?.position];
  const decided = (value: number | undefined) => ({
    value: value ?? own ?? present ?? 0,
    isConflict: false,
  });
  if (own === undefined || own === before) return decided(present);
  if (present === undefined || present === before) return decided(own);
  const choice = resolve(positionPath);
  return { ...decided(choice === 'mine' ? own : present), isConflict: choice === null };
}

/**
 * Returns the provider and provider id of an item. If one of `values` has the same data, returns the provider and id
 * that are stored with that value. Otherwise, reads both from the data.
 */
function originOf(
  data: string,
  ...values: readonly RecordedValue[]
): { provider?: string; providerId?: string } {
  const same = values.find((value) => value?.data === data);
  const { provider = '', providerId = '' } = same ?? newItem(parse(data) ?? null);
  return provider === '' ? {} : { provider, providerId };
}
