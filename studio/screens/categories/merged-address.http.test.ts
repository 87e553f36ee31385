/** @module-tag long */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDrafts } from '#app/changes/drafts.server.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import { startStudio, type TestStudio } from '../../server/studio.fixture.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startStudio([]);
});

afterAll(() => studio.stop());

const published = expect.objectContaining({ outcome: 'published' });

test('visitors of a merged category are redirected at once, even after the merge was undone and redone', async () => {
  const cookie = await studio.signIn('owner');
  const section = (await studio.get('/content', cookie)).headers.get('location') ?? '';
  const prefix = section.split('/').at(-1) ?? '';
  const verticalId = builtIn.verticals.find(({ vertical }) => vertical.prefix === prefix)?.vertical.id ?? 0;
  const menu = JSON.parse((await readPart(studio.store.db, verticalId, 'menu')) ?? '[]') as {
    content_type_id: number;
  }[];
  const [into, id] = menu.map((entry) => entry.content_type_id);
  const address = `/${prefix}/cate/${id}`;

  /**
   * Requests the address repeatedly, like the visitors of a busy site, until the status changes. Returns the new
   * status.
   */
  const statusAfter = async (before: number) => {
    let status = before;
    while (status === before) ({ status } = await studio.app.request(address));
    return status;
  };
  const undo = async () => {
    const version = await studio.store.readVersion();
    const fields = { intent: 'undo', resolutions: '[]' };
    expect(await studio.act(`/history/${version}`, cookie, fields)).toEqual(published);
  };

  expect((await studio.app.request(address)).status).toBe(200);
  await studio.act(`${section}/categories`, cookie, { intent: 'merge', id: `${id}`, into: `${into}` });
  const [draft] = await listDrafts(studio.store);
  const publish = {
    intent: 'publish',
    id: `${draft?.id}`,
    revision: `${draft?.revision}`,
    summary: '',
    leaveOut: '[]',
    resolutions: '[]',
  };
  expect(await studio.act('/publish', cookie, publish)).toEqual(published);
  expect(await statusAfter(200)).toBe(301);
  await undo();
  expect(await statusAfter(301)).toBe(200);
  await undo();
  expect(await statusAfter(200)).toBe(301);
});
