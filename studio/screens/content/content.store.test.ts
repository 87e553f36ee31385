import { describe, expect, it } from 'vitest';
import { sampleItem } from '#test/bundle/sample-bundle.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import type { Edit } from '#app/changes/edits.ts';
import { publish, storeSample } from '#app/changes/site.fixture.ts';
import type { Store } from '#app/store/store.ts';
import { openSample, sampleVertical } from './content.fixture.ts';
import { columnIds } from './columns.ts';
import { readContent } from './content.server.ts';
import { readQuery } from './content-query.ts';
import { findItems } from './find-items.server.ts';

const target = (id: number) => ({ kind: 'item', verticalId: 2, id }) as const;
const setField = (id: number, path: string[], value: string | boolean): Edit => ({
  kind: 'set',
  target: target(id),
  path,
  value,
});

/** Returns the ids that a query finds, with the edits of a draft. */
async function find(store: Store, search: string, edits: readonly Edit[] = []): Promise<number[]> {
  const { services, finding } = await openSample(store);
  const base = (await store.readVersion()) ?? 0;
  const draft = edits.length === 0 ? null : { id: 1, revision: 1, base, edits };
  const content = await readContent(services, sampleVertical, draft);
  const { items } = await findItems(finding, content, readQuery(new URLSearchParams(search)));
  return items.map(({ item }) => item.id);
}

