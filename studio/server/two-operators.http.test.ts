import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listDrafts, readDraft } from '#app/changes/drafts.server.ts';
import { listRecordedChanges } from '#app/store/recorded-changes.server.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { findObject } from '#test/support/find-object.ts';
import { startStudio, type Fields, type TestStudio } from './studio.fixture.ts';

/*
 * Two operators, or one operator in two tabs, work at the same moment. A change that the Studio has reported as saved
 * must not be lost, and an operator must not replace a value that they have not seen.
 */

let studio: TestStudio;
let section: string;
let home: string;
let itemId: number;
let ada: string;
let grace: string;

beforeAll(async () => {
  studio = await startStudio([]);
  ada = await studio.signIn(await studio.addOperator('Ada', 'owner'));
  grace = await studio.signIn(await studio.addOperator('Grace', 'editor'));
  section = (await studio.get('/content', ada)).headers.get('location') ?? '';
  home = (await studio.get('/pages', ada)).headers.get('location') ?? '';
  itemId = (await rowsOf()).at(-1)?.id ?? 0;
});

afterAll(() => studio.stop());

beforeEach(() => studio.store.db.deleteFrom('drafts').execute());

async function rowsOf(): Promise<{ id: number; title: string }[]> {
  const answer = await studio.get(`${section}/rows`, ada);
  return ((await answer.json()) as { rows: { id: number; title: string }[] }).rows;
}

interface ShownField {
  name: string;
  value: unknown;
  revision: string;
}

/** Returns a field of the item's form as a browser has loaded it. */
async function fieldOf(name: string, cookie: string, id = itemId): Promise<ShownField> {
  const found = findObject(
    await studio.load(`${section}/${id}`, cookie),
    (one) => one.name === name && 'revision' in one,
  );
  return found as unknown as ShownField;
}

async function settingOf(key: string, cookie: string): Promise<{ text: string; revision: string }> {
  const found = findObject(
    await studio.load('/settings/site', cookie),
    (one) => one.key === key && 'revision' in one,
  );
  return found as unknown as { text: string; revision: string };
}

function saveField(cookie: string, path: string, value: string, revision: string) {
  const fields = { intent: 'field', id: String(itemId), path, value: JSON.stringify(value), revision };
  return studio.act(`${section}/edit`, cookie, fields);
}

interface Block {
  module: string;
  config: Readonly<Record<string, unknown>>;
}

/** Returns the blocks of a home page as a browser has loaded them. */
async function blocksOf(cookie: string): Promise<readonly Block[]> {
  const screen = findObject(await studio.load(home, cookie), (one) => 'blocks' in one && 'maxBlocks' in one);
  return screen?.blocks as readonly Block[];
}

/** Adds a text to the home page, as its second block. */
async function insertText(cookie: string, title: string): Promise<void> {
  const { length } = await blocksOf(cookie);
  const block = JSON.stringify({ module: 'text', config: { title, text: '<p>It stands on a shelf.</p>' } });
  const fields = { intent: 'insert', at: '1', block, count: String(length), module: '' };
  expect(await studio.act(`${home}/edit`, cookie, fields)).toEqual(saved);
}

/** Sends an action on the block with a title. */
async function editLayout(cookie: string, title: string, fields: Fields) {
  const blocks = await blocksOf(cookie);
  const position = blocks.findIndex(({ config }) => config.title === title);
  const seen = { count: String(blocks.length), module: blocks[position]?.module ?? '' };
  return studio.act(`${home}/edit`, cookie, { ...seen, position: String(position), ...fields });
}

function setTitle(cookie: string, title: string, next: string) {
  const values = { before: JSON.stringify(title), value: JSON.stringify(next) };
  return editLayout(cookie, title, { intent: 'set', key: 'title', ...values });
}

function saveSetting(cookie: string, key: string, value: string, revision: string) {
  return studio.act('/settings/save', cookie, { intent: 'set', key, value, revision });
}

/** Publishes the draft of an operator. */
async function publish(cookie: string, author: string, fields: Fields = {}) {
  const draft = (await listDrafts(studio.store)).find((one) => one.author === author);
  const { id, revision } = draft ?? { id: 1, revision: 1 };
  const common = {
    id: String(id),
    revision: String(revision),
    summary: '',
    leaveOut: '[]',
    resolutions: '[]',
  };
  return studio.act('/publish', cookie, { intent: 'publish', ...common, ...fields });
}

