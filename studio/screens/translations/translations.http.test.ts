import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish, storeSample } from '#app/changes/site.fixture.ts';
import { changeSetting } from '#app/changes/stored-settings.server.ts';
import { hashText } from '#app/bundle/translations/translation.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { readItem } from '#app/store/items.server.ts';
import { hostileText } from '#test/attacks/hostile-text.ts';
import { startStudio, type TestStudio } from '../../server/studio.fixture.ts';
import type { ShownText } from './shown-text.ts';

/* The screens “Translations”: lists, saving in the operator's draft, states, roles and conflicts. */

let studio: TestStudio;
let editor: string;

beforeAll(async () => {
  studio = await startStudio(['--empty']);
  editor = await studio.signIn('editor');
  await storeSample(studio.store);
  await changeSetting(studio.store, 'languages', '["en","de","ar"]', registry);
});
afterAll(() => studio.stop());

/** Returns the data of a screen without the frame around it. */
async function load(address: string, cookie = editor): Promise<Record<string, unknown>> {
  const routes = (await studio.load(address, cookie)) as Record<string, { data?: unknown }>;
  const [, found] = Object.entries(routes).find(([id]) => id.startsWith('screens/')) ?? [];
  return (found?.data ?? {}) as Record<string, unknown>;
}

async function textOf(path: string, cookie = editor, address = '/translations/de/g/items/100') {
  const { texts = [] } = (await load(address, cookie)) as { texts?: ShownText[] };
  const found = texts.find((text) => text.path === path);
  if (!found) throw new Error(`${address} has no text ${path}.`);
  return found;
}

interface Change {
  path: string;
  revision: string;
  source: string;
  text: string | null;
}

const save = (changes: Change[], { cookie = editor, language = 'de', id = '100' } = {}) =>
  studio.act(`/translations/${language}/save`, cookie, {
    section: 'g',
    group: 'items',
    id,
    changes: JSON.stringify(changes),
  });

const changeOf = ({ path, revision, source }: ShownText, text: string | null): Change => ({
  path,
  revision,
  source,
  text,
});

test('a translation is a step of the draft, and both lists count it', async () => {
  const title = await textOf('title');
  expect(title).toMatchObject({ original: 'Game 100', text: '', state: 'missing', kind: 'plain' });
  const list = '/translations/de?section=g&state=reviewed';
  const before = (await load(list)).total;
  const answer = await save([changeOf(title, 'Spiel 100')]);
  expect(answer).toMatchObject({ outcome: 'saved', draft: { id: expect.any(Number) as number } });
  expect(await textOf('title')).toMatchObject({ text: 'Spiel 100', state: 'reviewed', published: '' });
  expect(await readItem(studio.store.db, 2, 100)).not.toContain('Spiel 100');
  expect(await textOf('title', await studio.signIn('viewer'))).toMatchObject({ state: 'missing' });
  // Translating the last missing text moves the item to the list of reviewed items.
  const intro = await textOf('intro');
  await save([changeOf(intro, 'Schiebe die Blöcke.')]);
  expect((await load(list)).total).toBe(Number(before) + 1);
  expect(JSON.stringify(await load('/translations'))).toContain('"section":"g"');
  // The review of the draft shows the texts without the hashes of their originals.
  const review = JSON.stringify(await load('/publish'));
  expect(review).toContain('Spiel 100');
  expect(review).not.toContain(hashText('Game 100'));
});

test('the list is searched by words of originals and translations', async () => {
  await save([changeOf(await textOf('intro'), 'Überquere den Fluß.')]);
  const found = await load('/translations/de?q=uberquere');
  expect(found).toMatchObject({
    total: 1,
    searched: 1,
    isCapped: false,
    rows: [{ id: '100', excerpt: { before: '', hit: 'Überquere', after: ' den Fluß.', language: 'de' } }],
  });
  expect(await load('/translations/de?q=blocks&section=g')).toMatchObject({ total: 6 });
  for (const sign of ['%25', '%5C', '%00', 'x'.repeat(1_000)]) {
    expect(await load(`/translations/de?q=${sign}`)).toMatchObject({ total: 0 });
  }
  const entry = await load('/translations/de/g/items/100?q=fluss');
  expect(entry).toMatchObject({ previous: null, next: null, position: 1, total: 1 });
});

test('a text that someone else has changed is not replaced', async () => {
  const seen = await textOf('title');
  await save([changeOf(seen, 'Erster')]);
  expect(await save([changeOf(seen, 'Zweiter')])).toEqual({ outcome: 'conflict' });
  expect(await save([changeOf(seen, 'Erster')])).toMatchObject({ outcome: 'saved' });
  expect(await textOf('title')).toMatchObject({ text: 'Erster' });
});

