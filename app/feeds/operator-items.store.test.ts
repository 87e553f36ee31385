import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sampleCategory, testRegistry, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { importBundle } from '#app/changes/import.server.ts';
import { setItemHidden } from '#app/changes/hide-item.server.ts';
import type { Store } from '#app/store/store.ts';
import { deleteItem, releaseItem } from './operator-items.server.ts';
import { createFeedSite, entries, entry, exported, figures, itemOf, reportOf } from './run-feed.fixture.ts';

const firstId = 100_000;

describeSqliteFirst('items of a feed that the operator has changed', (testStore) => {
  const { openSite, runFile, runWhole } = createFeedSite(testStore);

  /** Imports parts of the games section. */
  async function importGames(store: Store, parts: TestBundle): Promise<void> {
    const source = path.join(testStore().dataDir, 'bundle.json');
    await writeFile(source, JSON.stringify({ data_content: { '2': parts } }));
    const mediaDir = path.join(testStore().dataDir, 'media');
    const result = await importBundle({ store, source, registry: testRegistry, mediaDir, yes: true });
    expect(result.outcome).toBe('applied');
  }

  /** Exports the games, passes them to `change`, and imports the result. */
  async function editGames(store: Store, change: (games: TestBundle) => void): Promise<void> {
    const { data_content: content } = await exported(store);
    change(content['2']);
    await importGames(store, content['2']);
  }

  /** Changes one item by importing a bundle, as an operator would. */
  function editItem(store: Store, id: number, fields: object): Promise<void> {
    return editGames(store, ({ list }) => {
      Object.assign(
        list.find((item: TestBundle) => item.id === id),
        fields,
      );
    });
  }

  const category = (id: number) => ({
    content_type_arr: [{ content_type_id: id, content_type_name: `Category ${id}`, router: '' }],
    content_type_id: id,
    content_type_name: `Category ${id}`,
  });

  it('keep the operator’s texts when the feed runs again, and when the feed has changed', async () => {
    const store = await openSite();
    const offered = entry('a', { text: 'Their words.', howTo: 'Press keys.' });
    await runFile(store, [offered, entry('b')]);
    await editItem(store, firstId, { title: 'My title', intro: 'My words.', ...category(21) });
    const version = await store.readVersion();

    const again = await runFile(store, [offered, entry('b')]);
    expect(figures(again)).toBe('unchanged: 0 added, 0 changed, 2 unchanged, 0 removed');
    expect(reportOf(again).overridden).toEqual([
      { id: firstId, title: 'My title', fields: ['title', 'intro', 'content_type_arr'] },
    ]);
    expect(await store.readVersion()).toBe(version);

    const changed = entry('a', { title: 'Marble 2', text: 'New words.', howTo: 'Press other keys.' });
    expect(figures(await runFile(store, [changed, entry('b')]))).toMatch(/^applied: .* 1 changed/);
    expect(await itemOf(store, firstId)).toMatchObject({
      title: 'My title',
      intro: 'My words.',
      details: expect.stringContaining('other keys'),
      content_type_id: 21,
    });

    // The feed delivers the operator's title by chance. The field still belongs to the operator.
    await runFile(store, [entry('a', { title: 'My title' })]);
    await runFile(store, [entry('a', { title: 'Marble 3' })]);
    expect((await itemOf(store, firstId)).title).toBe('My title');
  });

  it('are returned to the feed field by field, or completely', async () => {
    const store = await openSite();
    await runFile(store, [entry('a', { text: 'Their words.' })]);
    await editItem(store, firstId, { title: 'My title', intro: 'My words.', ...category(21) });
    await runFile(store, [entry('a', { title: 'Marble 2', text: 'New words.' })]);

    expect(await releaseItem(store, 2, firstId, 'title')).toMatchObject({
      outcome: 'released',
      fields: ['title'],
    });
    expect(await itemOf(store, firstId)).toMatchObject({ title: 'Marble 2', intro: 'My words.' });
    await runFile(store, [entry('a', { title: 'Marble 3', text: 'Newer words.' })]);
    expect(await itemOf(store, firstId)).toMatchObject({ title: 'Marble 3', intro: 'My words.' });

    expect(await releaseItem(store, 2, firstId)).toMatchObject({ fields: ['intro', 'content_type_arr'] });
    expect(await itemOf(store, firstId)).toMatchObject({ intro: 'Newer words.', content_type_id: 10 });
    const version = await store.readVersion();
    expect(await releaseItem(store, 2, firstId)).toMatchObject({ outcome: 'released', fields: [] });
    expect(await store.readVersion()).toBe(version);
    expect(await releaseItem(store, 2, firstId, 'faq')).toMatchObject({ outcome: 'no-field' });
    expect(await releaseItem(store, 2, 100)).toEqual({ outcome: 'no-feed' });
    expect(await releaseItem(store, 2, 7)).toEqual({ outcome: 'not-found' });
  });

  it('stay in a renamed category, which new items find, too', async () => {
    const store = await openSite();
    const offered = [entry('a', { kinds: ['Category 10'] }), entry('b', { kinds: ['arcade'] })];
    await runFile(store, [...offered, entry('c', { kinds: ['Cooking'] })]);
    await editGames(store, (games) => {
      games.menu[0].content_type_name = 'First';
      games.menu[1].content_type_name = 'Second';
      games.menu[1].children[0].content_type_name = 'Third';
    });
    const more = [
      entry('d', { kinds: ['category-10'] }),
      entry('e', { kinds: ['Arcade'] }),
      entry('f', { kinds: ['Knitting'] }),
    ];
    const report = reportOf(await runFile(store, [...offered, entry('c', { kinds: ['Cooking'] }), ...more]));
    expect(report).toMatchObject({ added: 3, overridden: [] });
    expect(report.categories.filter(({ isMapped }) => !isMapped).map(({ category: to }) => to)).toEqual([
      'Second',
      'Second',
    ]);
    const categories = [];
    for (let index = 0; index < 6; index++) {
      const item = await itemOf(store, firstId + index);
      categories.push([item.content_type_id, item.content_type_name]);
    }
    const expected = [
      [10, 'First'],
      [21, 'Third'],
      [20, 'Second'],
    ];
    expect(categories).toEqual([...expected, ...expected]);
  });

  it('stay deleted until they are returned to the feed', async () => {
    const store = await openSite();
    await runWhole(store, entries(12));
    expect(await deleteItem(store, 2, firstId)).toMatchObject({ title: 'Marble m0', provider: 'sample' });
    expect(await deleteItem(store, 2, firstId)).toBeNull();
    // The operator deletes an item of the feed by importing a bundle that omits it.
    await editGames(store, (games) => {
      games.list = games.list.filter(({ id }: TestBundle) => id !== firstId + 1);
    });
    const again = await runWhole(store, entries(12));
    expect(figures(again)).toBe('unchanged: 0 added, 0 changed, 10 unchanged, 0 removed');
    expect(reportOf(again).deleted.map(({ id, title }) => `${id} ${title}`)).toEqual([
      '100000 Marble m0',
      '100001 Marble m1',
    ]);
    // The feed drops the entry and contains it again later.
    await runWhole(store, entries(12).slice(1));
    expect(figures(await runWhole(store, entries(12)))).toMatch(/^unchanged/);

    expect(await releaseItem(store, 2, firstId)).toEqual({ outcome: 'may-return', provider: 'sample' });
    expect(figures(await runWhole(store, entries(12)))).toMatch(/^applied: 1 added/);
    expect(await itemOf(store, firstId)).toMatchObject({ title: 'Marble m0' });
    expect(await itemOf(store, firstId + 1)).toBeNull();
  });

  it('are created again by the next run after an import of a bundle without feed data', async () => {
    const store = await openSite();
    await runWhole(store, entries(3));
    await deleteItem(store, 2, firstId);
    await editGames(store, (games) => {
      games.list = games.list.filter(({ id }: TestBundle) => id < firstId);
    });
    expect(figures(await runWhole(store, entries(3)))).toBe(
      'applied: 2 added, 0 changed, 0 unchanged, 0 removed',
    );
    expect(await itemOf(store, firstId)).toBeNull();
    await importGames(store, {});
    await importGames(store, { menu: [sampleCategory(10)] });
    expect(figures(await runWhole(store, entries(3)))).toMatch(/^applied: 2 added/);
  });

  it('are restored unchanged after the feed temporarily dropped them', async () => {
    const store = await openSite();
    await runWhole(store, entries(12));
    await editItem(store, firstId, { title: 'My title', faq: [{ question: 'Why?', answer: 'Because.' }] });
    await runWhole(store, entries(12).slice(1));
    expect(await itemOf(store, firstId)).toBeNull();
    expect(await releaseItem(store, 2, firstId)).toEqual({ outcome: 'removed-by-feed' });
    const back = entries(12);
    back[0].title = 'Marble 2';
    back[0].text = 'New words.';
    expect(figures(await runWhole(store, back))).toMatch(/^applied: 1 added/);
    expect(await itemOf(store, firstId)).toMatchObject({
      title: 'My title',
      intro: 'New words.',
      faq: [{ question: 'Why?', answer: 'Because.' }],
    });
  });

  it('stay hidden and are still updated', async () => {
    const store = await openSite();
    await runWhole(store, entries(12));
    await setItemHidden(store, 2, firstId, true);
    const list = entries(12);
    list[0].text = 'New words.';
    await runWhole(store, list);
    expect(await itemOf(store, firstId)).toMatchObject({ intro: 'New words.', ext: { hidden: true } });
    await runWhole(store, list.slice(1));
    await runWhole(store, list);
    expect((await itemOf(store, firstId)).ext.hidden).toBe(true);
  });

  it('keep the operator’s texts in a store that received them with a bundle', async () => {
    const store = await openSite();
    await runFile(store, [entry('a', { text: 'Their words.' }), entry('b')]);
    await editItem(store, firstId, { title: 'My title' });
    const { data_content: content } = await exported(store);
    // The store's record of feeds is not part of a bundle.
    await importGames(store, {});
    await store.db.deleteFrom('feedIds').execute();
    await importGames(store, content['2']);
    const result = await runFile(store, [
      entry('a', { text: 'New words.' }),
      entry('b', { title: 'Marble b' }),
    ]);
    expect(reportOf(result).overridden).toEqual([
      { id: firstId, title: 'My title', fields: ['title', 'intro'] },
    ]);
    expect(await itemOf(store, firstId)).toMatchObject({ title: 'My title', intro: 'Their words.' });
    expect((await releaseItem(store, 2, firstId, 'intro')).outcome).toBe('released');
    expect((await itemOf(store, firstId)).intro).toBe('New words.');
  });
});