const saved = expect.objectContaining({ outcome: 'saved' });
const published = expect.objectContaining({ outcome: 'published' });

describe('two tabs of one operator', () => {
  test('begin one draft, which contains all of their first edits', async () => {
    const names = ['title', 'short_title', 'author', 'img_desc'];
    const fields = await Promise.all(names.map((name) => fieldOf(name, ada)));
    const answers = await Promise.all(
      fields.map(({ name, revision }) => saveField(ada, name, `First ${name}`, revision)),
    );
    expect(answers).toEqual(names.map(() => saved));
    const drafts = await listDrafts(studio.store);
    expect(drafts).toHaveLength(1);
    expect(drafts[0]?.edits).toHaveLength(names.length);
  });

  test('are told when the stored value of a field differs from the one that they show', async () => {
    const { revision } = await fieldOf('title', ada);
    const answers = await Promise.all(
      ['One', 'Two'].map((title) => saveField(ada, 'title', title, revision)),
    );
    expect(answers).toEqual(
      expect.arrayContaining([saved, expect.objectContaining({ outcome: 'conflict' })]),
    );
    const now = await fieldOf('title', ada);
    expect(['One', 'Two']).toContain(now.value);
    // After both values were shown, the operator decides.
    expect(await saveField(ada, 'title', 'Decided', now.revision)).toEqual(saved);
    expect((await fieldOf('title', ada)).value).toBe('Decided');
  });

  test('save different settings at the same moment, and are told about the same one', async () => {
    const zone = await settingOf('timeZone', ada);
    const color = await settingOf('cookie.showTime', ada);
    const answers = await Promise.all([
      saveSetting(ada, 'timeZone', 'Europe/Rome', zone.revision),
      saveSetting(ada, 'cookie.showTime', '31', color.revision),
    ]);
    expect(answers).toEqual([saved, saved]);
    expect(await saveSetting(ada, 'timeZone', 'Asia/Tokyo', zone.revision)).toEqual({ outcome: 'conflict' });
    expect((await settingOf('timeZone', ada)).text).toBe('Europe/Rome');
    expect((await settingOf('cookie.showTime', ada)).text).toBe('31');
  });

  test('lose no entry of a list that both change', async () => {
    const add = (number: number) => ({
      intent: 'save',
      from: `/old-${number}`,
      to: `https://new.example/${number}`,
      was: '',
      wasTo: '',
    });
    const answers = await Promise.all(
      [1, 2, 3].map((number) => studio.act('/settings/redirects', ada, add(number))),
    );
    expect(answers).toEqual([saved, saved, saved]);
    const change = (to: string) => ({ ...add(1), to, was: '/old-1', wasTo: 'https://new.example/1' });
    expect(await studio.act('/settings/redirects', ada, change('https://new.example/a'))).toEqual(saved);
    expect(await studio.act('/settings/redirects', ada, change('https://new.example/b'))).toEqual({
      outcome: 'conflict',
      now: 'https://new.example/a',
    });
    const csv = ['/old-4,https://new.example/4', '/old-5,https://new.example/5'];
    await Promise.all(
      csv.map((line) => studio.act('/settings/redirects', ada, { intent: 'import', csv: line })),
    );
    const [draft] = await listDrafts(studio.store);
    for (const number of [1, 2, 3, 4, 5]) {
      expect(JSON.stringify(draft?.edits)).toContain(`/old-${number}`);
    }
  });

  test('publish the same draft once', async () => {
    await saveField(ada, 'title', 'Published once', (await fieldOf('title', ada)).revision);
    const before = (await studio.store.readVersion()) ?? 0;
    const answers = await Promise.all([publish(ada, 'Ada'), publish(ada, 'Ada'), publish(ada, 'Ada')]);
    expect(answers.filter((answer) => (answer as { outcome: string }).outcome === 'published')).toHaveLength(
      1,
    );
    expect(await studio.store.readVersion()).toBe(before + 1);
  });
});