test('a refused text leaves everything as it was', async () => {
  const [title, intro] = [await textOf('title'), await textOf('intro')];
  const refused = await save([changeOf(intro, 'Gut'), changeOf(title, 'x'.repeat(301))]);
  expect(refused).toMatchObject({ outcome: 'refused', allowed: expect.stringContaining('300') as string });
  expect(await textOf('intro')).toEqual(intro);
  const unknown = [
    await save([{ ...changeOf(title, 'x'), path: '__proto__' }]),
    await save([{ ...changeOf(title, 'x'), path: 'ext.slug' }]),
    await save([changeOf(title, 'x')], { id: '999' }),
    await save([changeOf(title, 'x')], { id: '__proto__' }),
  ];
  expect(unknown).toEqual(unknown.map(() => ({ outcome: 'gone' })));
  const hostile = await save([changeOf(title, hostileText.slice(0, 200))]);
  expect(hostile).toMatchObject({ outcome: 'saved' });
  expect((await textOf('title')).text).toBe(hostileText.slice(0, 200));
});

test('an outdated translation shows what has changed, until it is reviewed', async () => {
  const item = { kind: 'item', verticalId: 2, id: 101 } as const;
  const address = '/translations/ar/g/items/101';
  const [was, now] = ['Move the red blocks to the right.', 'Move the blue blocks to the left side.'];
  const translation = { intro: 'حرّك المكعبات', ext_from: { intro: hashText(was) }, ext_machine: ['intro'] };
  await publish(studio.store, { kind: 'set', target: item, path: ['intro'], value: was });
  await publish(
    studio.store,
    { kind: 'set', target: item, path: ['intro'], value: now },
    { kind: 'set', target: item, path: ['translations'], value: { ar: translation } },
  );
  const stale = await textOf('intro', editor, address);
  expect(stale).toMatchObject({ state: 'stale', text: 'حرّك المكعبات', change: { before: was } });
  expect(stale.change?.pieces).toContainEqual({ text: 'red', kind: 'removed' });
  expect((await load('/translations/ar?state=stale')).rows).toMatchObject([{ id: '101' }]);
  await save([changeOf(stale, null)], { language: 'ar', id: '101' });
  expect(await textOf('intro', editor, address)).toMatchObject({ state: 'reviewed', change: null });
  const seenEarlier = { ...changeOf(await textOf('intro', editor, address), 'قديم'), source: hashText(was) };
  await save([seenEarlier], { language: 'ar', id: '101' });
  expect(await textOf('intro', editor, address)).toMatchObject({ state: 'stale', text: 'قديم' });
  const empty = await textOf('intro', editor, address);
  await save([changeOf(empty, '')], { language: 'ar', id: '101' });
  expect(await textOf('intro', editor, address)).toMatchObject({ state: 'missing' });
});

test('viewers cannot save, and other languages and texts do not exist', async () => {
  const title = await textOf('title');
  const viewer = await studio.signIn('viewer');
  const body = new URLSearchParams({ section: 'g', group: 'items', id: '100', changes: '[]' }).toString();
  expect((await studio.post('/translations/de/save', { cookie: viewer, body })).status).toBe(403);
  expect((await studio.post('/translations/de/save.data', { cookie: editor, body })).status).toBe(400);
  for (const address of ['/translations/en', '/translations/fr', '/translations/de/g/items/999']) {
    expect((await studio.get(address, editor)).status).toBe(404);
  }
  expect(JSON.stringify(await save([changeOf(title, 'x')], { language: 'fr' }))).not.toContain('saved');
});

const send = async (name: string, text: string, { apply = false, language = 'de', cookie = editor } = {}) => {
  const query = new URLSearchParams({ language, name, apply: String(apply) });
  const answer = await studio.post(`/translations/import?${query.toString()}`, {
    cookie,
    type: 'application/octet-stream',
    body: text,
  });
  return (await answer.json()) as { outcome: string; [key: string]: unknown };
};

