import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFault, faultLine } from '#app/bundle/fault.ts';
import { failureSummary } from '#app/feeds/run-failure.server.ts';
import { phrase } from '#app/lib/phrase.ts';
import { saveFeedPage } from '#app/store/feed-pages.server.ts';
import { finishFeedRun, listFeedRuns, startFeedRun } from '#app/store/feed-runs.server.ts';
import { listFeeds, updateFeed } from '#app/store/feeds.server.ts';
import { startStudio, type TestStudio } from '../../server/studio.fixture.ts';
import { storeWaitingRun } from './waiting-run.fixture.ts';

/* The actions on stored feeds and their runs, without a network. */

let studio: TestStudio;
let editor: string;

beforeAll(async () => {
  studio = await startStudio([]);
  editor = await studio.signIn('editor');
});

afterAll(() => studio.stop());

const form = {
  intent: 'add',
  provider: 'gamemonetize',
  address: 'https://feeds.invalid/list?key=very-secret',
  schedule: '',
  publishes: 'true',
  mostAdded: '5',
  mostRemovedPercent: '20',
  gate: JSON.stringify({ rules: { trademarks: 'mark', ages: 'refuse' }, blockedWords: ['one', '', ' two'] }),
};

describe('a stored feed in the Studio', () => {
  test('is added, changed, paused and removed, and viewers do not see its key', async () => {
    const added = await studio.act('/feeds', editor, { ...form, name: 'Games' });
    expect(added).toMatchObject({ outcome: 'added', name: 'Games' });
    const [feed] = await listFeeds(studio.store.db);
    expect(feed).toMatchObject({
      address: form.address,
      rules: {
        publishes: { mostAdded: 5, mostRemovedPercent: 20 },
        gate: { rules: { trademarks: 'mark', ages: 'refuse', words: 'off' }, blockedWords: ['one', 'two'] },
      },
    });
    const id = String(feed?.id);
    expect(await studio.act('/feeds', editor, { ...form, name: 'games' })).toEqual({
      outcome: 'refused',
      fault: { field: 'name', fault: 'taken' },
    });
    const viewer = await studio.signIn('viewer');
    for (const address of ['/feeds', `/feeds/${id}`, '/']) {
      expect(await (await studio.get(address, viewer)).text()).not.toContain('very-secret');
    }
    const change = { ...form, intent: 'save', id, name: 'Night games', revision: '1' };
    expect(await studio.act('/feeds', editor, change)).toMatchObject({ outcome: 'saved' });
    expect(await studio.act('/feeds', editor, change)).toEqual({ outcome: 'conflict' });
    const undo = { intent: 'undo', id, revision: '2' };
    expect(await studio.act('/feeds', editor, undo)).toMatchObject({ outcome: 'undone', name: 'Games' });
    expect(await studio.act('/feeds', editor, undo)).toEqual({ outcome: 'conflict' });
    const owner = await studio.signIn('owner');
    for (const page of [studio.get(`/feeds/${id}`, viewer), studio.get('/audit-log', owner)]) {
      const text = await (await page).text();
      expect(text).toContain('Night games');
      expect(text).toContain('https://feeds.invalid/list?key=…');
      expect(text).not.toContain('very-secret');
    }
    expect(await studio.act('/feeds', editor, { intent: 'pause', id })).toMatchObject({ outcome: 'paused' });
    expect(await studio.act('/feeds', editor, { intent: 'remove', id })).toMatchObject({
      outcome: 'removed',
    });
    expect(await studio.act('/feeds', editor, { intent: 'run', id })).toEqual({ outcome: 'gone' });
    expect(await studio.act('/feeds', editor, { intent: 'restore', id })).toMatchObject({
      outcome: 'restored',
    });
    expect(await studio.act('/feeds', editor, { intent: 'restore', id })).toEqual({ outcome: 'gone' });
  });

  test('shows what a run proposes, and publishes the part that the editor chose', async () => {
    const { feed, runId } = await storeWaitingRun(studio.store.db, 'Invented', ['a', 'b', 'c']);
    const address = `/feeds/runs/${runId}`;
    const page = await (await studio.get(address, editor)).text();
    expect(page).toContain('Invented game a');
    expect(page).toContain('Rolling');
    const stale = { intent: 'accept', digest: 'of another page', except: '[]', also: '[]' };
    expect(await studio.act(address, editor, stale)).toEqual({ outcome: 'moved' });
    const [, digest = ''] = /"digest\\?",\\?"([\w-]{22})/.exec(page) ?? [];
    const except = JSON.stringify(['added b']);
    const accepted = await studio.act(address, editor, { intent: 'accept', digest, except, also: '[]' });
    expect(accepted).toMatchObject({ outcome: 'applied', added: 2, changed: 0, removed: 0 });
    expect(await studio.act(address, editor, { intent: 'decline', digest })).toEqual({ outcome: 'gone' });
    const [run] = await listFeedRuns(studio.store.db, { feedId: feed.id });
    expect(run?.outcome).toBe('applied');
    const stored = (await listFeeds(studio.store.db)).find(({ id }) => id === feed.id);
    expect(stored?.leftOut).toEqual(['added b']);
    expect(await (await studio.get(`/feeds/${feed.id}`, editor)).text()).toContain(
      '2 new, 0 changed, 0 removed',
    );
  });

  test('says in the operator’s language why its last run failed', async () => {
    const { feed } = await storeWaitingRun(studio.store.db, 'Faulty', ['y']);
    const fault = createFault(phrase('line {line}', { line: 3 }), phrase('is not JSON'), phrase('a feed'));
    const runId = await startFeedRun(studio.store.db, {
      provider: feed.provider,
      source: feed.address,
      startedAt: Date.now() + 1,
      feedId: feed.id,
      feedRevision: feed.revision,
    });
    const summary = failureSummary(faultLine(fault));
    await finishFeedRun(studio.store.db, runId, { finishedAt: Date.now() + 2, outcome: 'failed', summary });
    for (const [language, reason] of [
      ['en', 'line 3: is not JSON; allowed: a feed'],
      ['de', 'Zeile 3: Das ist kein JSON. Erlaubt: ein Feed'],
    ] as const) {
      const cookie = `${editor}; studio_language=${language}`;
      expect(await (await studio.get(`/feeds/${feed.id}`, cookie)).text()).toContain(reason);
    }
  });

  test('says in the operator’s language which entries it leaves out, and why', async () => {
    const { runId } = await storeWaitingRun(studio.store.db, 'Left out', ['left', 'left', 'faulty']);
    for (const [tab, english, german] of [
      ['refused', 'has the id of [0]', 'hat dieselbe ID wie der Eintrag an dieser Stelle: [0]'],
      ['unreadable', 'allowed: an https address', 'Erlaubt: eine https-Adresse'],
    ] as const) {
      for (const [language, reason] of [
        ['en', english],
        ['de', german],
      ] as const) {
        const cookie = `${editor}; studio_language=${language}`;
        const page = await studio.get(`/feeds/runs/${runId}?tab=${tab}`, cookie);
        expect(await page.text()).toContain(reason);
      }
    }
  });

  test('takes the category of the menu that the editor chose, and can be declined', async () => {
    const { feed, runId } = await storeWaitingRun(studio.store.db, 'Declined', ['x']);
    const address = `/feeds/runs/${runId}`;
    const chosen = await studio.act(address, editor, { intent: 'category', name: 'Rolling', category: '1' });
    expect(chosen).toEqual({ outcome: 'saved' });
    const stored = (await listFeeds(studio.store.db)).find(({ id }) => id === feed.id);
    expect(stored?.rules).toMatchObject({ categories: [['Rolling', 1]] });
    const page = await (await studio.get(address, editor)).text();
    const [, digest = ''] = /"digest\\?",\\?"([\w-]{22})/.exec(page) ?? [];
    expect(await studio.act(address, editor, { intent: 'decline', digest })).toEqual({ outcome: 'declined' });
  });
});

