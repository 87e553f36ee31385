import { isDeepStrictEqual } from 'node:util';
import type { JsonObject, JsonValue } from '#app/bundle/json-source.server.ts';
import { findUnmoved, pairValues, type IsSame } from './pair-values.ts';

/** A block of a layout as a bundle contains it. */
export interface StoredBlock {
  module: string;
  config: JsonObject;
}

/** A block in a difference: its type, and its heading if it has one. */
export interface NamedBlock {
  type: string;
  title: string;
}

/** A difference between two layouts. Positions count from 0. */
export type LayoutDifference = { block: NamedBlock; position: number } & (
  | { kind: 'removed' }
  /** `next` is the block after it. `null` if it is the last one. */
  | { kind: 'added'; next: NamedBlock | null }
  /** `beside` is the block that is now directly below the moved one if `isUp`, and otherwise directly above it. */
  | { kind: 'moved'; isUp: boolean; beside: NamedBlock | null }
  | {
      kind: 'changed';
      /** Name of the setting. A missing value means its default. */
      key: string;
      before: JsonValue | null;
      after: JsonValue | null;
    }
);

/**
 * Lists the differences of a layout to an earlier one, in the order of the blocks. `placed` are the positions of blocks
 * that the operator is known to have moved. If two blocks swapped positions, such a block counts as the moved one.
 */
export function compareLayouts(
  before: readonly StoredBlock[],
  after: readonly StoredBlock[],
  placed: ReadonlySet<number> = new Set(),
): LayoutDifference[] {
  const pairs = pairValues(before, after, sameBlock(isDeepStrictEqual));
  const unmoved = findUnmoved(pairs, placed);
  const differences: LayoutDifference[] = [];
  const nameAt = (position: number): NamedBlock | null => {
    const found = after[position];
    return found ? nameOf(found) : null;
  };
  after.forEach((present, position) => {
    const pair = pairs.find((one) => one.position === position);
    const old = pair && before[pair.from];
    const block = nameOf(present);
    if (!pair || !old) {
      differences.push({ kind: 'added', block, position, next: nameAt(position + 1) });
      return;
    }
    if (!unmoved.has(pair)) {
      // It has moved up if a block that was above it is below it now.
      const isUp = pairs.some((one) => one.position > position && one.from < pair.from);
      const beside = nameAt(isUp ? position + 1 : position - 1);
      differences.push({ kind: 'moved', block, position, isUp, beside });
    }
    const [olds, news] = [new Map(Object.entries(old.config)), new Map(Object.entries(present.config))];
    for (const key of new Set([...olds.keys(), ...news.keys()])) {
      const values = { before: olds.get(key) ?? null, after: news.get(key) ?? null };
      if (!isDeepStrictEqual(values.before, values.after)) {
        differences.push({ kind: 'changed', block, position, key, ...values });
      }
    }
  });
  const kept = new Set(pairs.map(({ from }) => from));
  before.forEach((old, position) => {
    if (!kept.has(position)) differences.push({ kind: 'removed', block: nameOf(old), position });
  });
  return differences;
}

/** Compares blocks for `pairValues`: first by type and configuration, then by type. */
export function sameBlock(
  isSameConfig: (a: StoredBlock['config'], b: StoredBlock['config']) => boolean,
): IsSame<StoredBlock>[] {
  return [
    (a, b) => a.module === b.module && isSameConfig(a.config, b.config),
    (a, b) => a.module === b.module,
  ];
}

function nameOf({ module: type, config }: StoredBlock): NamedBlock {
  return { type, title: typeof config.title === 'string' ? config.title : '' };
}