test('a file is compared with the site before it is imported as one change', async () => {
  const exported = await studio.get('/translations/de/export?format=csv&section=g', editor);
  expect(exported.headers.get('content-disposition')).toContain('filename="de-g.csv"');
  expect(await exported.text()).toContain('g/items/101/title,Game 101,,missing');
  const file = 'key,translation\ng/items/101/title,Spiel 101\n';
  expect(await send('de.csv', file)).toMatchObject({
    outcome: 'compared',
    report: { changed: 1 },
    changes: [{ key: 'g/items/101/title', original: 'Game 101', before: '', after: 'Spiel 101' }],
  });
  expect(await readItem(studio.store.db, 2, 101)).not.toContain('Spiel 101');
  expect(await send('de.csv', file, { apply: true })).toMatchObject({ outcome: 'imported' });
  expect(await readItem(studio.store.db, 2, 101)).toContain('Spiel 101');
  const history = await studio.get('/history', `${editor}; studio_language=de`);
  expect(await history.text()).toContain('Übersetzungen importiert: Deutsch');
  const search = async (text: string) => {
    const address = `/history?text=${encodeURIComponent(text)}`;
    return (await studio.get(address, `${editor}; studio_language=de`)).text();
  };
  expect(await search('ÜBERSETZUNGEN importiert deutsch')).toContain('Übersetzungen importiert: Deutsch');
  expect(await search('imported translations')).not.toContain('Übersetzungen importiert: Deutsch');
});

test('a file with a fault changes nothing and names line and key', async () => {
  const file = 'key,translation\ng/items/100/title,Gut\ng/items/100/nichts,Schlecht\n';
  expect(await send('de.csv', file, { apply: true })).toMatchObject({
    outcome: 'refused',
    total: 1,
    faults: [{ place: 'line 3', key: 'g/items/100/nichts' }],
  });
  expect(await send('de.csv', file, { cookie: `${editor}; studio_language=de` })).toMatchObject({
    faults: [
      { place: 'Zeile 3', problem: expect.stringMatching(/^Die Website hat keinen solchen/) as string },
    ],
  });
  expect(await send('de.txt', file)).toMatchObject({ outcome: 'unreadable', fault: 'format' });
  expect(await send('de.xlf', '<xliff')).toMatchObject({ outcome: 'unreadable', fault: 'content' });
  expect(await send('de.json', '{', { cookie: `${editor}; studio_language=de` })).toMatchObject({
    fault: 'content',
    reason: expect.stringMatching(/^Zeile 1, Spalte \d: Das ist kein JSON\.$/) as string,
  });
  const untyped = JSON.stringify({ language: 'de', texts: [{ key: 1, translation: '' }] });
  expect(await send('de.json', untyped, { cookie: `${editor}; studio_language=de` })).toMatchObject({
    reason: expect.stringMatching(/^texts\[0\]\.key: .*Erlaubt: Text\. Eine Datei hat/) as string,
  });
  const arabic = JSON.stringify({ language: 'ar', texts: [] });
  expect(await send('ar.json', arabic)).toMatchObject({ fault: 'language', reason: 'ar' });
});

test('texts of the interface are replaced by those with the same placeholders, and restored', async () => {
  interface Word {
    scope: string;
    key: string;
    english: string;
    builtIn: string;
    own: string;
    revision: string;
  }
  const find = async (english: string) => {
    const address = `/translations/de/words?${new URLSearchParams({ q: english }).toString()}`;
    const { words } = (await load(address)) as unknown as { words: Word[] };
    const [word] = words;
    if (!word) throw new Error(`There is no text ${english}.`);
    return word;
  };
  const counted = await find('{count, plural');
  const write = (text: string, word = counted) =>
    studio.act('/translations/de/words', editor, {
      intent: 'word',
      scope: word.scope,
      key: word.key,
      text,
      revision: word.revision,
    });
  expect(await write('Ohne Zahl')).toMatchObject({ outcome: 'refused', fault: { kind: 'arguments' } });
  expect(await write('{count, plural')).toMatchObject({ outcome: 'refused', fault: { kind: 'malformed' } });
  expect(await write('x', { ...counted, key: '__proto__' })).toEqual({ outcome: 'gone' });
  const checked = await studio.post('/translations/check-word', {
    cookie: editor,
    type: 'application/json',
    body: JSON.stringify({ scope: counted.scope, key: counted.key, text: 'Ohne Zahl' }),
  });
  expect(await checked.json()).toMatchObject({ fault: { kind: 'arguments' } });
  const own = counted.english.replace('other {', 'other {Alle ');
  expect(await write(own)).toMatchObject({ outcome: 'saved' });
  expect(await write(counted.english)).toEqual({ outcome: 'conflict' });
  const saved = await find(own);
  expect(saved).toMatchObject({ own, builtIn: counted.builtIn });
  expect(await write('', saved)).toMatchObject({ outcome: 'saved' });
  expect(await find(counted.english)).toMatchObject({ own: '', revision: counted.revision });
});
