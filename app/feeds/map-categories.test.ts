import { expect, it } from 'vitest';
import { sampleCategory } from '#test/bundle/sample-bundle.ts';
import { createCategoryMapper } from './map-categories.server.ts';

const category = (id: number, name: string, rest: object = {}) => ({
  ...sampleCategory(id),
  content_type_name: name,
  ...rest,
});
const menu = [
  category(1, 'Puzzle'),
  category(2, 'Action', { children: [category(3, 'Two Player')] }),
  category(4, 'News', { data_type_menu: 1 }),
  category(5, 'Racing', { data_type_menu_id: 1 }),
];
const table = { names: { shooting: 'Action', racing: 'Speed', news: 'News' }, default: 'Puzzle' };

it.each([
  ['puzzle', 'Puzzle', true],
  [' PUZZLE ', 'Puzzle', true],
  ['Puzzle games', 'Puzzle', true],
  ['Shooting', 'Action', true],
  ['two-player', 'Two Player', true],
  ['Racing', 'Puzzle', false],
  ['News', 'Puzzle', false],
  ['Cooking', 'Puzzle', false],
])('%j goes to %s', (name, to, isMapped) => {
  expect(createCategoryMapper(menu, 2, table)?.match(name)).toMatchObject({
    category: { name: to },
    isMapped,
  });
});

it('the menu takes precedence over the table', () => {
  const mapper = createCategoryMapper([...menu, category(6, 'Shooting')], 2, table);
  expect(mapper?.match('shooting').category).toEqual({ id: 6, name: 'Shooting' });
});

it('if the default is not in the menu, warns and uses the first category', () => {
  const mapper = createCategoryMapper(menu.slice(1), 2, table);
  expect(mapper?.match('Cooking').category.name).toBe('Action');
  expect(mapper?.warning).toContain('Puzzle');
  expect(createCategoryMapper(menu, 2, table)?.warning).toBeNull();
});

it('finds a renamed category by its former name, unless another category has that name now', () => {
  const renamed = [category(1, 'Brain teasers'), ...menu.slice(1)];
  const formerNames = new Map([
    ['puzzle', 1],
    ['gone', 99],
  ]);
  const mapper = createCategoryMapper(renamed, 2, { ...table, names: { logic: 'Puzzle' } }, formerNames);
  expect(mapper?.match('Puzzle')).toMatchObject({
    category: { id: 1, name: 'Brain teasers' },
    isMapped: true,
  });
  expect(mapper?.match('logic')).toMatchObject({ category: { id: 1 }, isMapped: true });
  expect(mapper?.match('gone')).toMatchObject({ category: { id: 1 }, isMapped: false });
  expect(mapper?.warning).toBeNull();
  const taken = createCategoryMapper([...renamed, category(6, 'Puzzle')], 2, table, formerNames);
  expect(taken?.match('Puzzle').category.id).toBe(6);
});

it('does not create a mapper for an empty menu', () => {
  expect(createCategoryMapper([], 2, table)).toBeNull();
  expect(createCategoryMapper([category(4, 'News', { data_type_menu: 1 })], 2, table)).toBeNull();
});

it('a menu entry with five fields contains items itself', () => {
  const five = { content_type_id: 7, content_type_name: 'Cooking', img: '', router: '', children: [] };
  expect(createCategoryMapper([...menu, five], 2, table)?.match('cooking').category.id).toBe(7);
});

it('finds the target of a merged category by the former names', () => {
  const merged = [{ ...category(1, 'Brain teasers'), former_names: ['Puzzle', 'Logic'] }, ...menu.slice(1)];
  const mapper = createCategoryMapper(merged, 2, table);
  expect(mapper?.match('Puzzle games').category).toEqual({ id: 1, name: 'Brain teasers' });
  expect(mapper?.match('logic').isMapped).toBe(true);
  const taken = createCategoryMapper([...merged, category(6, 'Logic')], 2, table);
  expect(taken?.match('logic').category.id).toBe(6);
});
