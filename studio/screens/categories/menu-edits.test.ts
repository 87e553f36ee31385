import { categoryIdOf } from '#app/bundle/category-id.ts';
import { describe, expect, test } from 'vitest';
import { sampleCategory } from '#test/bundle/sample-bundle.ts';
import type { JsonValue } from '#app/lib/json.ts';
import { canContain, type CategoryNode } from './category-node.ts';
import { positionOfDrop } from './drop-position.ts';
import {
  addCategory,
  changeTexts,
  countLevels,
  findEntry,
  mergeCategory,
  mergeTexts,
  moveCategory,
  pathsOf,
  removeCategory,
} from './menu-edits.server.ts';

/** 1 contains 11, which contains 111; 2 and 3 are empty. */
const menu: JsonValue[] = [
  sampleCategory(1, [sampleCategory(11, [sampleCategory(111)])]),
  { ...sampleCategory(2), own_field: 'kept' },
  sampleCategory(3),
];

/** Writes a menu as ids, with the children of each in brackets. */
function shape(entries: readonly JsonValue[] | null | undefined): string {
  return (entries ?? [])
    .map((entry) => {
      const children = typeof entry === 'object' && entry && 'children' in entry ? entry.children : [];
      const below = shape(Array.isArray(children) ? children : []);
      return `${categoryIdOf(entry)}${below && `[${below}]`}`;
    })
    .join(' ');
}

describe('a menu', () => {
  test('keeps the drawn icon of a category that is renamed, even twice', () => {
    const texts = { icon: '', picture: '', title: '', description: '' };
    const once = changeTexts(menu, 3, { ...texts, name: 'New' }) ?? [];
    const twice = changeTexts(once, 3, { ...texts, name: 'Newer' }) ?? [];
    const [before, after] = [findEntry(menu, 3), findEntry(twice, 3)];
    expect(after).toMatchObject({ content_type_name: 'Newer', icon_name: before?.content_type_name });
    expect(findEntry(changeTexts(menu, 2, { ...texts, name: 'Category 2' }) ?? [], 2)).not.toHaveProperty(
      'icon_name',
    );
  });

  test('keeps the texts that another operator has changed while a form was open', () => {
    const filled = { name: 'Maze', icon: '', picture: '', title: '', description: 'Old ' };
    const now = { ...filled, description: 'By Grace' };
    const form = { ...filled, name: 'Mazes', description: 'Old' };
    expect(mergeTexts(now, form, filled)).toEqual({ ...now, name: 'Mazes' });
    expect(mergeTexts(now, { ...form, description: 'By Ada' }, filled)).toBeNull();
    expect(mergeTexts(now, { ...form, description: 'By Grace' }, filled)).toMatchObject({ name: 'Mazes' });
  });

  test('names the categories above each category', () => {
    const paths = [...pathsOf(menu)].map(([id, path]) => [id, ...path].join(' '));
    expect(paths).toEqual(['1 1', '11 1 11', '111 1 11 111', '2 2', '3 3']);
  });

  test('gets new categories with ids that were never used', () => {
    const added = addCategory(menu, 2, { name: 'New', parent: 11 });
    expect([added?.id, shape(added?.menu)]).toEqual([112, '1[11[111 112]] 2 3']);
    expect(addCategory(menu, 2, { name: 'New', parent: null }, [500])?.id).toBe(501);
    expect(addCategory(menu, 2, { name: 'New', parent: 99 })).toBeNull();
  });

  test.each([
    [3, { parent: null, before: 1 }, '3 1[11[111]] 2'],
    [11, { parent: null, before: null }, '1 2 3 11[111]'],
    [3, { parent: 11, before: 111 }, '1[11[3 111]] 2'],
    [1, { parent: 2, before: null }, '2[1[11[111]]] 3'],
  ])('moves %s to %o', (id, position, after) => {
    expect(shape(moveCategory(menu, id, position))).toBe(after);
  });

  test('never loses a category by moving it into itself', () => {
    expect(moveCategory(menu, 1, { parent: 111, before: null })).toBeNull();
    expect(moveCategory(menu, 1, { parent: 1, before: null })).toBeNull();
    expect(moveCategory(menu, 2, { parent: null, before: 2 })).toBeNull();
    expect(mergeCategory(menu, 1, 11)).toBeNull();
  });

  test('puts the categories below a deleted one in its place', () => {
    expect(shape(removeCategory(menu, 11))).toBe('1[111] 2 3');
    expect(removeCategory(menu, 99)).toBeNull();
  });

  test('remembers the names of a merged category, and its former ones', () => {
    const once = mergeCategory(menu, 3, 2) ?? [];
    expect(findEntry(once, 2)).toMatchObject({ former_names: ['Category 3'], own_field: 'kept' });
    const twice = mergeCategory(once, 2, 11) ?? [];
    expect(shape(twice)).toBe('1[11[111]]');
    expect(findEntry(twice, 11)?.former_names).toEqual(['Category 3', 'Category 2']);
    expect(shape(mergeCategory(menu, 1, 2))).toBe('2[11[111]] 3');
  });

  test('keeps fields that the form does not have', () => {
    const texts = { name: 'Renamed', icon: 'a.webp', picture: '', title: 'T', description: '' };
    const entry = findEntry(changeTexts(menu, 2, texts) ?? [], 2);
    expect(entry).toEqual({
      ...sampleCategory(2),
      own_field: 'kept',
      icon_name: 'Category 2',
      content_type_name: 'Renamed',
      img: 'a.webp',
      site_title: 'T',
    });
  });

  test('counts its levels', () => {
    expect([countLevels([]), countLevels(menu)]).toEqual([0, 3]);
  });
});

describe('the tree on the screen', () => {
  const node = (id: number, children: CategoryNode[] = [], isLink = false): CategoryNode => ({
    id,
    name: `Category ${id}`,
    icon: '',
    picture: '',
    title: '',
    description: '',
    isLink,
    own: 0,
    only: 0,
    total: 0,
    children,
  });
  const tree = [node(1, [node(11, [node(111)])]), node(2, [node(21)]), node(3, [], true)];

  test('offers only positions that keep it a tree of four levels', () => {
    expect([1, 11, 111].map((parent) => canContain(tree, 2, parent))).toEqual([true, true, false]);
    expect(canContain(tree, 1, 111)).toBe(false);
    expect(canContain(tree, 1, 3)).toBe(false);
    expect(canContain(tree, 111, null)).toBe(true);
  });

  test('finds the position of a drop', () => {
    expect(positionOfDrop(tree, { key: 2, dropPosition: 'on' })).toEqual({ parent: 2, before: null });
    expect(positionOfDrop(tree, { key: 2, dropPosition: 'before' })).toEqual({ parent: null, before: 2 });
    expect(positionOfDrop(tree, { key: 1, dropPosition: 'after' })).toEqual({ parent: null, before: 2 });
    expect(positionOfDrop(tree, { key: 21, dropPosition: 'after' })).toEqual({ parent: 2, before: null });
    expect(positionOfDrop(tree, { key: 9, dropPosition: 'on' })).toBeNull();
  });
});
