import { expect, it } from 'vitest';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { publish, storeSample } from '#app/changes/site.fixture.ts';
import type { Store } from '#app/store/store.ts';
import { openSample, sampleVertical } from './content.fixture.ts';
import { readContent, readItemData, type Content } from './content.server.ts';
import {
  arrangeTag,
  categoriseItems,
  copyItem,
  createItem,
  deleteItems,
  hideItems,
  moveItems,
  moveItemsBeside,
  tagItems,
  type BulkEdits,
} from './item-edits.server.ts';

async function openContent(store: Store): Promise<Content> {
  return readContent((await openSample(store)).services, sampleVertical, null);
}

/**
 * Publishes the edits of some items. Returns the number of changed items, the number of unchanged ones, and the content
 * afterwards.
 */
async function change(
  store: Store,
  ids: readonly number[],
  editsOf: (content: Content, data: Awaited<ReturnType<typeof readItemData>>) => BulkEdits,
) {
  const content = await openContent(store);
  const { edits, count, kept } = editsOf(content, await readItemData(store, content, ids));
  if (edits.length > 0) await publish(store, ...edits);
  return { count, kept, content: await openContent(store) };
}

const order = ({ items }: Content) => items.map(({ item }) => item.id);

describeSqliteFirst('edits of several items', (testStore) => {
  const openStored = async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    return store;
  };

  it('hide items and show them again, and count only those that change', async () => {
    const store = await openStored();
    const hidden = await change(store, [100, 101], (content, data) => hideItems(content, data, true));
    expect([hidden.count, hidden.content.find(101)?.state]).toEqual([2, 'hidden']);
    const again = await change(store, [100, 102], (content, data) => hideItems(content, data, true));
    expect(again.count).toBe(1);
    const shown = await change(store, [100, 101], (content, data) => hideItems(content, data, false));
    expect([shown.count, shown.content.find(101)?.state]).toEqual([2, 'shown']);
  });

  it('add a category, and remove it except from items that have no other', async () => {
    const store = await openStored();
    const category = (content: Content, id: number) => content.categories.find((one) => one.id === id)!;
    const added = await change(store, [100, 101], (content, data) =>
      categoriseItems(content, data, category(content, 21), true),
    );
    expect([added.count, added.content.find(100)?.item.categoryIds]).toEqual([1, [10, 21]]);
    const removed = await change(store, [100, 102], (content, data) =>
      categoriseItems(content, data, category(content, 10), false),
    );
    expect([removed.count, removed.kept]).toEqual([1, 1]);
    expect(removed.content.find(100)?.item).toMatchObject({ categoryIds: [21], categoryId: 21 });
  });

  it('add items to the end of a tag, and remove them from it', async () => {
    const store = await openStored();
    const hot = (content: Content) => content.tags.find(({ key }) => key === 'Hot')?.itemIds;
    const added = await change(store, [], (content) => tagItems(content, [100, 105], 'Hot', true));
    expect([added.count, hot(added.content)]).toEqual([1, [100, 101, 102, 105]]);
    const removed = await change(store, [], (content) => tagItems(content, [100, 104], 'Hot', false));
    expect([removed.count, hot(removed.content)]).toEqual([1, [101, 102, 105]]);
  });

  it('place items in a tag, and add those that it does not have', async () => {
    const store = await openStored();
    const hot = (content: Content) => content.tags.find(({ key }) => key === 'Hot')?.itemIds;
    const place = (ids: number[], beside: number, isBefore: boolean) =>
      change(store, [], (content) => arrangeTag(content, ids, { tag: 'Hot', beside, isBefore }));
    expect(hot((await place([102, 105], 101, true)).content)).toEqual([100, 102, 105, 101]);
    expect(hot((await place([100], 0, false)).content)).toEqual([102, 105, 101, 100]);
    expect((await place([102], 105, true)).count).toBe(0);
    expect((await place([102], 102, true)).count).toBe(0);
  });

  it('move items together, to a position or beside another item, in their order and not in that of the selection', async () => {
    const store = await openStored();
    const top = await change(store, [], (content) => moveItems(content, [104, 102], 0));
    expect(order(top.content)).toEqual([102, 104, 100, 101, 103, 105]);
    const beside = await change(store, [], (content) =>
      moveItemsBeside(content, [104, 100], { id: 103, isBefore: false }),
    );
    expect(order(beside.content)).toEqual([102, 101, 103, 104, 100, 105]);
  });

  it('delete items, which tags and orders then no longer name', async () => {
    const store = await openStored();
    const { content } = await change(store, [], (before) => deleteItems(before, [100, 103]));
    expect(order(content)).toEqual([101, 102, 104, 105]);
    expect(content.tags.flatMap(({ itemIds }) => itemIds)).not.toContain(100);
  });

  it('create and copy items that can be published', async () => {
    const store = await openStored();
    const { content } = await change(store, [100], (before, data) => {
      const [category] = before.categories;
      const created = { id: 900, createTime: 1, title: 'New', category: category! };
      const item = createItem(before, { ...created, playUrl: 'https://games.example/new/' });
      const copy = copyItem(data.get(100)!, { id: 901, createTime: 1, title: 'Copy' });
      const add = (one: typeof item) => ({ kind: 'add-item' as const, verticalId: 2, item: one });
      return { edits: [add(item), add(copy)], count: 2, kept: 0 };
    });
    expect(content.find(900)?.state).toBe('shown');
    expect(content.find(901)?.item).toMatchObject({ title: 'Copy', intro: 'Move the blocks.' });
  });
});