describe('the mapping of a list of games', () => {
  const address = 'https://lists.invalid/games';
  const list = (titles: readonly string[]) =>
    JSON.stringify({
      games: Object.fromEntries(
        titles.map((name, index) => [
          `g${index}`,
          { name, url: `https://lists.invalid/${index}`, kind: 'Rolling' },
        ]),
      ),
    });
  const mapping = {
    source: 'lists',
    format: 'json',
    entries: 'games',
    keyed: true,
    fields: { id: '@key', title: 'name', playAddress: 'url' },
  };

  async function upload(body: string, cookie = editor, name = 'games.json') {
    const answer = await studio.post(`/feeds/map/upload?name=${name}`, {
      cookie,
      body,
      type: 'application/octet-stream',
    });
    return (await answer.json()) as { outcome: string; id: string; reason: string };
  }
  async function send(path: string, body: unknown, cookie = editor) {
    const answer = await studio.post(path, { cookie, body: JSON.stringify(body), type: 'application/json' });
    return (await answer.json()) as Record<string, unknown>;
  }

  test('is proposed for an uploaded list, and tried on its games', async () => {
    const { id } = await upload(list(['Owl', '', 'Fox']));
    const page = await (await studio.get(`/feeds/map?document=${id}`, editor)).text();
    expect(page).toContain('games.json');
    const tried = await send('/feeds/map/try', { document: id, mapping, position: 1 });
    expect(tried).toMatchObject({
      outcome: 'read',
      shown: 3,
      position: 1,
      traces: { id: { values: ['g1'] } },
      games: [
        { title: 'Owl', faults: [{ field: 'picture', isWarning: true }] },
        { title: '', faults: [{ field: 'title', kind: 'missing' }] },
        { title: 'Fox' },
      ],
    });
    const faulty = {
      ...mapping,
      fields: { ...mapping.fields, tags: { from: 'a', steps: [{ do: 'split', by: '' }] } },
    };
    expect(await send('/feeds/map/try', { document: id, mapping: faulty, position: 0 })).toMatchObject({
      outcome: 'invalid',
      faults: [{ path: 'fields.tags.steps[0].by' }],
    });
    const other = await studio.signIn(await studio.addOperator('Somebody else', 'editor'));
    expect(await send('/feeds/map/try', { document: id, mapping, position: 0 }, other)).toEqual({
      outcome: 'gone',
    });
    const viewer = await studio.signIn('viewer');
    expect((await studio.post('/feeds/map/try', { cookie: viewer, body: '{}' })).status).toBe(403);
  });

  test.each([
    ['no list', '{"a": 1}', 'has no list of objects', 'Das Dokument hat keine Liste von Objekten'],
    ['a list that is cut off', '[{"a": 1', 'the document is cut off', 'Das Dokument ist abgeschnitten'],
    [
      'entities of its own',
      '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      'declares entities of its own',
      'das ganze Dokument: Das Dokument deklariert eigene Entitys. Erlaubt: XML ohne eigene Entitys',
    ],
    ['nothing', '', 'is empty', 'Der Inhalt ist leer'],
  ])('refuses a document with %s, and says why', async (_what, body, english, german) => {
    for (const [language, reason] of [
      ['en', english],
      ['de', german],
    ]) {
      const answer = await upload(body, `${editor}; studio_language=${language}`);
      expect(answer).toMatchObject({ outcome: 'failed', reason: expect.stringContaining(reason ?? '') });
    }
  });

  test('reads a document that is nested deeply, or has hostile names', async () => {
    const deep = `[{"name": "A", "deep": ${'['.repeat(20_000)}${']'.repeat(20_000)}}, {"__proto__": {"name": "B"}}]`;
    const { id } = await upload(deep);
    const tried = await send('/feeds/map/try', {
      document: id,
      mapping: { ...mapping, entries: '', keyed: false },
      position: 1,
    });
    expect(tried).toMatchObject({ outcome: 'read', games: [{ title: '' }, { title: '' }] });
  });

  test('is stored with a new feed, and shows what another mapping would change before it is saved', async () => {
    const add = { ...form, provider: 'mapped', address, name: 'Lists', mapping: JSON.stringify(mapping) };
    const added = (await studio.act('/feeds', editor, add)) as { outcome: string; id: number };
    expect(added.outcome).toBe('added');
    const [feed] = (await listFeeds(studio.store.db)).filter(({ id }) => id === added.id);
    expect(feed?.rules).toMatchObject({ mapping: { source: 'lists', keyed: true } });
    const body = list(['Badger', 'Heron']);
    const runId = await startFeedRun(studio.store.db, {
      provider: 'mapped',
      source: address,
      startedAt: Date.now(),
      feedId: added.id,
      feedRevision: 1,
    });
    await updateFeed(studio.store.db, added.id, { nextRunAt: null });
    const answer = { contentType: 'application/json', etag: '', lastModified: '' };
    await saveFeedPage(studio.store.db, runId, { address, status: 200, ...answer, bytes: Buffer.from(body) });
    await finishFeedRun(studio.store.db, runId, { finishedAt: Date.now(), outcome: 'waiting', summary: {} });
    const page = await (await studio.get(`/feeds/runs/${runId}`, editor)).text();
    const [, digest = ''] = /"digest\\?",\\?"([\w-]{22})/.exec(page) ?? [];
    const accept = { intent: 'accept', digest, except: '[]', also: '[]' };
    expect(await studio.act(`/feeds/runs/${runId}`, editor, accept)).toMatchObject({ added: 2 });

    const { id: document } = await upload(body);
    const changed = {
      ...mapping,
      fields: {
        ...mapping.fields,
        title: { from: 'name', steps: [{ do: 'replace', text: 'Badger', by: 'Otter' }] },
      },
    };
    const json = JSON.stringify(changed);
    const compared = await send('/feeds/map/compare', { feed: added.id, document, mapping: json });
    expect(compared).toMatchObject({
      outcome: 'compared',
      isWhole: false,
      hasOtherIds: false,
      before: 2,
      added: 0,
      changed: 1,
      unchanged: 1,
      removed: 0,
    });
    expect(JSON.stringify(compared.changes)).toContain('Otter');
    const pictures = { addresses: ['https://127.0.0.1/owl.png', 'ftp://lists.invalid/owl.png'] };
    expect(await send('/feeds/map/pictures', pictures)).toEqual({ pictures: [] });
    const save = { intent: 'save', feed: String(added.id), revision: '1', mapping: json };
    expect(await studio.act('/feeds/map', editor, save)).toMatchObject({ outcome: 'saved', name: 'Lists' });
    expect(await studio.act('/feeds/map', editor, save)).toEqual({ outcome: 'conflict' });
    expect(await studio.act('/feeds/map', editor, { ...save, mapping: '{}' })).toEqual({
      outcome: 'invalid',
    });
    const open = { intent: 'open', address: 'http://127.0.0.1/', feed: '' };
    expect(await studio.act('/feeds/map', editor, open)).toMatchObject({
      outcome: 'failed',
      fault: 'document',
      reason: expect.stringContaining('was refused'),
    });
  });
});
