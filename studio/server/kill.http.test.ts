import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preparedFiles } from '@portico/shared/prepared-files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDraftStep, createDraft, listDrafts } from '#app/changes/drafts.server.ts';
import { cleanUploads } from '#app/media/clean-uploads.server.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import { listRecordedChanges } from '#app/store/recorded-changes.server.ts';
import { samplePicture } from '#test/bundle/sample-bundle.ts';
import { findObject } from '#test/support/find-object.ts';
import { makeZip } from '#test/support/zip.ts';
import type { StoredPicture } from '../pictures/stored-picture.ts';
import { startStudio, type Fields, type TestStudio } from './studio.fixture.ts';

/*
 * Kills the process at each step of an action: at each write to a file or to the store (kill-at-step.ts). After the
 * next start, the action must be complete or have had no effect, and must succeed when it is sent again.
 */

const settings = { kind: 'part', verticalId: 0, key: 'settings' } as const;
/** The layout of a home page. */
const home = '/pages/g/home';

let dataDir: string;
let studio: TestStudio;
let cookie: string;

async function start(): Promise<void> {
  const preload = path.join(import.meta.dirname, 'kill-at-step.ts');
  studio = await startStudio(['--empty'], { dataDir, preload });
  cookie = await studio.signIn('owner');
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portico-kill-'));
  await start();
});

