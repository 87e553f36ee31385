import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDraftStep, createDraft, listDrafts } from '#app/changes/drafts.server.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import { listRecordedChanges } from '#app/store/recorded-changes.server.ts';
import { samplePicture } from '#test/bundle/sample-bundle.ts';
import { copySeededData } from '#test/http/seeded-folder.ts';
import { startStudio, type TestStudio } from './studio.fixture.ts';

/*
 * Kills the process while it answers. Each action must then be complete or have had no effect. The delay before the
 * kill grows, so that it hits both the beginning and the end of an action.
 */

const kills = 8;
/** Milliseconds by which the delay grows. */
const step = 6;
const settings = { kind: 'part', verticalId: 0, key: 'settings' } as const;

let dataDir: string;
let studio: TestStudio;
let cookie: string;

async function start(): Promise<void> {
  studio = await startStudio([], { dataDir });
  cookie = await studio.signIn('owner');
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portico-kill-'));
  await copySeededData(dataDir);
  await start();
});

afterAll(async () => {
  await studio.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends a request and kills the server after a delay. */
async function killDuring(send: () => Promise<unknown>, after: number): Promise<void> {
  const sent = send().catch(() => null);
  await pause(after);
  await studio.app.stop('SIGKILL');
  await sent;
}

async function readState() {
  const { store } = studio;
  const value: unknown = JSON.parse((await readPart(store.db, 0, 'settings')) ?? '{}');
  const changes = await listRecordedChanges(store.db, { limit: 1 });
  return {
    version: await store.readVersion(),
    latest: changes[0]?.version,
    drafts: (await listDrafts(store)).length,
    name: (value as Record<string, unknown>).siteName,
  };
}

async function restart(): Promise<void> {
  await studio.store.close();
  await start();
}

const long = { tags: 'long', timeout: 240_000 };

describe('a server that is killed', () => {
  test('while it publishes has published the draft and deleted it, or neither', long, async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const name = `Site ${kill}`;
      const draft = await createDraft(studio.store, { title: '', author: 'Ada' });
      const edits = [{ kind: 'set' as const, target: settings, path: ['siteName'], value: name }];
      await addDraftStep(studio.store, draft, edits);
      const before = await readState();
      const fields = { id: String(draft.id), revision: '2', summary: '', leaveOut: '[]', resolutions: '[]' };
      await killDuring(() => studio.act('/publish', cookie, { intent: 'publish', ...fields }), kill * step);
      const after = await readState();
      expect([
        before,
        {
          version: (before.version ?? 0) + 1,
          latest: (before.version ?? 0) + 1,
          drafts: before.drafts - 1,
          name,
        },
      ]).toContainEqual(after);
      await restart();
    }
  });

  test('while it undoes a change has undone it or not', long, async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const before = await readState();
      const undo = { intent: 'undo', resolutions: '[]' };
      await killDuring(() => studio.act(`/history/${before.version}`, cookie, undo), kill * step);
      const after = await readState();
      expect([before.version, (before.version ?? 0) + 1]).toContain(after.version);
      expect(after.latest).toBe(after.version);
      const changes = await listRecordedChanges(studio.store.db, { limit: 2 });
      const isUndone = changes.some(
        ({ version, undoneBy }) => version === before.version && undoneBy !== null,
      );
      expect(isUndone).toBe(after.version !== before.version);
      await restart();
    }
  });

  test('while it stores a picture has stored it with its files or not', long, async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const body = new Uint8Array(await samplePicture(400 + kill, 300));
      const type = 'application/octet-stream';
      await killDuring(() => studio.post('/pictures/upload', { cookie, type, body }), kill * 3 * step);
      const uploads = await studio.store.db.selectFrom('uploads').select(['hash', 'widths']).execute();
      await restart();
      for (const { hash, widths } of uploads) {
        for (const width of JSON.parse(widths) as number[]) {
          expect((await studio.app.request(`/media/${hash}-${width}.avif`)).status).toBe(200);
        }
      }
      const files = await readdir(path.join(dataDir, 'media'));
      expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
    }
  });
});
