import type { PathPart } from '#app/bundle/fault.ts';
import type { JsonValue } from '#app/lib/json.ts';
import type { StoredBlock } from '#app/changes/compare-layouts.ts';
import type { Edit } from '#app/changes/edits.ts';
import { maxBlocksPerLayout } from '#app/domain/layout.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { targetKey, type ChangeTarget } from '#app/store/change-target.ts';

export type { StoredBlock };

/** The part of the bundle with the layouts of all pages. */
export const layoutsTarget = {
  kind: 'part',
  verticalId: 0,
  key: 'layouts',
} as const satisfies ChangeTarget;

/** The layout that an action changes. */
export interface EditedLayout {
  /** The keys of the section and the page kind in the value of `layoutsTarget`. */
  keys: readonly [section: string, kind: string];
  /**
   * How much of `keys` exists in the value of `layoutsTarget`. `nothing`: there is no value. `part`: the section is
   * missing. `section`: the page kind is missing. `layout`: the page has a layout of its own.
   */
  has: 'nothing' | 'part' | 'section' | 'layout';
  blocks: readonly StoredBlock[];
}

export type LayoutAction =
  /**
   * If `value` is `null`, the setting is removed, so that its default applies. `resets` are other settings that the
   * value makes meaningless: the category, tag and item of a block that shows another section.
   */
  | {
      intent: 'set';
      position: number;
      key: string;
      value: JsonValue | null;
      resets?: readonly string[] | undefined;
    }
  | { intent: 'insert'; at: number; block: StoredBlock }
  | { intent: 'duplicate'; position: number }
  | { intent: 'remove'; position: number }
  /** `to` is the position after the move. */
  | { intent: 'move'; position: number; to: number }
  /** The built-in layout of the page applies again. */
  | { intent: 'reset' };

/** The edits of an action, the blocks after it, and the position of the block to select. */
export interface PlannedAction {
  edits: Edit[];
  blocks: readonly StoredBlock[];
  selected: number | null;
}

/** What the operator saw of the layout. It shows whether someone else has changed the layout since. */
export interface SeenLayout {
  /** Number of blocks. */
  count: number;
  position?: number;
  /** Type of the block at the position. */
  module: string;
  /** Name of the setting to change. `before` is the value that the operator saw, `value` the new value. */
  key?: string;
  before?: JsonValue;
  value?: JsonValue;
}

/**
 * Whether the layout still has the number of blocks, the type of block and the value that the operator saw. The setting
 * may also have its new value already.
 */
export function isSeen(
  blocks: readonly StoredBlock[],
  { count, position, module: type, key, before, value }: SeenLayout,
): boolean {
  if (blocks.length !== count) return false;
  if (position === undefined) return true;
  const block = blocks[position];
  if (!block || block.module !== type) return false;
  if (key === undefined) return true;
  const present = JSON.stringify(ownValue(block.config, key) ?? null);
  return [before, value].some((known) => JSON.stringify(known ?? null) === present);
}

/** Turns an action into edits of the draft. `full`: the layout has 25 blocks. `missing`: there is no such block. */
export function planAction(layout: EditedLayout, action: LayoutAction): PlannedAction | 'full' | 'missing' {
  const { blocks, has } = layout;
  const path = [...layout.keys];
  if (action.intent === 'reset') {
    const edits: Edit[] = has === 'layout' ? [{ kind: 'remove', target: layoutsTarget, path }] : [];
    return { edits, blocks: [], selected: null };
  }
  const changed = change(blocks, action);
  if (typeof changed === 'string') return changed;
  if (changed.edits.length === 0) return { ...changed, edits: [] };
  const edits = changed.edits.map((edit): Edit => ({
    ...edit,
    target: layoutsTarget,
    path: [...path, ...edit.path],
  }));
  return { ...changed, edits: has === 'layout' ? edits : [begin(layout), ...edits] };
}

/**
 * Returns the positions of a page's blocks that the edits have moved, pasted or added. Two versions of a layout do not
 * show this: if two neighbours swapped positions, either can have moved.
 */
