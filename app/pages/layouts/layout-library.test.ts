import { describe, expect, it } from 'vitest';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { editJson } from '#app/changes/edit-json.ts';
import { makeCatalogue, makeCategory, makeItem } from '#test/support/items.ts';
import { fitToSite, planLibraryEdits, readLibraryLayout } from './layout-library.server.ts';

const block = (config: Record<string, JsonValue>) => ({ module: 'row', config });
const texts = { name: 'Rows', description: 'Rows of covers.', goodFor: 'Tests.' };
const layoutOf = (...configs: Record<string, JsonValue>[]) =>
  readLibraryLayout(2, 'rows', { ...texts, pages: { 1: configs.map(block) } });

const categories = [1, 2, 3].map((id) => makeCategory({ id }));
const items = [3, 3, 3, 2, 2].map((categoryId, index) =>
  makeItem({ id: index + 1, categoryIds: [categoryId], categoryId }),
);
const site = { catalogues: new Map([[2, makeCatalogue(items, { categories })]]) };

describe('a layout of the library', () => {
  it('names the page kinds that it arranges', () => {
    const pages = { 1: [block({})], 2: [block({})] };
    expect(readLibraryLayout(2, 'rows', { ...texts, pages }).kinds).toEqual(['home', 'details']);
    expect(() => readLibraryLayout(2, 'rows', { ...texts, pages: { 9: [] } })).toThrow();
  });

  it('gets the positions of the categories with the most items', () => {
    const layout = layoutOf({ category_index: 0 }, { category_index: 1, title: 'Second' });
    expect(fitToSite(layout, site)).toEqual({
      1: [block({ category_index: 2 }), block({ category_index: 1, title: 'Second' })],
    });
  });

  it('shows all categories if the site has fewer that contain items', () => {
    expect(fitToSite(layoutOf({ category_index: 2 }), site)).toEqual({ 1: [block({})] });
    expect(fitToSite(layoutOf({ category_index: 0 }), { catalogues: new Map() })).toEqual({ 1: [block({})] });
  });

  it('loses the blocks of sections that are not installed', () => {
    expect(fitToSite(layoutOf({ data_type: 2 }, { data_type: 8 }), site)).toEqual({
      1: [block({ data_type: 2 })],
    });
  });
});

describe('the edits of a draft', () => {
  const pages = { 1: [block({ title: 'New' })] };
  const others = { 2: [block({ title: 'Details' })] };

  function applied(layouts: JsonValue | undefined) {
    let value = layouts;
    for (const edit of planLibraryEdits(layouts, 2, pages)) if ('path' in edit) value = editJson(value, edit);
    return isJsonObject(value) ? value : null;
  }

  it.each([
    ['without layouts', undefined, { 2: pages }],
    ['with layouts of another section', { 1: others }, { 1: others, 2: pages }],
    ['with layouts of other pages', { 2: others }, { 2: { ...others, ...pages } }],
    ['with another layout', { 2: { 1: [block({})] } }, { 2: pages }],
  ])('give the page the layout on a site %s', (_name, before, after) => {
    expect(applied(before)).toEqual(after);
  });

  it('are empty if the page has the layout already', () => {
    expect(planLibraryEdits({ 2: pages }, 2, pages)).toEqual([]);
  });
});