describe('two operators', () => {
  test('with drafts of their own are asked about the field that both have changed', async () => {
    for (const cookie of [ada, grace]) {
      const { revision } = await fieldOf('title', cookie);
      expect(await saveField(cookie, 'title', cookie === ada ? 'By Ada' : 'By Grace', revision)).toEqual(
        saved,
      );
    }
    await saveField(grace, 'author', 'Grace alone', (await fieldOf('author', grace)).revision);
    expect(await publish(ada, 'Ada')).toEqual(published);
    expect(await publish(grace, 'Grace')).toEqual({ outcome: 'conflicts' });
    expect((await fieldOf('title', ada)).value).toBe('By Ada');
    const review = await studio.load('/publish', grace);
    const conflict = findObject(review, (one) => one.path === 'title' && 'now' in one);
    const resolutions = JSON.stringify([{ target: conflict?.key, path: 'title', take: 'mine' }]);
    expect(await publish(grace, 'Grace', { resolutions })).toEqual(published);
    expect((await fieldOf('title', ada)).value).toBe('By Grace');
    expect((await fieldOf('author', ada)).value).toBe('Grace alone');
  });

  test('add items, categories and ads under different ids, so that all are published', async () => {
    const box = {
      adNumber: 1,
      section: 0,
      pageKind: 0,
      position: 'body',
      isContextual: false,
      from: 0,
      until: 0,
    };
    const texts = { script: '', html: '<p>Shelves</p>', attributes: '', image: '', link: '', alt: '' };
    const add = async (cookie: string, name: string) => {
      const ad = JSON.stringify({ ...box, ...texts, name, kind: 'html' });
      const answers = [
        await studio.act(`${section}/edit`, cookie, { intent: 'duplicate', id: String(itemId), title: name }),
        await studio.act(`${section}/categories`, cookie, { intent: 'create', name, parent: '' }),
        await studio.act('/ads/save', cookie, { intent: 'save', id: '', revision: '', value: ad }),
      ];
      expect(answers).toEqual([saved, saved, saved]);
      return answers.map((answer) => (answer as { id: number }).id);
    };
    const byAda = await add(ada, 'By Ada');
    const byGrace = await add(grace, 'By Grace');
    for (const [kind, id] of byAda.entries()) expect(byGrace[kind]).not.toBe(id);
    expect(await publish(ada, 'Ada')).toEqual(published);
    expect(await publish(grace, 'Grace')).toEqual(published);
    expect((await fieldOf('title', ada, byAda[0])).value).toBe('By Ada');
    expect((await fieldOf('title', ada, byGrace[0])).value).toBe('By Grace');
    const ads: unknown = JSON.parse((await readPart(studio.store.db, 0, 'ads')) ?? '[]');
    expect(ads).toEqual(
      expect.arrayContaining([byAda, byGrace].map(([, , id]) => expect.objectContaining({ id }))),
    );
  });

  test('with drafts of their own are asked about the layout that both have changed', async () => {
    await insertText(ada, 'Lamp');
    await insertText(ada, 'Globe');
    expect(await publish(ada, 'Ada')).toEqual(published);
    const titles = async () => (await blocksOf(ada)).slice(1, 3).map(({ config }) => config.title);
    expect(await setTitle(ada, 'Lamp', 'Lantern')).toEqual(saved);
    expect(await setTitle(grace, 'Globe', 'Sphere')).toEqual(saved);
    expect(await publish(ada, 'Ada')).toEqual(published);
    expect(await publish(grace, 'Grace')).toEqual({ outcome: 'conflicts' });
    expect(await titles()).toEqual(['Globe', 'Lantern']);
    const conflict = findObject(await studio.load('/publish', grace), (one) => 'mine' in one && 'now' in one);
    const resolutions = JSON.stringify([{ target: conflict?.key, path: conflict?.path, take: 'mine' }]);
    expect(await publish(grace, 'Grace', { resolutions })).toEqual(published);
    expect(await titles()).toEqual(['Sphere', 'Lamp']);
  });

  test('in one draft undo only the step that they have seen', async () => {
    await saveField(ada, 'title', 'A step', (await fieldOf('title', ada)).revision);
    const [draft] = await listDrafts(studio.store);
    if (!draft) throw new Error('There is no draft.');
    const sharing = `${grace}; studio_draft=${draft.id}`;
    await saveField(sharing, 'author', 'Another step', (await fieldOf('author', sharing)).revision);
    const undo = { intent: 'undo', id: String(draft.id), revision: String(draft.revision) };
    expect(await studio.act('/draft', ada, undo)).toEqual({ outcome: 'outdated' });
    expect((await readDraft(studio.store.db, draft.id))?.edits).toHaveLength(2);
  });

  test('in one draft see that the other has changed it', async () => {
    const headFor = async (cookie: string) => (await studio.get('/draft', cookie)).json();
    expect(await headFor(ada)).toBeNull();
    await saveField(ada, 'title', 'A step', (await fieldOf('title', ada)).revision);
    const [draft] = await listDrafts(studio.store);
    expect(await headFor(ada)).toEqual({ id: draft?.id, revision: draft?.revision });
    expect(await headFor(grace)).toBeNull();
    const sharing = `${grace}; studio_draft=${draft?.id}`;
    expect(await headFor(sharing)).toEqual(await headFor(ada));
    await saveField(sharing, 'author', 'Another step', (await fieldOf('author', sharing)).revision);
    expect(await headFor(ada)).toEqual({ id: draft?.id, revision: (draft?.revision ?? 0) + 1 });
  });

  test('keep the draft that they share if one of them discards a version that is no longer current', async () => {
    await saveField(ada, 'title', 'Shared', (await fieldOf('title', ada)).revision);
    const [draft] = await listDrafts(studio.store);
    const body = new URLSearchParams({ intent: 'discard', id: String(draft?.id), revision: '999' });
    const sharing = `${grace}; studio_draft=${draft?.id}`;
    const answer = await studio.post('/draft', { cookie: sharing, body: body.toString() });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await listDrafts(studio.store)).toHaveLength(1);
  });

  test('keep every edit that was saved while a draft is published', async () => {
    const titles: string[] = [];
    const editing = (async () => {
      for (let number = 0; number < 12; number += 1) {
        const { revision } = await fieldOf('img_desc', ada);
        const text = `Text ${number}`;
        const answer = (await saveField(ada, 'img_desc', text, revision)) as { outcome: string };
        if (answer.outcome === 'saved') titles.push(text);
      }
    })();
    const publishing = (async () => {
      for (let number = 0; number < 6; number += 1) await publish(ada, 'Ada');
    })();
    await Promise.all([editing, publishing]);
    expect(titles.length).toBeGreaterThan(0);
    expect((await fieldOf('img_desc', ada)).value).toBe(titles.at(-1));
  });

  test('undo the same change once', async () => {
    await saveField(ada, 'title', 'To undo', (await fieldOf('title', ada)).revision);
    const { version } = (await publish(ada, 'Ada')) as { version: number };
    const undo = (cookie: string) =>
      studio.act(`/history/${version}`, cookie, { intent: 'undo', resolutions: '[]' });
    const outcomes = (await Promise.all([undo(ada), undo(grace)])) as { outcome: string }[];
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['already', 'published']);
    const undone = await listRecordedChanges(studio.store.db, { limit: 1 });
    expect(undone).toMatchObject([{ undoes: version }]);
  });
});