export function touchedBlocks(edits: readonly Edit[], keys: EditedLayout['keys']): ReadonlySet<number> {
  let touched: number[] = [];
  for (const edit of edits) {
    if (!('target' in edit) || targetKey(edit.target) !== targetKey(layoutsTarget)) continue;
    const { kind, path } = edit;
    const isHere = path.slice(0, keys.length).every((step, index) => String(step) === keys[index]);
    if (!isHere) continue;
    const [, , position] = path;
    if (path.length <= keys.length) touched = [];
    else if (path.length > keys.length + 1 || kind === 'set' || typeof position !== 'number') continue;
    else if (kind === 'insert') touched = [...touched.map((at) => (at >= position ? at + 1 : at)), position];
    else touched = touched.filter((at) => at !== position).map((at) => (at > position ? at - 1 : at));
  }
  return new Set(touched);
}

/**
 * Returns the blocks after an action. Returns the same blocks if the action is not possible, or if it is a reset, which
 * takes effect only after it is saved.
 */
export function applyAction(blocks: readonly StoredBlock[], action: LayoutAction): readonly StoredBlock[] {
  if (action.intent === 'reset') return blocks;
  const changed = change(blocks, action);
  return typeof changed === 'string' ? blocks : changed.blocks;
}

/** Gives the page a layout of its own: the built-in blocks, which the edits of the action then change. */
function begin({ keys: [section, kind], has, blocks }: EditedLayout): Edit {
  const list = blocks.map(({ module: type, config }) => ({ module: type, config }));
  const set = { kind: 'set', target: layoutsTarget } as const;
  if (has === 'nothing') return { ...set, path: [], value: { [section]: { [kind]: list } } };
  if (has === 'part') return { ...set, path: [section], value: { [kind]: list } };
  return { ...set, path: [section, kind], value: list };
}

type BlockEdit =
  | { kind: 'set' | 'insert'; path: readonly PathPart[]; value: JsonValue }
  | { kind: 'remove'; path: readonly PathPart[] };

interface Changed {
  /** Edits with paths relative to the layout. */
  edits: BlockEdit[];
  blocks: readonly StoredBlock[];
  selected: number | null;
}

function change(
  blocks: readonly StoredBlock[],
  action: Exclude<LayoutAction, { intent: 'reset' }>,
): Changed | 'full' | 'missing' {
  if (action.intent === 'insert') return insert(blocks, action.at, action.block);
  const { position } = action;
  const block = blocks[position];
  if (!block) return 'missing';
  switch (action.intent) {
    case 'set':
      return setSetting(blocks, position, block, action);
    case 'duplicate':
      return insert(blocks, position + 1, block);
    case 'remove': {
      const rest = blocks.toSpliced(position, 1);
      const selected = rest.length === 0 ? null : Math.min(position, rest.length - 1);
      return { edits: [{ kind: 'remove', path: [position] }], blocks: rest, selected };
    }
    case 'move': {
      const to = Math.max(0, Math.min(action.to, blocks.length - 1));
      if (to === position) return { edits: [], blocks, selected: position };
      return {
        edits: [
          { kind: 'remove', path: [position] },
          { kind: 'insert', path: [to], value: { ...block } },
        ],
        blocks: blocks.toSpliced(position, 1).toSpliced(to, 0, block),
        selected: to,
      };
    }
  }
}

function insert(blocks: readonly StoredBlock[], at: number, block: StoredBlock): Changed | 'full' {
  if (blocks.length >= maxBlocksPerLayout) return 'full';
  const index = Math.max(0, Math.min(at, blocks.length));
  return {
    edits: [{ kind: 'insert', path: [index], value: { ...block } }],
    blocks: blocks.toSpliced(index, 0, block),
    selected: index,
  };
}

function setSetting(
  blocks: readonly StoredBlock[],
  position: number,
  { module: type, config }: StoredBlock,
  { key, value, resets = [] }: Extract<LayoutAction, { intent: 'set' }>,
): Changed {
  const isSet = Object.hasOwn(config, key);
  const isSame = value === null ? !isSet : JSON.stringify(ownValue(config, key)) === JSON.stringify(value);
  const removed = resets.filter((other) => other !== key && Object.hasOwn(config, other));
  const others = Object.fromEntries(
    Object.entries(config).filter(([other]) => other !== key && !removed.includes(other)),
  );
  const next = value === null ? others : { ...config, [key]: value };
  const pathOf = (name: string) => [position, 'config', name];
  const edit: BlockEdit =
    value === null ? { kind: 'remove', path: pathOf(key) } : { kind: 'set', path: pathOf(key), value };
  const edits = [edit, ...removed.map((name): BlockEdit => ({ kind: 'remove', path: pathOf(name) }))];
  return {
    edits: isSame ? [] : edits,
    blocks: blocks.with(position, { module: type, config: next }),
    selected: position,
  };
}
