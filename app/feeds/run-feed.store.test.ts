import { expect, it } from 'vitest';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { setItemHidden } from '#app/changes/hide-item.server.ts';
import { dumpStore } from '#app/store/dump.server.ts';
import { putItems } from '#app/store/items.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import {
  createFeedSite,
  dumpSite,
  entries,
  entry,
  feedOf,
  figures,
  itemOf,
  reportOf,
} from './run-feed.fixture.ts';

describeSqliteFirst('a feed run', (testStore) => {
  const { openSite, runFile } = createFeedSite(testStore);

  it('adds items in the form of the bundle, without sample figures and stars', async () => {
    const store = await openSite();
    const list = [
      entry('a', {
        title: ' Marble &amp;amp; Moon ',
        text: '<p>Roll &amp; jump.</p><p>Don&amp;#039;t fall.</p>',
        howTo: 'Arrow keys\nSpace &lt;b&gt;jumps&lt;/b&gt;',
        kinds: ['ARCADE', 'category 10', 'Cooking'],
      }),
    ];
    expect(figures(await runFile(store, list))).toBe('applied: 1 added, 0 changed, 0 unchanged, 0 removed');
    expect(await itemOf(store, 100_000)).toMatchObject({
      id: 100_000,
      create_time: Date.parse('2026-03-01T12:00:00Z') / 1000,
      title: 'Marble & Moon',
      intro: "Roll & jump.\n\nDon't fall.",
      details: '<h2>How to play</h2><p>Arrow keys<br>Space jumps</p>',
      content_type_arr: [{ content_type_id: 21 }, { content_type_id: 10 }],
      content_type_id: 21,
      price: '0',
      rate: '',
      structure_data_type: 'game',
      game_url_remote: 'https://play.example/a?who=me',
      site_data_arr: { rate: '', like: 0, step: 0, collect: 0, play: 1, open_num: 0 },
      ext: { provider: 'sample', provider_id: 'a', slug: 'slug-a' },
    });
  });

  it('uses tags if categories are vague or unknown, and counts unmapped entries', async () => {
    const store = await openSite();
    const list = [
      entry('a', { kinds: ['Category 10', 'Fun'], tags: ['arcade'] }),
      entry('b', { kinds: ['Fun'], tags: ['arcade', 'Category 10', 'ARCADE games', 'fun'] }),
      entry('c', { kinds: ['Knitting'], tags: ['arcade'] }),
      entry('d', { kinds: ['Fun'], tags: ['wool'] }),
      entry('e', { kinds: ['Knitting'], tags: ['wool'] }),
    ];
    const report = reportOf(await runFile(store, list));
    const categories = [];
    for (let id = 100_000; id < 100_005; id++) categories.push((await itemOf(store, id)).content_type_id);
    expect(categories).toEqual([10, 21, 21, 20, 20]);
    expect(report.defaulted).toEqual({ category: 'Category 20', count: 1 });
    const unknown = report.categories.filter(({ isMapped }) => !isMapped);
    expect(unknown.map(({ name, count }) => `${name} ${count}`)).toEqual(['Knitting 2']);
  });

  it('changes nothing the second time and creates no new site version', async () => {
    const store = await openSite();
    await runFile(store, entries(5));
    const before = await dumpSite(store);
    const again = await runFile(store, entries(5));
    expect(figures(again)).toBe('unchanged: 0 added, 0 changed, 5 unchanged, 0 removed');
    expect(await dumpSite(store)).toBe(before);
  });

  it('changes nothing in a dry run, not even the record of runs', async () => {
    const store = await openSite();
    const before = await dumpStore(store);
    const result = await runFile(store, entries(5), { dryRun: true });
    expect(figures(result)).toBe('dry-run: 5 added, 0 changed, 0 unchanged, 0 removed');
    expect(await dumpStore(store)).toBe(before);
  });

  it('updates an item in place and keeps its id, time, figures, hidden state and fields without feed values', async () => {
    const store = await openSite();
    await runFile(store, [entry('a', { text: 'Old' }), entry('b')]);
    const added = await itemOf(store, 100_000);
    const edited = { ...added, faq: [{ question: 'Why?', answer: 'So.' }], router: '/g/special' };
    edited.site_data_arr.like = 7;
    await inWriteTransaction(store, testChange, (site) =>
      putItems(site, 2, [{ id: 100_000, data: JSON.stringify(edited), provider: 'sample', providerId: 'a' }]),
    );
    await setItemHidden(store, 2, 100_000, true);
    testStore().clock.set('2026-04-01T12:00:00Z');
    const result = await runFile(store, [
      entry('b'),
      entry('a', { title: 'Marble Two', text: '', url: 'https://play.example/2' }),
    ]);
    expect(figures(result)).toBe('applied: 0 added, 1 changed, 1 unchanged, 0 removed');
    expect(await itemOf(store, 100_000)).toEqual({
      ...edited,
      title: 'Marble Two',
      game_url_remote: 'https://play.example/2',
      ext: { ...edited.ext, hidden: true },
    });
  });

  it('holds back items of other providers and of the operator, but never its own', async () => {
    const store = await openSite();
    await runFile(store, [entry('a'), entry('b', { title: 'Comet Run' })]);
    const list = [
      entry('x', { title: 'Another', url: 'https://play.example/a/?other=1' }),
      entry('y', { title: 'COMET-RUN: free online game' }),
      entry('z', { title: 'game 103' }),
      entry('w', { title: 'Something New' }),
    ];
    const other = { feed: feedOf('other') };
    const result = reportOf(await runFile(store, list, other));
    expect(result.heldBack).toEqual([
      {
        place: '[0]',
        providerId: 'x',
        title: 'Another',
        reason: 'same address',
        existing: { id: 100_000, title: 'Marble a', provider: 'sample' },
      },
      expect.objectContaining({
        place: '[1]',
        reason: 'same title',
        existing: { id: 100_001, title: 'Comet Run', provider: 'sample' },
      }),
      // "game 103" equals the operator's own "Game 103" because upper and lower case are not distinguished.
      expect.objectContaining({
        place: '[2]',
        reason: 'same title',
        existing: { id: 103, title: 'Game 103', provider: '' },
      }),
    ]);
    expect(result).toMatchObject({ added: 1 });
    expect(figures(await runFile(store, list, other))).toBe(
      'unchanged: 0 added, 0 changed, 1 unchanged, 0 removed',
    );
    // Items of the same provider may share a title, and a stored item is updated whatever other providers have.
    const own = await runFile(store, [
      entry('a', { title: 'Something New' }),
      entry('c', { title: 'Comet Run' }),
    ]);
    expect(figures(own)).toBe('applied: 1 added, 1 changed, 0 unchanged, 0 removed');
  });

  it('maps categories by name and lists unknown ones', async () => {
    const store = await openSite();
    const kinds = [['Arcade'], ['Cooking'], ['Cooking'], [], ['category-21', 'Cooking']];
    const list = kinds.map((names, index) => entry(`k${index}`, { kinds: names }));
    const { categories } = reportOf(await runFile(store, list));
    expect(categories).toEqual([
      { name: 'Cooking', count: 3, category: 'Category 20', isMapped: false },
      { name: '(none)', count: 1, category: 'Category 20', isMapped: false },
      { name: 'Arcade', count: 1, category: 'Category 21', isMapped: true },
      { name: 'category-21', count: 1, category: 'Category 21', isMapped: true },
    ]);
    const primary = async (id: number) => (await itemOf(store, id)).content_type_id;
    expect(await Promise.all([0, 1, 2, 3, 4].map((index) => primary(100_000 + index)))).toEqual([
      21, 20, 20, 20, 21,
    ]);
  });

  it('lists invalid entries with their position and imports the others', async () => {
    const store = await openSite();
    const list = [
      entry('a'),
      entry('b', { url: 5 }),
      'c',
      entry('d', { title: 'a\0b' }),
      entry('e', { text: '\ud800' }),
      entry(' '),
    ];
    const { bad, added } = reportOf(await runFile(store, list));
    expect(added).toBe(1);
    expect(bad.map(({ path: at, problem }) => `${at} ${problem}`)).toEqual([
      '[1].url is the number 5',
      '[2] is the text "c"',
      '[3].title contains the character U+0000',
      '[4].text contains half a surrogate pair',
      '[5].id is empty text',
    ]);
  });

  it.each([
    ['a price', { price: '4.99' }, 'costs 4.99: playing is free'],
    ['http', { url: 'http://play.example/x' }, 'its address is not https: http://play.example/x'],
    ['no address', { url: 'play' }, 'its address is not https: play'],
    [
      'the portal’s own address',
      { url: 'https://portal.example/g' },
      'its address is the portal’s own: https://portal.example/g',
    ],
    [
      'the public address',
      { url: 'https://public.example/g' },
      'its address is the portal’s own: https://public.example/g',
    ],
    ['a title of nothing but HTML', { title: '<b></b>' }, 'has no title'],
    ['what its mapping refuses', { score: 0 }, 'has score 0'],
    ['an id that was there', { id: 'a' }, 'has the id of [0]'],
  ])('refuses %s and reports the reason', async (_what, rest, reason) => {
    const store = await openSite();
    const list = [entry('a'), entry('b', rest)];
    const { refused, added } = reportOf(await runFile(store, list, { siteUrl: 'https://public.example' }));
    expect(added).toBe(1);
    expect(refused).toEqual([expect.objectContaining({ place: '[1]', reason })]);
  });

  it.each([['0'], ['0.00'], [0], ['free'], ['']])('treats the price %j as free', async (price) => {
    const store = await openSite();
    expect(reportOf(await runFile(store, [entry('a', { price })]))).toMatchObject({ added: 1, refused: [] });
  });

  it.each([
    ['cut off', JSON.stringify(entries(5)).slice(0, -20), /^line 1, column \d+, in \[4\]\.\w+$/],
    ['of another shape', { games: [] }, /^the whole document$/],
    ['of another feed', [{ Md5: 'a' }, { Md5: 'b' }], /^\[0\]\.id$/],
    ['XML', '<rss/>', /^line 1, column 1$/],
  ])('changes nothing for a document that is %s, and reports the position', async (_what, value, where) => {
    const store = await openSite();
    await runFile(store, entries(3));
    const before = await dumpSite(store);
    const result = await runFile(store, value);
    expect(result).toMatchObject({ outcome: 'refused', fault: { path: expect.stringMatching(where) } });
    expect(await dumpSite(store)).toBe(before);
  });

  it('warns that the operator is not paid', async () => {
    const store = await openSite();
    const { warnings } = reportOf(await runFile(store, [entry('a', { url: 'https://play.example/nobody' })]));
    expect(warnings[0]).toBe('NOBODY IS PAID');
  });

  it('is refused without a menu', async () => {
    const store = await testStore().openMigrated();
    expect(await runFile(store, entries(1))).toMatchObject({
      outcome: 'refused',
      fault: { path: 'data_content["2"].menu' },
    });
    expect(await store.readVersion()).toBeNull();
  });
});
