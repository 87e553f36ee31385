/** @module-tag long */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { findItemCheck, saveItemChecks, type ItemCheck } from '#app/store/item-checks.server.ts';
import { startStudio, type TestStudio } from '../../server/studio.fixture.ts';

/* The screen Health and its actions, without a network. */

let studio: TestStudio;
let editor: string;
let item: { verticalId: number; itemId: number; playUrl: string };

beforeAll(async () => {
  studio = await startStudio([]);
  editor = await studio.signIn('editor');
  const rows = await studio.store.db
    .selectFrom('items')
    .select(['verticalId', 'id', 'data'])
    .where('data', 'like', '%"game_url_remote":"https:%')
    .orderBy('id')
    .execute();
  const [{ verticalId, id, data } = { verticalId: 0, id: 0, data: '{}' }] = rows;
  const { game_url_remote: playUrl } = JSON.parse(data) as { game_url_remote: string };
  item = { verticalId, itemId: id, playUrl };
});
afterAll(() => studio.stop());

const store = (check: Partial<ItemCheck>) => {
  const now = Date.now();
  const times = { since: now, checkedAt: now, browserAt: null, failingSince: now - 86_400_000 };
  const base = { ...item, ...times, state: 'dead', fault: 'status', detail: '404', isKept: false } as const;
  return saveItemChecks(studio.store.db, [{ ...base, ...check }]);
};
const act = (fields: Record<string, string>) => {
  const { verticalId, itemId } = item;
  return studio.act('/health', editor, { verticalId: String(verticalId), itemId: String(itemId), ...fields });
};
const screen = async () => JSON.stringify(await studio.load('/health', editor));

test('a dead game is listed with its reason, kept in lists, and left to the checks again', async () => {
  await store({});
  expect(await screen()).toContain('"fault":"status","detail":"404"');
  expect(JSON.stringify(await studio.load('/', editor))).toContain('"dead":1');
  expect(await act({ intent: 'keep' })).toMatchObject({ outcome: 'kept', itemId: item.itemId });
  expect(await findItemCheck(studio.store.db, item)).toMatchObject({ state: 'dead', isKept: true });
  expect(JSON.stringify(await studio.load('/', editor))).toContain('"dead":0');
  expect(await act({ intent: 'unkeep' })).toMatchObject({ outcome: 'freed' });
  expect(await act({ intent: 'check', itemId: '999999999' })).toEqual({ outcome: 'gone' });
});