afterAll(async () => {
  await studio.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends the action. With `killAt`, the process is killed at this step. */
type Send = (killAt?: string) => Promise<Response>;

const headersOf = (killAt?: string): Fields => (killAt === undefined ? {} : { 'X-Kill-At': killAt });

/** Sends a form. */
function submit(address: string, fields: Fields, killAt?: string) {
  const body = new URLSearchParams(fields).toString();
  return studio.post(`${address}.data`, { cookie, headers: headersOf(killAt), body });
}

/** Sends a file. */
function upload(address: string, body: Uint8Array<ArrayBuffer>, killAt?: string) {
  return studio.post(address, { cookie, headers: headersOf(killAt), body, type: 'application/octet-stream' });
}

async function uploadPicture(width: number): Promise<StoredPicture> {
  const answer = await upload('/pictures/upload', new Uint8Array(await samplePicture(width, 300)));
  return (await answer.json()) as StoredPicture;
}

async function prepareDraft(name: string) {
  const draft = await createDraft(studio.store, { title: '', author: 'Ada' });
  const edits = [{ kind: 'set' as const, target: settings, path: ['siteName'], value: name }];
  await addDraftStep(studio.store, draft, edits);
  return { id: String(draft.id), revision: '2', summary: '', leaveOut: '[]', resolutions: '[]' };
}

const publish = (fields: Fields, killAt?: string) =>
  submit('/publish', { intent: 'publish', ...fields }, killAt);

/**
 * The functions that prepare the actions. Each returns a function that sends its action once. `attempt` is a different
 * number each time.
 */
const actions: Record<string, (attempt: number) => Promise<Send>> = {
  async publish(attempt) {
    const fields = await prepareDraft(`Site ${attempt}`);
    return (killAt) => publish(fields, killAt);
  },
  async undo(attempt) {
    await publish(await prepareDraft(`Undone ${attempt}`));
    const version = await studio.store.readVersion();
    return (killAt) => submit(`/history/${version}`, { intent: 'undo', resolutions: '[]' }, killAt);
  },
  async layout(attempt) {
    await studio.store.db.deleteFrom('drafts').execute();
    const block = JSON.stringify({ module: 'text', config: { title: `Text ${attempt}`, text: 'Hello' } });
    const seen = { count: String(await countBlocks()), module: '' };
    return (killAt) => submit(`${home}/edit`, { intent: 'insert', at: '1', block, ...seen }, killAt);
  },
  async publishLayout(attempt) {
    await (
      await actions.layout!(attempt)
    )();
    const [draft] = await listDrafts(studio.store);
    const { id, revision } = draft ?? {};
    const fields = {
      id: String(id),
      revision: String(revision),
      summary: '',
      leaveOut: '[]',
      resolutions: '[]',
    };
    return (killAt) => publish(fields, killAt);
  },
  async upload(attempt) {
    const body = new Uint8Array(await samplePicture(300 + attempt, 300));
    return (killAt) => upload('/pictures/upload', body, killAt);
  },
  async crop(attempt) {
    const picture = await uploadPicture(600 + attempt);
    const area = { left: 0, top: 0, width: 200 + attempt, height: 200 };
    return (killAt) =>
      studio.post('/pictures/crop', {
        cookie,
        headers: headersOf(killAt),
        type: 'application/json',
        body: JSON.stringify({ path: picture.path, area }),
      });
  },
  async game(attempt) {
    const page = { name: 'index.html', content: `<p>${attempt}</p>` };
    const body = new Uint8Array(makeZip([page, { name: 'js/main.js', content: 'play()' }]));
    return (killAt) => upload('/games/upload?name=Toy', body, killAt);
  },
};

/** Returns the number of blocks of the home page as the editor shows it. */
async function countBlocks(): Promise<number> {
  const screen = findObject(await studio.load(home, cookie), (one) => 'maxBlocks' in one);
  return Array.isArray(screen?.blocks) ? screen.blocks.length : 0;
}

/** Returns the names of the files of a folder of the data folder. */
const filesIn = (folder: string) => readdir(path.join(dataDir, folder)).catch(() => []);

/** Reads everything that one of the actions changes. */
async function readState() {
  const { store } = studio;
  const value: unknown = JSON.parse((await readPart(store.db, 0, 'settings')) ?? '{}');
  const changes = await listRecordedChanges(store.db, { limit: 1_000 });
  const uploads = await store.db.selectFrom('uploads').select(['hash', 'widths']).execute();
  const media = new Set(await filesIn('media'));
  const originals = new Set(await filesIn('media/originals'));
  const isComplete = ({ hash, widths }: (typeof uploads)[number]) =>
    originals.has(hash) &&
    preparedFiles({ hash, widths: JSON.parse(widths) as number[] }).every((name) => media.has(name));
  return {
    version: await store.readVersion(),
    changes: changes.map(({ version, undoes, undoneBy }) => ({ version, undoes, undoneBy })),
    name: (value as Record<string, unknown>).siteName,
    layouts: await readPart(store.db, 0, 'layouts'),
    drafts: (await listDrafts(store)).length,
    pictures: uploads.filter(isComplete).length,
    games: (await filesIn('media/games')).filter((name) => !name.startsWith('.')).length,
  };
}

/** Returns the names of files that no later start and no job would remove. */
async function findLostFiles(): Promise<string[]> {
  const uploads = await studio.store.db.selectFrom('uploads').select('hash').execute();
  const known = new Set(uploads.map(({ hash }) => hash));
  const isLost = (name: string) => name.endsWith('.part') || !known.has(name.slice(0, 16));
  const pictures = [...(await filesIn('media')), ...(await filesIn('media/originals'))];
  const games = await filesIn('media/games');
  return [
    ...pictures.filter((name) => !['originals', 'games'].includes(name) && isLost(name)),
    ...games.filter((name) => name.startsWith('.')),
  ];
}

/**
 * Compares the states before and after an action. Returns the differences that show whether the action had its effect,
 * such as the number of new versions.
 */
function differenceOf(before: Awaited<ReturnType<typeof readState>>, after: typeof before) {
  return {
    versions: (after.version ?? 0) - (before.version ?? 0),
    changes: after.changes.length - before.changes.length,
    undone:
      after.changes.filter(({ undoneBy }) => undoneBy !== null).length -
      before.changes.filter(({ undoneBy }) => undoneBy !== null).length,
    isRenamed: after.name !== before.name,
    isLaidOut: after.layouts !== before.layouts,
    drafts: after.drafts - before.drafts,
    pictures: after.pictures - before.pictures,
    games: after.games - before.games,
  };
}

const nothing = {
  versions: 0,
  changes: 0,
  undone: 0,
  isRenamed: false,
  isLaidOut: false,
  drafts: 0,
  pictures: 0,
  games: 0,
};
const effects: Record<string, typeof nothing> = {
  publish: { ...nothing, versions: 1, changes: 1, isRenamed: true, drafts: -1 },
  undo: { ...nothing, versions: 1, changes: 1, undone: 1, isRenamed: true },
  layout: { ...nothing, drafts: 1 },
  publishLayout: { ...nothing, versions: 1, changes: 1, isLaidOut: true, drafts: -1 },
  upload: { ...nothing, pictures: 1 },
  crop: { ...nothing, pictures: 1 },
  game: { ...nothing, games: 1 },
};

let attempts = 0;

/** Kills the process at a step of an action. Returns false if the action ended before this step. */
async function killDuring(name: string, step: string): Promise<boolean> {
  attempts += 1;
  const send = await actions[name]!(attempts);
  const effect = effects[name]!;
  const before = await readState();
  const answer = await send(step).catch(() => null);
  if (answer !== null) {
    expect([answer.status, differenceOf(before, await readState())]).toEqual([200, effect]);
    return false;
  }
  await studio.app.ended;
  const log = studio.app.log();
  expect(log).toContain('Killed at step');
  await studio.store.close();
  await start();
  const difference = differenceOf(before, await readState());
  const where = `${name}, ${/Killed at step .*/.exec(log)?.[0]}`;
  expect([nothing, effect], where).toContainEqual(difference);
  expect(await findLostFiles(), where).toEqual([]);
  const again = await send();
  if (difference.versions === 0) expect(again.status, where).toBe(200);
  expect(differenceOf(before, await readState()), where).toEqual(effect);
  return true;
}

test.each([
  ['publish', 'commit'],
  ['upload', 'rename'],
])('a process killed during %s, at its first %s, has done all of it or nothing', async (name, step) => {
  expect(await killDuring(name, step)).toBe(true);
});

const long = { tags: 'long', timeout: 900_000 };

test.each(Object.keys(actions))(
  'a process killed at each step of %s has done all of it or nothing',
  long,
  async (name) => {
    let step = 1;
    while (await killDuring(name, String(step))) step += 1;
    expect(step).toBeGreaterThan(3);
  },
);

test('pictures of killed uploads are removed after a day', async () => {
  const twoDays = 2 * 24 * 3_600_000;
  await cleanUploads(studio.store.db, { mediaDir: path.join(dataDir, 'media'), now: Date.now() + twoDays });
  const files = await filesIn('media');
  expect(files.filter((name) => !['originals', 'games'].includes(name))).toEqual([]);
  expect(await filesIn('media/originals')).toEqual([]);
});
