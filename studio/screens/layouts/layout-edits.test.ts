import { describe, expect, it } from 'vitest';
import { editJson } from '#app/changes/edit-json.ts';
import type { JsonValue } from '#app/lib/json.ts';
import type { Edit } from '#app/changes/edits.ts';
import {
  isSeen,
  layoutsTarget,
  touchedBlocks,
  planAction,
  type EditedLayout,
  type LayoutAction,
  type StoredBlock,
} from './layout-edits.ts';

const block = (module: string, config: StoredBlock['config'] = {}): StoredBlock => ({ module, config });
const blocks = [block('topBar'), block('row', { title: 'Hot' }), block('text'), block('bottomBar')];

function layoutOf(has: EditedLayout['has'], own: readonly StoredBlock[] = blocks): EditedLayout {
  return { keys: ['1', '1'], has, blocks: own };
}

/** The layouts before the action, in the form of the bundle. */
const storedAs: Record<EditedLayout['has'], JsonValue | undefined> = {
  nothing: undefined,
  part: { 2: { 1: [] } },
  section: { 1: { 3: [] } },
  layout: { 1: { 1: blocks.map((one) => ({ ...one })) } },
};

function apply(has: EditedLayout['has'], action: LayoutAction): JsonValue | undefined {
  const planned = planAction(layoutOf(has), action);
  if (typeof planned === 'string') throw new Error(planned);
  let value = storedAs[has];
  for (const edit of planned.edits) if ('path' in edit) value = editJson(value, edit);
  return value;
}

describe.each(['nothing', 'part', 'section', 'layout'] as const)('with %s stored', (has) => {
  it.each<[string, LayoutAction, readonly StoredBlock[]]>([
    [
      'a setting is set',
      { intent: 'set', position: 1, key: 'item_count', value: 6 },
      blocks.with(1, block('row', { title: 'Hot', item_count: 6 })),
    ],
    [
      'a setting is removed',
      { intent: 'set', position: 1, key: 'title', value: null },
      blocks.with(1, block('row')),
    ],
    [
      'a setting is set that resets others',
      { intent: 'set', position: 1, key: 'data_type', value: 3, resets: ['title', 'tag', 'data_type'] },
      blocks.with(1, block('row', { data_type: 3 })),
    ],
    [
      'a block is inserted',
      { intent: 'insert', at: 2, block: block('faq') },
      blocks.toSpliced(2, 0, block('faq')),
    ],
    [
      'a block is added at the end',
      { intent: 'insert', at: 9, block: block('faq') },
      [...blocks, block('faq')],
    ],
    [
      'a block is duplicated',
      { intent: 'duplicate', position: 1 },
      blocks.toSpliced(2, 0, block('row', { title: 'Hot' })),
    ],
    ['a block is removed', { intent: 'remove', position: 2 }, blocks.toSpliced(2, 1)],
    [
      'a block moves down',
      { intent: 'move', position: 1, to: 2 },
      [block('topBar'), block('text'), block('row', { title: 'Hot' }), block('bottomBar')],
    ],
    ['a block moves up', { intent: 'move', position: 3, to: 0 }, [block('bottomBar'), ...blocks.slice(0, 3)]],
  ])('%s', (_, action, expected) => {
    expect(apply(has, action)).toMatchObject({ 1: { 1: expected } });
  });
});

describe('the blocks that edits have placed', () => {
  /** Returns the types of the blocks that the edits of several actions have placed. */
  function touchedBy(has: EditedLayout['has'], ...actions: LayoutAction[]): string[] {
    let layout = layoutOf(has);
    const edits = actions.flatMap((action) => {
      const planned = planAction(layout, action);
      if (typeof planned === 'string') throw new Error(planned);
      layout = layoutOf('layout', planned.blocks);
      return planned.edits;
    });
    return [...touchedBlocks(edits, layout.keys)].map((position) => layout.blocks[position]!.module);
  }
  const swap: LayoutAction = { intent: 'move', position: 2, to: 1 };

  it.each(['nothing', 'part', 'section', 'layout'] as const)('include a moved one, with %s stored', (has) => {
    expect(touchedBy(has, swap)).toEqual(['text']);
  });

  it('are followed through later edits', () => {
    expect(
      touchedBy(
        'nothing',
        swap,
        { intent: 'insert', at: 0, block: block('faq') },
        { intent: 'set', position: 1, key: 'title', value: 'Top' },
        { intent: 'remove', position: 1 },
      ),
    ).toEqual(['text', 'faq']);
    expect(touchedBy('layout', swap, { intent: 'remove', position: 1 })).toEqual([]);
  });

  it('include none of other pages or of a layout that was replaced as a whole', () => {
    const planned = planAction(layoutOf('layout'), swap);
    if (typeof planned === 'string') throw new Error(planned);
    const reset: Edit = { kind: 'remove', target: layoutsTarget, path: ['1', '1'] };
    expect(touchedBlocks(planned.edits, ['1', '2'])).toEqual(new Set());
    expect(touchedBlocks([...planned.edits, reset], ['1', '1'])).toEqual(new Set());
  });
});

it('a reset removes the layout of the page and no other', () => {
  expect(apply('layout', { intent: 'reset' })).toEqual({ 1: {} });
  expect(planAction(layoutOf('section'), { intent: 'reset' })).toMatchObject({ edits: [] });
});

it('an action without an effect makes no step', () => {
  expect(planAction(layoutOf('layout'), { intent: 'move', position: 1, to: 1 })).toMatchObject({ edits: [] });
  const same: LayoutAction = { intent: 'set', position: 1, key: 'title', value: 'Hot' };
  expect(planAction(layoutOf('nothing'), same)).toMatchObject({ edits: [] });
});

it('a layout of 25 blocks takes no other', () => {
  const full = layoutOf(
    'layout',
    Array.from({ length: 25 }, () => block('text')),
  );
  expect(planAction(full, { intent: 'insert', at: 0, block: block('text') })).toBe('full');
  expect(planAction(full, { intent: 'duplicate', position: 3 })).toBe('full');
  expect(planAction(full, { intent: 'move', position: 3, to: 0 })).toMatchObject({ selected: 0 });
});

it('a block that does not exist is missing', () => {
  expect(planAction(layoutOf('layout'), { intent: 'remove', position: 4 })).toBe('missing');
});

describe('an action is outdated', () => {
  const seen = { count: 4, position: 1, module: 'row' };
  it.each([
    ['nothing has changed', seen, true],
    ['the number of blocks has changed', { ...seen, count: 5 }, false],
    ['another block is at its position', { ...seen, module: 'text' }, false],
    ['the setting has the value that was seen', { ...seen, key: 'title', before: 'Hot', value: 'New' }, true],
    ['the setting already has the new value', { ...seen, key: 'title', before: 'Old', value: 'Hot' }, true],
    ['the setting has a third value', { ...seen, key: 'title', before: 'Old', value: 'New' }, false],
    [
      'the name of the setting is one of every object',
      { ...seen, key: 'toString', before: null, value: 1 },
      true,
    ],
  ])('only if it must be: %s', (_, action, expected) => {
    expect(isSeen(blocks, action)).toBe(expected);
  });
});
