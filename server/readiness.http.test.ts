import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { putItems } from '#app/store/items.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { sampleItem } from '#test/bundle/sample-bundle.ts';
import { startApp, type TestApp } from '#test/http/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn' } });
});

afterAll(() => app.stop());

const readiness = async () => (await app.request('/readyz')).json() as Promise<Record<string, unknown>>;

/** Writes a game to the store without the checks of an import. */
async function store(id: number, ext: object): Promise<void> {
  const log = pino({ level: 'silent' });
  const opened = await openStore({ dataDir: app.dataDir, role: 'cli', log, clock: { now: Date.now } });
  const data = JSON.stringify({ ...sampleItem(id), title: 'A game of an earlier version', ext });
  await inWriteTransaction(opened, testChange, (site) => putItems(site, 2, [{ id, data }]));
  await opened.close();
}

test('names the items that are left out because their data is invalid', async () => {
  expect(await readiness()).toMatchObject({ leftOut: { count: 0, items: [], fix: '' } });
  await store(987_654, { width: 'wide' });
  const line = 'g 987654 "A game of an earlier version": ext.width is the text "wide"; allowed: a number';
  await vi.waitFor(
    async () =>
      expect(await readiness()).toMatchObject({
        status: 'ready',
        problem: null,
        leftOut: { count: 1, items: [line], fix: expect.stringContaining('Export the site') },
      }),
    { timeout: 10_000 },
  );
  expect(app.log()).toContain(JSON.stringify(line).slice(1, -1));
  expect((await app.request('/g/details/987654')).status).toBe(404);

  await store(987_654, { width: 800 });
  await vi.waitFor(async () => expect(await readiness()).toMatchObject({ leftOut: { count: 0 } }), {
    timeout: 10_000,
  });
  expect((await app.request('/g/details/987654')).status).toBe(200);
});
