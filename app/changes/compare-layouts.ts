import { isDeepStrictEqual } from 'node:util';
import type { JsonObject, JsonValue } from '#app/lib/json.ts';
import { isObject } from '#app/lib/is-object.ts';
import { boxValue, slotsOf, type Slot } from './ad-slots.ts';
import { sourceOf } from './block-source.ts';
import { findUnmoved, pairValues } from './pair-values.ts';
import { sameBlock } from './same-block.ts';

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
  /** `next` is the block below the added one. `null` if the added block is the last one. */
  | { kind: 'added'; next: NamedBlock | null }
  /** `beside` is the block that is now directly below the moved one if `isUp`, and otherwise directly above it. */
  | { kind: 'moved'; isUp: boolean; beside: NamedBlock | null }
  | SettingDifference
);

/** A setting that differs. A missing value means its default. */
export interface SettingDifference {
  kind: 'changed';
  /** Name of the setting. */
  key: string;
  before: JsonValue | null;
  after: JsonValue | null;
  /** Ids of the sections whose items the block showed before and shows now. 0 is the section of the page. */
  sources: { before: number; after: number };
  /**
   * For a setting that places ads: how the ads of the block differ. Empty if another setting of the block already
   * reports this.
   */
  ads?: readonly AdDifference[];
}

/** A difference between the ads of a block. */
export type AdDifference =
  /** A value of the box around the ads. `key` is its name in a bundle. An empty value means the default. */
  | { kind: 'box'; key: string; before: string; after: string }
  /** A slot among the items of a block. `at` is the number of items before it. */
  | { kind: 'slot'; change: 'added' | 'removed'; at: number; adNumber: number }
  | { kind: 'slot'; change: 'moved'; at: number; adNumber: number; from: number }
  /** `before` is the former ad number. */
  | { kind: 'slot'; change: 'renumbered'; at: number; adNumber: number; before: number };

/**
 * Lists how a layout differs from an earlier one: first the blocks of the layout in their order, then the removed
 * blocks. `touched` contains the positions of blocks that edits have moved or added. If two blocks swapped positions,
 * the touched block counts as the moved one.
 */
export function compareLayouts(
  before: readonly StoredBlock[],
  after: readonly StoredBlock[],
  touched: ReadonlySet<number> = new Set(),
): LayoutDifference[] {
  const pairs = pairValues(before, after, sameBlock(isDeepStrictEqual));
  const unmoved = findUnmoved(pairs, touched);
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
      // The block has moved up if a block that was above it is now below it.
      const isUp = pairs.some((one) => one.position > position && one.from < pair.from);
      const beside = nameAt(isUp ? position + 1 : position - 1);
      differences.push({ kind: 'moved', block, position, isUp, beside });
    }
    for (const change of compareConfigs(old, present)) differences.push({ block, position, ...change });
  });
  const kept = new Set(pairs.map(({ from }) => from));
  before.forEach((old, position) => {
    if (!kept.has(position)) differences.push({ kind: 'removed', block: nameOf(old), position });
  });
  return differences;
}

/** The settings that place ads among the items of a block. */
const slotSettings = ['ad_position', 'ad_index'];

function compareConfigs(old: StoredBlock, present: StoredBlock): SettingDifference[] {
  const sources = { before: sourceOf(old.config, 0), after: sourceOf(present.config, 0) };
  const [olds, news] = [new Map(Object.entries(old.config)), new Map(Object.entries(present.config))];
  const slots = compareSlots(slotsOf(old.config), slotsOf(present.config));
  // If both slot settings have changed, only the first one reports the slots.
  const adsOf = (key: string) => {
    if (key === 'ad_box') return compareBoxes(old.config, present.config);
    return slotSettings.includes(key) && slots.length > 0 ? slots.splice(0) : [];
  };
  const hasSlots = slots.length > 0;
  return [...new Set([...olds.keys(), ...news.keys()])].flatMap((key): SettingDifference[] => {
    const [before, after] = [olds.get(key) ?? null, news.get(key) ?? null];
    if (isDeepStrictEqual(before, after)) return [];
    const ads = adsOf(key);
    const isSaid = ads.length > 0 || (hasSlots && slotSettings.includes(key));
    return [{ kind: 'changed', key, before, after, sources, ...(isSaid && { ads }) }];
  });
}

function compareBoxes(old: JsonObject, present: JsonObject): AdDifference[] {
  const keys = [old.ad_box, present.ad_box].flatMap((box) => (isObject(box) ? Object.keys(box) : []));
  return [...new Set(keys)].flatMap((key): AdDifference[] => {
    const [before, after] = [boxValue(old, key), boxValue(present, key)];
    return before === after ? [] : [{ kind: 'box', key, before, after }];
  });
}

/** Compares the slots of a block. If an ad loses one slot and gets another, its slot was moved. */
function compareSlots(old: readonly Slot[], present: readonly Slot[]): AdDifference[] {
  const [olds, news] = [old, present].map((slots) => new Map(slots.map((slot) => [slot.at, slot])));
  const gone = old.filter(({ at }) => news?.has(at) !== true);
  const differences = present.flatMap(({ at, adNumber }): AdDifference[] => {
    const known = olds?.get(at);
    if (known) {
      const before = known.adNumber;
      return before === adNumber ? [] : [{ kind: 'slot', change: 'renumbered', at, adNumber, before }];
    }
    const moved = gone.findIndex((slot) => slot.adNumber === adNumber);
    const [from] = moved === -1 ? [] : gone.splice(moved, 1);
    return from
      ? [{ kind: 'slot', change: 'moved', at, adNumber, from: from.at }]
      : [{ kind: 'slot', change: 'added', at, adNumber }];
  });
  return [
    ...differences,
    ...gone.map((slot): AdDifference => ({ kind: 'slot', change: 'removed', ...slot })),
  ];
}

function nameOf({ module: type, config }: StoredBlock): NamedBlock {
  return { type, title: typeof config.title === 'string' ? config.title : '' };
}
