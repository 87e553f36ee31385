import { isObject } from '#app/lib/is-object.ts';
import { fallbackNumber, slotsOf, type Slot } from '#app/changes/ad-slots.ts';
import type { Edit } from '#app/changes/edits.ts';
import {
  planAction,
  type EditedLayout,
  type LayoutAction,
  type StoredBlock,
} from '../layouts/layout-edits.ts';

/**
 * Identifies a slot of a layout. A block of the type `ad` is itself a slot. Other blocks have slots among their
 * children.
 */
export interface Marker {
  /** Position of the block in the layout. */
  block: number;
  /** Number of children before the slot. `null` if the block itself is the slot. */
  at: number | null;
}

/** A position for a slot: before the block at a position of the layout, or after a child of a block. */
export type Place = { before: number } | { block: number; at: number };

export type PlaceAction =
  | { intent: 'add'; adNumber: number; to: Place }
  | { intent: 'move'; from: Marker; to: Place }
  | { intent: 'take'; from: Marker }
  | { intent: 'number'; from: Marker; adNumber: number }
  /** Sets a value of the box in which the slots of a block are shown. `null` restores its default. */
  | { intent: 'box'; from: Marker; key: string; value: string | null };

/** Maximum number of slots among the children of one block. */
const maxSlots = 20;

/** Returns the ad number of a slot, or `null` if the slot does not exist. */
export function numberAt(blocks: readonly StoredBlock[], { block, at }: Marker): number | null {
  const { module: type = '', config = {} } = blocks[block] ?? {};
  if (at === null) return type === 'ad' ? fallbackNumber(config) : null;
  return slotsOf(config).find((slot) => slot.at === at)?.adNumber ?? null;
}

/** The edits of an action, and the slot to select. */
export interface PlannedPlacement {
  edits: Edit[];
  selected: Marker | null;
}

/**
 * Turns an action into edits of the layout. Returns `full` if there is no room for another block or slot, and `missing`
 * if the slot or block does not exist.
 */
export function planPlacement(
  layout: EditedLayout,
  action: PlaceAction,
): PlannedPlacement | 'full' | 'missing' {
  const plan = new Plan(layout);
  if (action.intent === 'add') {
    const selected = plan.put(action.adNumber, action.to);
    return selected === 'full' || selected === 'missing' ? selected : { edits: plan.edits, selected };
  }
  const { from } = action;
  const adNumber = numberAt(plan.layout.blocks, from);
  if (adNumber === null) return 'missing';
  switch (action.intent) {
    case 'take':
      plan.take(from);
      return { edits: plan.edits, selected: null };
    case 'number':
      plan.setNumber(from, action.adNumber);
      return { edits: plan.edits, selected: from };
    case 'box':
      plan.setBox(from.block, action.key, action.value);
      return { edits: plan.edits, selected: from };
    case 'move': {
      const selected = plan.move(from, adNumber, action.to);
      return selected === 'full' || selected === 'missing' ? selected : { edits: plan.edits, selected };
    }
  }
}

/** Applies actions of the layout editor in order. Together they form one step of the draft. */
class Plan {
  layout: EditedLayout;
  readonly edits: Edit[] = [];

  constructor(layout: EditedLayout) {
    this.layout = layout;
  }

  put(adNumber: number, to: Place): Marker | 'full' | 'missing' {
    if ('before' in to) {
      const block: StoredBlock = {
        module: 'ad',
        config: { ad_box: { ad_cou: { value: String(adNumber) } } },
      };
      const position = this.run({ intent: 'insert', at: to.before, block });
      return typeof position === 'string' ? position : { block: position, at: null };
    }
    const target = this.layout.blocks[to.block];
    if (!target || target.module === 'ad') return 'missing';
    const slots = slotsOf(target.config);
    if (slots.length >= maxSlots) return 'full';
    const taken = new Set(slots.map(({ at }) => at));
    let { at } = to;
    while (taken.has(at)) at += 1;
    this.setSlots(to.block, [...slots, { at, adNumber }]);
    return { block: to.block, at };
  }

  move(from: Marker, adNumber: number, to: Place): Marker | 'full' | 'missing' {
    if (from.at === null && 'before' in to) {
      // Moving the block, instead of adding a new one, preserves its size and box.
      const target = to.before > from.block ? to.before - 1 : to.before;
      const position = this.run({ intent: 'move', position: from.block, to: target });
      return typeof position === 'string' ? position : { block: position, at: null };
    }
    if (from.at === null) {
      this.take(from);
      const target = 'block' in to && to.block > from.block ? { ...to, block: to.block - 1 } : to;
      return this.put(adNumber, target);
    }
    this.take(from);
    return this.put(adNumber, to);
  }

  take({ block, at }: Marker): void {
    if (at === null) {
      this.run({ intent: 'remove', position: block });
      return;
    }
    const slots = slotsOf(this.layout.blocks[block]?.config ?? {});
    this.setSlots(
      block,
      slots.filter((slot) => slot.at !== at),
    );
  }

  setNumber({ block, at }: Marker, adNumber: number): void {
    if (at === null) {
      this.setBox(block, 'ad_cou', String(adNumber));
      return;
    }
    const slots = slotsOf(this.layout.blocks[block]?.config ?? {});
    this.setSlots(
      block,
      slots.map((slot) => (slot.at === at ? { at, adNumber } : slot)),
    );
  }

  setBox(position: number, key: string, value: string | null): void {
    const { ad_box: box } = this.layout.blocks[position]?.config ?? {};
    const others = Object.entries(isObject(box) ? box : {}).filter(([other]) => other !== key);
    const next = Object.fromEntries(value === null ? others : [...others, [key, { value }]]);
    const isEmpty = Object.keys(next).length === 0;
    this.run({ intent: 'set', position, key: 'ad_box', value: isEmpty ? null : next });
  }

  private setSlots(position: number, slots: readonly Slot[]): void {
    const sorted = slots.toSorted((one, other) => one.at - other.at);
    const valueOf = (list: number[]) => (list.length === 0 ? null : list);
    this.run({
      intent: 'set',
      position,
      key: 'ad_position',
      value: valueOf(sorted.map(({ at }) => at)),
    });
    this.run({
      intent: 'set',
      position,
      key: 'ad_index',
      value: valueOf(sorted.map(({ adNumber }) => adNumber)),
    });
  }

  private run(action: Exclude<LayoutAction, { intent: 'reset' }>): number | 'full' | 'missing' {
    const planned = planAction(this.layout, action);
    if (typeof planned === 'string') return planned;
    this.edits.push(...planned.edits);
    const has = planned.edits.length > 0 ? 'layout' : this.layout.has;
    this.layout = { ...this.layout, has, blocks: planned.blocks };
    return planned.selected ?? 0;
  }
}
