import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { inEnglish } from '#app/lib/phrase.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testRegistry } from '#test/bundle/sample-bundle.ts';
import { describeEachEngine } from '#test/store/engines.ts';
import { setItemHidden } from '#app/changes/hide-item.server.ts';
import { changeSetting } from '#app/changes/stored-settings.server.ts';
import { readChange } from '#app/changes/read-changes.server.ts';
import { undoChange } from '#app/changes/undo-change.server.ts';
import { GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import { commandLine, listAuditEntries } from '#app/operators/audit-log.server.ts';
import { dumpStore } from '#app/store/dump.server.ts';
import { listFeedRuns } from '#app/store/feed-runs.server.ts';
import { findFeed, listFeeds, updateFeed } from '#app/store/feeds.server.ts';
import { closeInterruptedRuns } from '#app/store/leftovers.server.ts';
import { defineFeed } from './define-feed.ts';
import { listFeedEdits } from './feed-edits.server.ts';
import {
  addFeed,
  changeFeed,
  chooseCategory,
  removeFeed,
  restoreFeed,
  setFeedPaused,
  undoFeedChange,
} from './manage-feeds.server.ts';
import type { FeedMapping } from './mapping/mapping-schema.ts';
import { acceptRun, readProposal, type AcceptOptions } from './proposals.server.ts';
import { createFeedSite, entries, entry, feedOf, itemOf, offline } from './run-feed.fixture.ts';
import { runDueFeeds } from './run-due-feeds.server.ts';
import { readRules } from './feed-rules.ts';
import { shortenAddress } from './shorten-address.ts';
import {
  contextOf,
  createDistributor,
  feedNow,
  inputOf,
  run,
  storeFeed,
  told,
  type Distributor,
} from './stored-feeds.fixture.ts';

const hour = 3_600_000;
const freely = { publishes: { mostAdded: 100, mostRemovedPercent: 100 } };

describeEachEngine('a stored feed', (testStore) => {
  const { openSite } = createFeedSite(testStore);

  async function open(distributor: Distributor, rules: object = {}) {
    const store = await openSite();
    const context = contextOf(store, testStore(), distributor);
    const feed = await storeFeed(context, inputOf({ rules }));
    const accept = async (options: Partial<AcceptOptions> = {}) => {
      const [last] = await listFeedRuns(store.db, { feedId: feed.id });
      const all = { runId: last?.id ?? 0, author: 'Ada', fetch: offline, isChosen: () => true };
      return acceptRun(context, { ...all, ...options });
    };
    const outcomes = async () =>
      (await listFeedRuns(store.db, { feedId: feed.id })).map(({ outcome }) => outcome);
    return { store, context, feed, accept, outcomes };
  }

  it('reads documents with its mapping, and forgets declined entries when the mapping of ids changes', async () => {
    const store = await openSite();
    const sample = feedOf('list');
    const definition = {
      ...sample,
      withMapping: (mapping: FeedMapping) => ({
        ...sample,
        mapping,
        parse: (text: string) => ({ ...sample.parse(text), repository: mapping.source }),
      }),
    };
    const plain = contextOf(store, testStore(), createDistributor(entries(2)));
    const context = { ...plain, feeds: new Map([['list', definition]]) };
    const mappingOf = (id: string, title = 'title') => ({
      source: 'hub',
      format: 'json',
      fields: { id, title, playAddress: 'url' },
    });
    const listInput = (mapping: object | null) => inputOf({ provider: 'list', rules: { mapping } });
    const add = (name: string, mapping: object | null) =>
      addFeed(store, context.feeds, { ...listInput(mapping), name }, commandLine);
    expect(await add('None', null)).toMatchObject({ fault: { field: 'mapping', fault: 'mapping' } });
    const feed = await storeFeed(context, listInput(mappingOf('id')));
    expect(await add('Twice', mappingOf('id'))).toMatchObject({
      fault: { field: 'mapping', fault: 'source' },
    });
    const result = await run(context, feed);
    expect(result).toMatchObject({ outcome: 'waiting', report: { provider: 'list:hub', added: 2 } });
    const runId = 'runId' in result ? result.runId : 0;
    await acceptRun(context, { runId, author: 'Ada', fetch: offline, isChosen: () => false });
    const change = async (mapping: object) => {
      const { id, revision } = await feedNow(context, feed);
      await changeFeed(store, context.feeds, { id, revision, input: listInput(mapping) }, commandLine);
      return (await feedNow(context, feed)).leftOut;
    };
    expect(await change(mappingOf('id', 'name'))).toHaveLength(2);
    expect(await change(mappingOf('key', 'name'))).toEqual([]);
    await updateFeed(store.db, feed.id, { rules: readRules({}) });
    expect(told(await run(context, feed))).toBe('failed: The provider list needs a mapping.');
  });

  it('waits for approval, changes nothing before, and is accepted as one change that can be undone', async () => {
    const distributor = createDistributor(entries(3));
    const { store, context, feed, accept, outcomes } = await open(distributor);
    const version = await store.readVersion();
    const result = await run(context, feed);
    expect(told(result)).toBe('waiting: 3 added, 0 changed, 0 removed');
    expect(await store.readVersion()).toBe(version);
    expect(await accept()).toMatchObject({ outcome: 'applied', report: { added: 3 } });
    const change = await readChange(store, (version ?? 0) + 1);
    expect(change).toMatchObject({ origin: 'feed', author: 'Ada', items: 3 });
    expect((await itemOf(store, 100_000)).title).toBe('Marble m0');
    expect(await outcomes()).toEqual(['applied']);
    expect(await accept()).toEqual({ outcome: 'gone' });
    const undo = await undoChange(store, (version ?? 0) + 1, {
      author: { origin: 'studio', author: 'Ada' },
      registry: testRegistry,
    });
    expect(undo).toMatchObject({ outcome: 'published' });
    expect(await itemOf(store, 100_000)).toBeNull();
    expect(told(await run(context, feed))).toBe('unchanged: 0 added, 0 changed, 0 removed');
  });

  it('proposes additions, changes, removals and refusals, and names the item of each duplicate', async () => {
    const distributor = createDistributor(entries(3));
    const { context, feed } = await open(distributor, freely);
    await run(context, feed);
    await updateFeed(context.store.db, feed.id, { rules: readRules({ gate: { leastWords: 3 } }) });
    distributor.pages = [
      [
        entry('m0', { text: 'Other words.' }),
        entry('m1'),
        entry('n1', { text: 'A new one.' }),
        entry('n2', { score: 0 }),
        entry('n3', { title: 'Game 103', text: 'Three more words.' }),
        entry('n4'),
        { id: 'n5' },
      ],
    ];
    const result = await run(context, feed);
    expect(told(result)).toBe('waiting: 1 added, 1 changed, 1 removed');
    const proposal = await readProposal(context, 'runId' in result ? result.runId : 0);
    expect(proposal?.plan).toMatchObject({
      added: [{ providerId: 'n1' }],
      changed: [{ providerId: 'm0', id: 100_000 }],
      removed: [{ providerId: 'm2', id: 100_002 }],
      heldBack: [{ providerId: 'n3', existing: { id: 103 } }],
    });
    const refused = proposal?.report.refused.map(({ providerId, reason }) => [providerId, inEnglish(reason)]);
    expect(refused).toEqual([
      ['n2', 'has score 0'],
      ['n4', 'its texts have only 2 words'],
    ]);
    expect(proposal?.report.bad).toHaveLength(2);
  });

  it('marks or refuses new entries that break its rules, and compares their texts with those of the site', async () => {
    const text = 'Roll the marble down the lane, collect every coin and reach the end in time.';
    const distributor = createDistributor([entry('m0', { text })]);
    const { context, feed, accept } = await open(distributor);
    await run(context, feed);
    await accept();
    const rules = { similar: 'mark', trademarks: 'refuse', controls: 'mark' };
    await updateFeed(context.store.db, feed.id, { rules: readRules({ gate: { rules } }) });
    distributor.pages = [
      [
        entry('m0', { text }),
        entry('n1', { text, howTo: 'Press space.' }),
        entry('n2', { text: 'Another one.', howTo: 'Tap.' }),
        entry('n3', { text: 'A third one.' }),
        entry('n4', { title: 'Tetris' }),
      ],
    ];
    const result = await run(context, feed);
    const proposal = await readProposal(context, 'runId' in result ? result.runId : 0);
    expect(proposal?.report.marked).toMatchObject([
      { providerId: 'n1', findings: [{ rule: 'similar', detail: 'Marble m0' }] },
      { providerId: 'n3', findings: [{ rule: 'controls' }] },
    ]);
    expect(proposal?.plan.added).toHaveLength(3);
    const refused = proposal?.report.refused.map(({ providerId, reason }) => [providerId, inEnglish(reason)]);
    expect(refused).toEqual([['n4', 'its title contains the trademark “Tetris”']]);
    await accept({ isChosen: (key) => !key.endsWith('n1') });
    const [last] = await listFeedRuns(context.store.db, { feedId: feed.id });
    expect(last?.summary).toMatchObject({ counts: { marked: 1 }, marked: [{ providerId: 'n3' }] });
  });

  it('publishes automatically within its limits, and waits beyond them', async () => {
    const distributor = createDistributor(entries(3));
    const { context, feed, outcomes } = await open(distributor, {
      publishes: { mostAdded: 3, mostRemovedPercent: 34 },
    });
    expect(told(await run(context, feed))).toBe('applied: 3 added, 0 changed, 0 removed');
    distributor.pages = [entries(7)];
    expect(told(await run(context, feed))).toBe('waiting: 4 added, 0 changed, 0 removed');
    distributor.pages = [entries(1)];
    expect(told(await run(context, feed))).toBe('waiting: 0 added, 0 changed, 2 removed');
    expect(await outcomes()).toEqual(['waiting', 'superseded', 'applied']);
    distributor.pages = [entries(2)];
    expect(told(await run(context, feed))).toBe('applied: 0 added, 0 changed, 1 removed');
    expect(await outcomes()).toEqual(['applied', 'superseded', 'superseded', 'applied']);
    expect(await context.store.db.selectFrom('feedPages').selectAll().execute()).toEqual([]);
  });

  it('is accepted in part, and does not ask again about what was left out', async () => {
    const distributor = createDistributor(entries(2));
    const { store, context, feed, accept } = await open(distributor);
    await run(context, feed);
    await accept();
    const changed = [
      entry('m0', { text: 'New words.' }),
      entry('m1', { text: 'More words.' }),
      entry('n1'),
      entry('n2'),
    ];
    distributor.pages = [changed];
    await run(context, feed);
    const some = await accept({ isChosen: (key) => key.endsWith(' m0') || key.endsWith(' n1') });
    expect(some).toMatchObject({ outcome: 'applied', report: { added: 1, changed: 1 } });
    expect((await itemOf(store, 100_001)).intro).toBe('');
    expect(told(await run(context, feed))).toBe('unchanged: 0 added, 0 changed, 0 removed');
    // Another change of the same item needs another decision, and the item does not count as the operator's.
    distributor.pages = [
      [...changed.slice(0, 1), entry('m1', { text: 'Better words.' }), entry('n1'), entry('n2')],
    ];
    expect(told(await run(context, feed))).toBe('waiting: 0 added, 1 changed, 0 removed');
    await accept({ isChosen: (_, wasLeftOut) => !wasLeftOut });
    expect((await itemOf(store, 100_001)).intro).toBe('Better words.');
    expect((await feedNow(context, feed)).leftOut).toEqual(['added n2']);
  });

  it('is declined without a change, and asks again only about something new', async () => {
    const distributor = createDistributor(entries(2));
    const { store, context, feed, accept, outcomes } = await open(distributor);
    await run(context, feed);
    const version = await store.readVersion();
    expect(await accept({ isChosen: () => false })).toEqual({ outcome: 'declined' });
    expect(await store.readVersion()).toBe(version);
    await run(context, feed);
    distributor.pages = [entries(3)];
    expect(told(await run(context, feed))).toBe('waiting: 1 added, 0 changed, 0 removed');
    expect(await outcomes()).toEqual(['waiting', 'unchanged', 'declined']);
  });

  it('leaves no pictures of declined entries on the disk', async () => {
    const pictured = (id: string) => entry(id, { picture: `https://img.example/${id}.png` });
    const distributor = createDistributor([pictured('a'), pictured('b')]);
    const { get } = distributor;
    distributor.get = async (asked, request) => {
      if (!asked.endsWith('.png')) return get.call(distributor, asked, request);
      const background = asked.endsWith('a.png') ? '#ff0000' : '#0000ff';
      const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer();
      return {
        bytes,
        address: asked,
        etag: undefined,
        lastModified: undefined,
        contentType: 'image/png',
      };
    };
    const { context, feed, accept } = await open(distributor);
    await run(context, feed);
    const originals = () => readdir(path.join(context.mediaDir, 'originals'));
    expect(await originals()).toHaveLength(2);
    await accept({ isChosen: (key) => key === 'added a' });
    expect(await originals()).toHaveLength(1);
  });

  it('applies nothing if the proposed changes are not those that the operator saw', async () => {
    const distributor = createDistributor(entries(2));
    const { store, context, feed, accept } = await open(distributor, freely);
    await run(context, feed);
    await updateFeed(store.db, feed.id, { rules: readRules({}) });
    distributor.pages = [[entry('m0', { text: 'New words.' })]];
    const result = await run(context, feed);
    const { digest } = (await readProposal(context, 'runId' in result ? result.runId : 0)) ?? {};
    await setItemHidden(store, 2, 100_001, true);
    const before = await dumpStore(store);
    expect(await accept({ digest })).toEqual({ outcome: 'moved' });
    expect(await dumpStore(store)).toBe(before);
    const now = await readProposal(context, 'runId' in result ? result.runId : 0);
    expect(await accept({ digest: now?.digest })).toMatchObject({
      outcome: 'applied',
      report: { changed: 1, removed: 0 },
    });
  });

  it('is decided once if two operators decide at the same time', async () => {
    const { context, feed, accept } = await open(createDistributor(entries(2)));
    await run(context, feed);
    const [result] = await listFeedRuns(context.store.db, { feedId: feed.id });
    const options = { runId: result?.id ?? 0 };
    const both = await Promise.all([accept(options), accept({ ...options, isChosen: () => false })]);
    expect(both.map(({ outcome }) => outcome)).toContain('gone');
    expect(both.filter(({ outcome }) => outcome !== 'gone')).toHaveLength(1);
  });

  it('continues an interrupted run without requesting its pages again', async () => {
    const distributor = createDistributor(entries(2), [entry('p2')], [entry('p3')]);
    const { store, context, feed, outcomes } = await open(distributor, freely);
    const stop = new AbortController();
    distributor.before = (page) => {
      if (page < 3) return;
      stop.abort(new Error('Portico was stopped'));
      stop.signal.throwIfAborted();
    };
    expect(told(await run(context, feed, { signal: stop.signal }))).toBe('interrupted');
    distributor.before = () => undefined;
    expect(told(await run(context, feed))).toBe('applied: 4 added, 0 changed, 0 removed');
    expect(distributor.asked).toEqual([1, 2, 3, 3, 4]);
    expect(await outcomes()).toEqual(['applied']);
    expect((await feedNow(context, feed)).failures).toBe(0);
    // A killed process leaves its run open.
    distributor.pages = [entries(3)];
    await store.db.updateTable('feedRuns').set({ outcome: 'running' }).execute();
    expect(told(await run(context, feed))).toBe('busy');
    await closeInterruptedRuns(store.db, store.clock.now(), true);
    expect((await run(context, feed)).outcome).not.toBe('busy');
  });

  it('takes over a run whose process has sent no heartbeat', async () => {
    const distributor = createDistributor(entries(2));
    const { store, context, feed } = await open(distributor, freely);
    await run(context, feed);
    await store.db.updateTable('feedRuns').set({ outcome: 'running' }).execute();
    testStore().clock.set(store.clock.now() + 5 * 60_000 - 1);
    expect(told(await run(context, feed))).toBe('busy');
    testStore().clock.set(store.clock.now() + 1);
    expect(told(await run(context, feed))).toBe('unchanged: 0 added, 0 changed, 0 removed');
  });

  it('repeats requests that may succeed later, and fails with the reason otherwise', async () => {
    const distributor = createDistributor(entries(1));
    const { context, feed } = await open(distributor, freely);
    let left = 2;
    distributor.before = () => {
      if (left-- > 0) throw new GuardedFetchError('status', 'it', 'is busy', { status: 503 });
    };
    expect(told(await run(context, feed))).toBe('applied: 1 added, 0 changed, 0 removed');
    distributor.before = () => {
      throw new GuardedFetchError('status', 'it', 'answered with status 403', { status: 403 });
    };
    distributor.asked = [];
    expect(told(await run(context, feed))).toBe('failed: it answered with status 403');
    expect(distributor.asked).toEqual([1]);
    distributor.before = () => undefined;
    distributor.pages = [[{ id: 1 }]];
    expect(told(await run(context, feed))).toMatch(/^failed: \[0\]\.id: /);
  });

  it('is due again by its schedule, sooner after a failure, and counts failures', async () => {
    const distributor = createDistributor(entries(1));
    const { store, context, feed } = await open(distributor, freely);
    await run(context, feed);
    expect(await feedNow(context, feed)).toMatchObject({
      nextRunAt: store.clock.now() + 6 * hour,
      deliveredAt: store.clock.now(),
      failures: 0,
    });
    distributor.before = () => {
      throw new GuardedFetchError('connection', 'it', 'cannot be reached');
    };
    const pauses = [];
    for (let count = 0; count < 6; count += 1) {
      await run(context, feed);
      pauses.push(((await feedNow(context, feed)).nextRunAt ?? 0) - store.clock.now());
    }
    expect(pauses.map((pause) => pause / 60_000)).toEqual([15, 30, 60, 120, 240, 360]);
    expect((await feedNow(context, feed)).failures).toBe(6);
  });

  it('requests only changes of one document, until the site no longer has what it delivered', async () => {
    const asked: (string | undefined)[] = [];
    const distributor = createDistributor();
    const list = entries(2);
    distributor.get = async (address, { etag }) => {
      asked.push(etag);
      const bytes = etag === '"1"' ? null : Buffer.from(JSON.stringify(list));
      return { bytes, address, etag: '"1"', lastModified: undefined, contentType: undefined };
    };
    const { store, context, feed, accept, outcomes } = await open(distributor);
    const single = defineFeed({ ...feedOf('sample'), paging: { kind: 'none' } });
    const own = { ...context, feeds: new Map([['sample', single]]) };
    expect(told(await run(own, feed))).toBe('waiting: 2 added, 0 changed, 0 removed');
    expect(told(await run(own, feed))).toBe('unchanged: 0 added, 0 changed, 0 removed');
    expect(await outcomes()).toEqual(['unchanged', 'waiting']);
    const runId = (await listFeedRuns(store.db, { feedId: feed.id }))[1]?.id ?? 0;
    expect(await acceptRun(own, { runId, author: '', fetch: offline, isChosen: () => true })).toMatchObject({
      outcome: 'applied',
    });
    await run(own, feed);
    await run(own, feed);
    expect(asked).toEqual([undefined, '"1"', '"1"', undefined, '"1"']);
    expect(await accept()).toEqual({ outcome: 'gone' });
  });

  it('puts items into the categories that the operator chose for the provider’s names', async () => {
    const distributor = createDistributor([
      entry('a', { kinds: ['Knitting'] }),
      entry('b', { kinds: ['Category 10'] }),
    ]);
    const { store, context, feed } = await open(distributor, freely);
    await run(context, feed);
    expect((await itemOf(store, 100_000)).content_type_id).toBe(20);
    await chooseCategory(store, { id: feed.id, name: 'Knitting', categoryId: 21 }, commandLine);
    await chooseCategory(store, { id: feed.id, name: 'Category 10', categoryId: 21 }, commandLine);
    expect(told(await run(context, feed))).toBe('applied: 0 added, 2 changed, 0 removed');
    expect((await itemOf(store, 100_000)).content_type_id).toBe(21);
    expect((await itemOf(store, 100_001)).content_type_id).toBe(21);
    await chooseCategory(store, { id: feed.id, name: 'Category 10', categoryId: null }, commandLine);
    expect(told(await run(context, feed))).toBe('applied: 0 added, 1 changed, 0 removed');
  });

  it('keeps the choices that two operators make at the same moment', async () => {
    const { store, context, feed } = await open(createDistributor(), freely);
    const names = ['Knitting', 'Weaving', 'Felting', 'Sewing'];
    await Promise.all(
      names.map((name) => chooseCategory(store, { id: feed.id, name, categoryId: 21 }, commandLine)),
    );
    const { rules, revision } = await feedNow(context, feed);
    expect(
      readRules(rules)
        .categories.map(([name]) => name)
        .toSorted(),
    ).toEqual(names.toSorted());
    expect(revision).toBe(feed.revision + names.length);
  });

  it('keeps the operator’s own values when a run is accepted', async () => {
    const distributor = createDistributor(entries(1));
    const { store, context, feed, accept } = await open(distributor);
    await run(context, feed);
    await accept();
    distributor.pages = [[entry('m0', { title: 'Their title', text: 'Their words.' })]];
    await run(context, feed);
    await store.db
      .updateTable('items')
      .set({ data: JSON.stringify({ ...(await itemOf(store, 100_000)), title: 'My title' }) })
      .where('id', '=', 100_000)
      .execute();
    await accept();
    expect(await itemOf(store, 100_000)).toMatchObject({ title: 'My title', intro: 'Their words.' });
  });

  it('is run by the job when it is due, not paused, and its section exists', async () => {
    const distributor = createDistributor(entries(1));
    const { store, context, feed, outcomes } = await open(distributor, freely);
    const { signal } = new AbortController();
    const runAll = async () => inEnglish(await runDueFeeds(context, { signal, pauses: [], random: () => 0 }));
    expect(await runAll()).toBe('Marbles: 1 new, 0 changed, 0 removed');
    expect(await runAll()).toBe('');
    testStore().clock.set(store.clock.now() + 6 * hour - 1);
    expect(await runAll()).toBe('');
    testStore().clock.set(store.clock.now() + 1);
    await setFeedPaused(store, feed.id, true, commandLine);
    expect(await runAll()).toBe('');
    await setFeedPaused(store, feed.id, false, commandLine);
    expect(await runAll()).toBe('Marbles: nothing changed');
    testStore().clock.set(store.clock.now() + 6 * hour);
    await changeSetting(store, 'verticals', '[1]', testRegistry);
    expect(await runAll()).toBe('');
    await changeSetting(store, 'verticals', '[]', testRegistry);
    // The clock was ahead when the feed ran, so the stored time is later than any schedule allows.
    await updateFeed(store.db, feed.id, { nextRunAt: store.clock.now() + 400 * 24 * hour });
    expect(await runAll()).toBe('Marbles: nothing changed');
    expect(await outcomes()).toEqual(['unchanged', 'unchanged', 'applied']);
  });

  it('records its edits with the values before and after, without keys, and undoes the last one', async () => {
    const { store, context, feed } = await open(createDistributor(entries(1)));
    const { id, address } = feed;
    const withKey = (key: string) => `https://feeds.example/list?key=${key}&page=1`;
    const changed = inputOf({ name: 'Pebbles', address: withKey('first-secret'), schedule: '03:30' });
    const edit = (revision: number, input: typeof changed) =>
      changeFeed(store, context.feeds, { id, revision, input }, { ...commandLine, operatorName: 'Ann' });
    const undo = (revision?: number) => undoFeedChange(store, context.feeds, { id, revision }, commandLine);
    expect(await undo()).toEqual({ outcome: 'conflict' });
    await updateFeed(store.db, id, { leftOut: ['added m1'] });
    await edit(1, changed);
    expect(await findFeed(store.db, id)).toMatchObject({ leftOut: [] });
    expect(await undo(1)).toEqual({ outcome: 'conflict' });
    expect(await undo(2)).toMatchObject({
      outcome: 'saved',
      feed: { name: 'Marbles', address, schedule: feed.schedule, rules: feed.rules, leftOut: ['added m1'] },
    });
    expect(await undo()).toMatchObject({ feed: { ...changed, leftOut: [] } });
    const others = await storeFeed(context, inputOf({ name: 'Others' }));
    await setFeedPaused(store, others.id, true, commandLine);
    await edit(4, { ...changed, address: withKey('second-secret') });
    const edits = await listFeedEdits(store.db, id);
    expect(edits.map(({ author, action }) => `${author} ${action}`)).toEqual([
      'Ann feed-change',
      'portico feed-undo',
      'portico feed-undo',
      'Ann feed-change',
      'portico feed-add',
    ]);
    const shown = 'https://feeds.example/list?key=…&page=1';
    expect(edits[0]?.changes).toEqual([{ setting: 'address', before: shown, after: shown }]);
    expect(edits[3]?.changes).toEqual([
      { setting: 'name', before: 'Marbles', after: 'Pebbles' },
      { setting: 'address', before: shortenAddress(address), after: shown },
      { setting: 'schedule', before: feed.schedule, after: '03:30' },
    ]);
    const log = await store.db.selectFrom('auditLog').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain('secret');
  });

  it('is changed only in the state that the operator saw, and every edit is in the audit log', async () => {
    const { store, context, feed } = await open(createDistributor(entries(1)));
    const edit = (revision: number, input = inputOf({ name: 'Pebbles', schedule: '03:30' })) =>
      changeFeed(store, context.feeds, { id: feed.id, revision, input }, commandLine);
    expect(await edit(feed.revision)).toMatchObject({
      outcome: 'saved',
      feed: { name: 'Pebbles', revision: 2 },
    });
    expect(await edit(feed.revision)).toEqual({ outcome: 'conflict' });
    const refused = [
      inputOf({ name: '' }),
      inputOf({ provider: 'nobody' }),
      inputOf({ address: 'file:///etc/passwd' }),
      inputOf({ address: 'https://name:word@feeds.example/' }),
      inputOf({ schedule: 'often' }),
    ];
    const faults = [];
    for (const input of refused) {
      const result = await edit(2, input);
      faults.push(
        result.outcome === 'refused' ? `${result.fault.field} ${result.fault.fault}` : result.outcome,
      );
    }
    expect(faults).toEqual([
      'name empty',
      'provider unknown',
      'address address',
      'address password',
      'schedule schedule',
    ]);
    await expect(storeFeed(context, inputOf({ name: 'pebbles' }))).rejects.toThrow('taken');
    await updateFeed(store.db, feed.id, { leftOut: ['added m1'] });
    await removeFeed(store, feed.id, commandLine);
    expect(await listFeeds(store.db)).toEqual([]);
    expect(await findFeed(store.db, feed.id)).toBeNull();
    const other = await storeFeed(context, inputOf({ name: 'PEBBLES' }));
    const restore = () => restoreFeed(store, context.feeds, feed.id, commandLine);
    expect(await restore()).toMatchObject({ outcome: 'refused', fault: { field: 'name', fault: 'taken' } });
    await removeFeed(store, other.id, commandLine);
    expect(await updateFeed(store.db, feed.id, { name: 'Lost' })).toBe(false);
    expect(await restore()).toMatchObject({
      outcome: 'saved',
      feed: { name: 'Pebbles', leftOut: ['added m1'] },
    });
    expect(await restore()).toEqual({ outcome: 'conflict' });
    const entriesOfLog = await listAuditEntries(store.db, {});
    expect(entriesOfLog.map(({ action, subject }) => [action, subject])).toEqual([
      ['feed-restore', 'Pebbles'],
      ['feed-remove', 'PEBBLES'],
      ['feed-add', 'PEBBLES'],
      ['feed-remove', 'Pebbles'],
      ['feed-change', 'Pebbles'],
      ['feed-add', 'Marbles'],
    ]);
  });
});
