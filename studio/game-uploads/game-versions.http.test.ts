/** @module-tag long */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDrafts } from '#app/changes/drafts.server.ts';
import { listAuditEntries } from '#app/operators/audit-log.server.ts';
import { makeZip } from '#test/support/zip.ts';
import { startStudio, type TestStudio } from '../server/studio.fixture.ts';
import type { GameVersion, TestedGame } from './tested-game.ts';

let studio: TestStudio;
let section: string;
let itemId: number;
let ada: string;

beforeAll(async () => {
  studio = await startStudio([]);
  ada = await studio.signIn(await studio.addOperator('Ada', 'owner'));
  section = (await studio.get('/content', ada)).headers.get('location') ?? '';
  const rows = (await (await studio.get(`${section}/rows`, ada)).json()) as { rows: { id: number }[] };
  itemId = rows.rows.at(-1)?.id ?? 0;
});

afterAll(() => studio.stop());

async function upload(html: string): Promise<TestedGame> {
  const body = new Uint8Array(makeZip([{ name: 'index.html', content: html }]));
  const answer = await studio.post('/games/upload?name=Toy', { cookie: ada, body, type: 'application/zip' });
  return (await answer.json()) as TestedGame;
}

interface ShownItem {
  revision: string;
  versions: GameVersion[];
}

async function readItem(): Promise<ShownItem> {
  const loaded = (await studio.load(`${section}/upload?item=${itemId}`, ada)) as Record<
    string,
    { data: { item: ShownItem } }
  >;
  const { data } = loaded['game-uploads/upload-screen'] ?? {};
  if (!data) throw new Error('The upload screen sent no data.');
  return data.item;
}

async function findVersion({ slug }: TestedGame): Promise<GameVersion | undefined> {
  return (await readItem()).versions.find((one) => one.slug === slug);
}

async function use({ playUrl }: TestedGame): Promise<void> {
  const { revision } = await readItem();
  const field = { path: 'game_url_remote', value: JSON.stringify(playUrl), revision };
  const answer = await studio.act(`${section}/edit`, ada, { intent: 'field', id: String(itemId), ...field });
  expect(answer).toMatchObject({ outcome: 'saved' });
}

async function publish(): Promise<void> {
  const [draft] = await listDrafts(studio.store);
  const fields = { summary: '', leaveOut: '[]', resolutions: '[]' };
  const shown = { id: String(draft?.id), revision: String(draft?.revision) };
  const answer = await studio.act('/publish', ada, { intent: 'publish', ...shown, ...fields });
  expect(answer).toMatchObject({ outcome: 'published' });
}

function remove(slug: string) {
  const fields = { intent: 'delete-version', item: String(itemId), slug };
  return studio.act(`${section}/upload`, ada, fields);
}

const isStored = ({ slug }: TestedGame) => existsSync(path.join(studio.app.dataDir, 'media/games', slug));

test('a version can be deleted while neither the site nor a draft shows it', async () => {
  const [first, second] = [await upload('first'), await upload('second')];
  await use(first);
  expect(await findVersion(first)).toMatchObject({ isPublished: false, drafts: [''], isInHistory: false });
  expect(await remove(first.slug)).toEqual({ outcome: 'drafted' });

  expect(await findVersion(second)).toMatchObject({ isPublished: false, drafts: [] });
  expect(await remove(second.slug)).toEqual({ outcome: 'deleted' });
  expect(isStored(second)).toBe(false);
  expect((await fetch(`${studio.app.arcadeOrigin}/${second.slug}/`)).status).toBe(404);
  expect(await remove(second.slug)).toEqual({ outcome: 'gone' });

  await publish();
  expect(await findVersion(first)).toMatchObject({ isPublished: true, drafts: [] });
  expect(await remove(first.slug)).toEqual({ outcome: 'published' });
  expect(isStored(first)).toBe(true);

  // A deleted version can be uploaded again.
  expect(await upload('second')).toEqual(second);
  await use(second);
  await publish();
  expect(await findVersion(first)).toMatchObject({ isPublished: false, isInHistory: true });
  expect(await remove(first.slug)).toEqual({ outcome: 'deleted' });
  const entries = await listAuditEntries(studio.store.db, {});
  const deletions = entries.filter(({ action }) => action === 'game-version-delete');
  expect(deletions.map(({ details }) => details.slug)).toEqual([first.slug, second.slug]);
});

test('only versions of the game itself are deleted', async () => {
  for (const slug of ['../..', '.staging-1', '__proto__', 'other-0123456789']) {
    expect(await remove(slug)).toEqual({ outcome: 'gone' });
  }
});
