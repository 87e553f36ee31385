import { expect, it } from 'vitest';
import { readDraftValues } from '#app/changes/draft-values.server.ts';
import { ada, exportText, publish, storeSample } from '#app/changes/site.fixture.ts';
import { undoChange } from '#app/changes/undo-change.server.ts';
import { readStoredItems } from '#app/store/items.server.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import type { Store } from '#app/store/store.ts';
import { testRegistry } from '#test/bundle/sample-bundle.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { openSample, sampleVertical } from '../content/content.fixture.ts';
import { readContent } from '../content/content.server.ts';
import { planCategories, readSectionParts } from './categories.server.ts';
import { categoryInput } from './category-input.ts';

/** Publishes the effect of a form of the screen. Returns the site version, or why the form is refused. */
async function act(store: Store, form: Record<string, string>) {
  const { services } = await openSample(store);
  const content = await readContent(services, sampleVertical, null);
  const parts = await readSectionParts({ verticalId: 2, prefix: 'g' }, (targets) =>
    readDraftValues(store.db, null, targets),
  );
  const plan = await planCategories({ content, store }, parts, categoryInput.parse(form));
  return typeof plan === 'string' ? plan : { ...plan, version: await publish(store, ...plan.edits) };
}

async function partOf(store: Store, key: string, verticalId = 2): Promise<unknown> {
  return JSON.parse((await readPart(store.db, verticalId, key)) ?? 'null');
}

async function itemOf(store: Store, id: number) {
  const { data = '{}' } = (await readStoredItems(store.db, 2, [id])).get(id) ?? {};
  return JSON.parse(data) as { content_type_arr: { content_type_id: number }[]; content_type_id: number };
}

describeSqliteFirst('the categories of a section', (testStore) => {
  const openStored = async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    return store;
  };

  it('are merged with all items, a redirect and the name for feeds, and undone to the same bytes', async () => {
    const store = await openStored();
    const before = await exportText(store);
    const merged = await act(store, { intent: 'merge', id: '21', into: '10' });
    expect(merged).toMatchObject({ count: 3 });
    expect(await itemOf(store, 101)).toMatchObject({
      content_type_arr: [{ content_type_id: 10, content_type_name: 'Category 10' }],
      content_type_id: 10,
      content_type_name: 'Category 10',
    });
    expect(await partOf(store, 'menu')).toMatchObject([
      { content_type_id: 10, former_names: ['Category 21'] },
      { content_type_id: 20, children: [] },
    ]);
    expect(await partOf(store, 'list_type')).toEqual({ '10': [100, 102, 104], '20': [] });
    expect(await partOf(store, 'ext_redirects', 0)).toEqual({ '/g/cate/21': '/g/cate/10' });
    if (typeof merged === 'string') throw new Error(merged);
    const undone = await undoChange(store, merged.version, { author: ada, registry: testRegistry });
    expect(undone.outcome).toBe('published');
    expect(await exportText(store)).toBe(before);
  });

  it('are deleted only if every item keeps a category', async () => {
    const store = await openStored();
    expect(await act(store, { intent: 'delete', id: '21', into: '' })).toBe('missing');
    const deleted = await act(store, { intent: 'delete', id: '21', into: '20' });
    expect(deleted).toMatchObject({ count: 3 });
    expect((await itemOf(store, 101)).content_type_arr).toMatchObject([{ content_type_id: 20 }]);
    expect(await partOf(store, 'list_type')).toMatchObject({ '20': [101, 103, 105] });
    const empty = await act(store, { intent: 'create', name: 'Empty', parent: '' });
    // The id of the deleted category is not used again, because its address leads elsewhere.
    expect(empty).toMatchObject({ id: 22 });
    expect(await act(store, { intent: 'delete', id: '22', into: '' })).toMatchObject({ count: 0 });
    expect(await partOf(store, 'ext_redirects', 0)).toEqual({
      '/g/cate/21': '/g/cate/20',
      '/g/cate/22': '/g',
    });
  });

  it('leave orders that they no longer belong to when they move', async () => {
    const store = await openStored();
    await act(store, { intent: 'move', id: '21', parent: '10', before: '' });
    expect(await partOf(store, 'list_type')).toEqual({ '10': [100, 102, 104], '20': [] });
    await act(store, { intent: 'create', name: 'Third', parent: '21' });
    await act(store, { intent: 'create', name: 'Fourth', parent: '22' });
    expect(await act(store, { intent: 'create', name: 'Fifth', parent: '23' })).toBe('levels');
  });

  it('keep their items when they are renamed', async () => {
    const store = await openStored();
    const edited = { icon: '', picture: '', title: 'Brain games', description: '' };
    await act(store, {
      intent: 'edit',
      id: '10',
      name: 'Brain',
      ...edited,
      filled: '{"name":"Category 10"}',
    });
    expect(await partOf(store, 'menu')).toMatchObject([
      { content_type_name: 'Brain', site_title: 'Brain games' },
      { content_type_id: 20 },
    ]);
    expect((await itemOf(store, 100)).content_type_id).toBe(10);
    const rows = await store.db.selectFrom('categoryNames').selectAll().execute();
    expect(rows).toMatchObject([{ name: 'category 10', categoryId: 10 }]);
  });

  it('have tags beside them that are created, renamed, merged and deleted', async () => {
    const store = await openStored();
    expect(await act(store, { intent: 'create-tag', name: 'hot' })).toBe('taken');
    await act(store, { intent: 'create-tag', name: 'Quiet' });
    await act(store, { intent: 'rename-tag', key: 'Hot', name: 'Popular' });
    expect(await act(store, { intent: 'rename-tag', key: 'Quiet', name: 'POPULAR' })).toBe('taken');
    await act(store, { intent: 'merge-tag', key: 'Top Now', into: 'Hot' });
    expect(await partOf(store, 'list_tags')).toEqual({
      Hot: { name: 'Popular', data: [100, 101, 102, 103] },
      Quiet: { name: 'Quiet', data: [] },
    });
    await act(store, { intent: 'delete-tag', key: 'Quiet' });
    expect(await act(store, { intent: 'delete-tag', key: 'constructor' })).toBe('missing');
    expect(Object.keys((await partOf(store, 'list_tags')) as object)).toEqual(['Hot']);
  });
});