describeSqliteFirst('the items of a section', (testStore) => {
  const openStored = async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    return store;
  };

  it('include hidden and rejected ones, in catalogue order', async () => {
    const store = await openStored();
    await publish(store, setField(101, ['ext', 'hidden'], true));
    await store.db
      .updateTable('items')
      .set({ data: JSON.stringify({ ...sampleItem(103), ext: { slug: 7 } }) })
      .where('id', '=', 103)
      .execute();
    expect(await find(store, '')).toEqual([100, 101, 102, 103, 104, 105]);
    expect(await find(store, 'state=hidden')).toEqual([101]);
    expect(await find(store, 'state=rejected')).toEqual([103]);
    expect(await find(store, 'state=shown')).toEqual([100, 102, 104, 105]);
  });

  it('are filtered by category with its subcategories, by tag, and by what they lack', async () => {
    const store = await openStored();
    expect(await find(store, 'category=10')).toEqual([100, 102, 104]);
    expect(await find(store, 'category=20')).toEqual([101, 103, 105]);
    expect(await find(store, 'tag=Hot')).toEqual([100, 101, 102]);
    expect(await find(store, 'tag=Hot&category=20')).toEqual([101]);
    await publish(store, setField(104, ['intro'], ''));
    expect(await find(store, 'missing=text')).toEqual([104]);
    expect(await find(store, 'missing=cover&category=20')).toEqual([101, 103, 105]);
  });

  it('are found by title, by text and by id, even if they are hidden', async () => {
    const store = await openStored();
    await publish(
      store,
      setField(101, ['ext', 'hidden'], true),
      setField(101, ['title'], 'Marble Run'),
      setField(102, ['title'], 'Marble Maze'),
      setField(105, ['intro'], 'Roll a marble.'),
    );
    expect(await find(store, 'q=marble')).toEqual([102, 101]);
    expect(new Set(await find(store, 'q=marble&mode=words'))).toEqual(new Set([101, 102, 105]));
    expect(await find(store, 'q=a marble&mode=phrase')).toEqual([105]);
    expect(await find(store, 'q=104')).toEqual([104]);
  });

  it('are sorted by title and by openings, in both directions', async () => {
    const store = await openStored();
    await publish(store, setField(100, ['title'], 'zebra'), setField(105, ['title'], 'Ant'));
    const ascending = await find(store, 'sort=title');
    expect([ascending[0], ascending.at(-1)]).toEqual([105, 100]);
    expect(await find(store, 'sort=-title')).toEqual(ascending.toReversed());
  });

  it('are sorted by every column, empty values last, and changed items at their places', async () => {
    const store = await openStored();
    await publish(store, setField(100, ['author'], 'Zoe'), setField(103, ['author'], 'abe'));
    expect((await find(store, 'sort=by')).slice(0, 2)).toEqual([103, 100]);
    expect((await find(store, 'sort=-by')).slice(0, 2)).toEqual([100, 103]);
    expect(await find(store, 'sort=-openings')).toEqual([100, 101, 102, 103, 104, 105]);
    expect(await find(store, 'sort=-id')).toEqual([105, 104, 103, 102, 101, 100]);
    expect((await find(store, 'sort=tags')).slice(0, 3)).toEqual([100, 101, 102]);
    const draft = [setField(105, ['author'], 'Max'), setField(100, ['author'], '')];
    expect((await find(store, 'sort=by', draft)).slice(0, 3)).toEqual([103, 105, 100]);
    for (const column of columnIds) {
      expect(new Set(await find(store, `sort=${column}`, draft)).size).toBe(6);
    }
  });

  it('are shown as the draft leaves them', async () => {
    const store = await openStored();
    const draft: Edit[] = [
      { kind: 'remove-item', verticalId: 2, id: 100 },
      { kind: 'move-item', verticalId: 2, id: 105, after: null },
      { kind: 'add-item', verticalId: 2, item: { ...sampleItem(900), title: 'New one' } },
      setField(102, ['title'], 'Renamed'),
    ];
    expect(await find(store, '', draft)).toEqual([105, 101, 102, 103, 104, 900]);
    expect(await find(store, 'state=changed', draft)).toEqual([105, 102, 900]);
    expect(await find(store, 'q=renamed', draft)).toEqual([102]);
    expect(await find(store, 'q=Game 102', draft)).toEqual([]);
  });

  it('are the same in lists that are derived from the published ones', async () => {
    const store = await openStored();
    await publish(store, setField(104, ['ext', 'hidden'], true), setField(101, ['author'], 'Zoe'));
    const { services, finding } = await openSample(store);
    const edits: Edit[] = [
      { kind: 'remove-item', verticalId: 2, id: 100 },
      setField(101, ['author'], ''),
      setField(102, ['title'], 'Ant'),
      setField(103, ['ext', 'hidden'], true),
      setField(104, ['ext', 'hidden'], false),
    ];
    const draft = { id: 1, revision: 1, base: (await store.readVersion()) ?? 0, edits };
    const content = await readContent(services, sampleVertical, draft);
    const complete = { ...content, base: null };
    expect(content.base).not.toBeNull();
    const lists = ['', 'state=hidden', 'state=changed', 'category=20', 'tag=Hot', 'q=game', 'q=ant', 'q=102'];
    for (const list of lists) {
      for (const sort of ['', ...columnIds.flatMap((column) => [`&sort=${column}`, `&sort=-${column}`])]) {
        const query = readQuery(new URLSearchParams(list + sort));
        const [derived, found] = [
          await findItems(finding, content, query),
          await findItems(finding, complete, query),
        ].map(({ items }) => items.map(({ item }) => item.id));
        expect(derived, list + sort).toEqual(found);
      }
    }
  });

  it('follow tags that the draft changes', async () => {
    const store = await openStored();
    const part = { kind: 'part', verticalId: 2, key: 'list_tags' } as const;
    const draft: Edit[] = [{ kind: 'set', target: part, path: ['Hot', 'data'], value: [104] }];
    expect(await find(store, 'tag=Hot', draft)).toEqual([104]);
  });

  it('are those that are published if the draft no longer fits', async () => {
    const store = await openStored();
    const { services } = await openSample(store);
    const edits = [setField(999, ['title'], 'Gone')];
    const content = await readContent(services, sampleVertical, { id: 1, revision: 1, base: 1, edits });
    expect(content.isDraftBroken).toBe(true);
    expect(content.items).toHaveLength(6);
  });
});

describe('the address of a view', () => {
  it('ignores what it does not know', () => {
    const query = readQuery(new URLSearchParams('category=x,1&state=odd,hidden&sort=-price&mode=none'));
    expect(query).toMatchObject({ categories: [1], states: ['hidden'], sort: null, mode: 'title' });
  });
});