test('the command line and the Studio change settings at the same moment', async () => {
  const zone = await settingOf('timeZone', ada);
  const set = (key: string, value: string) =>
    runInProcess({ dataDir: studio.app.dataDir, databaseUrl: undefined }, ['settings', 'set', key, value]);
  const other = zone.text === 'Europe/Paris' ? 'Europe/Oslo' : 'Europe/Paris';
  const [command, answer] = await Promise.all([
    set('cookie.showTime', '47'),
    saveSetting(ada, 'timeZone', other, zone.revision),
  ]);
  expect([command.status, answer]).toEqual([0, saved]);
  expect(await publish(ada, 'Ada')).toEqual(published);
  const settings: unknown = JSON.parse((await readPart(studio.store.db, 0, 'settings')) ?? '{}');
  expect(settings).toMatchObject({ timeZone: other });
  expect(Number((settings as Record<string, unknown>)['cookie.showTime'])).toBe(47);

  // The page loads the time zone before the command changes it, and still shows the earlier value.
  const before = await settingOf('timeZone', ada);
  expect((await set('timeZone', 'Asia/Tokyo')).status).toBe(0);
  expect(await saveSetting(ada, 'timeZone', 'Asia/Seoul', before.revision)).toEqual({ outcome: 'conflict' });
}, 60_000);
