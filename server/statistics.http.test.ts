import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '#test/http/app.ts';
import { copySeededData } from '#test/http/seeded-folder.ts';
import { runInProcess } from '#test/support/command-line.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portico-statistics-'));
  copySeededData(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const portico = async (...args: string[]) => {
  const { status, stdout } = await runInProcess({ dataDir, databaseUrl: undefined }, args);
  expect([args, status]).toEqual([args, 0]);
  return stdout;
};

/** Starts the portal, sends it a play with each set of headers, and stops it, which stores all counts. */
async function play(visitors: readonly Record<string, string>[]): Promise<void> {
  const app = await startApp({ dataDir });
  const body = JSON.stringify({ source: '', hasTouch: false, events: [{ kind: 'play', vertical: 'g' }] });
  for (const visitor of visitors) {
    const headers = { Origin: app.origin, 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)', ...visitor };
    expect((await app.request('/api/events', { method: 'POST', headers, body })).status).toBe(204);
  }
  await app.stop();
}

interface Summary {
  figures: { name: string; value: number; before: number }[];
}

/** Returns the plays of today and yesterday, because a day may end during the test. */
async function countPlays(): Promise<number> {
  const { figures } = JSON.parse(await portico('stats', '--days', '1', '--json')) as Summary;
  const plays = figures.find(({ name }) => name === 'plays');
  return (plays?.value ?? 0) + (plays?.before ?? 0);
}

test('plays are counted, unless the visitor or the operator does not want it', async () => {
  await play([{}, { DNT: '1' }, { 'Sec-GPC': '1' }, { 'User-Agent': 'ExampleBot/1.0 (crawler)' }]);
  expect(await countPlays()).toBe(1);
  await portico('settings', 'set', 'statistics.isOn', '0');
  await play([{}]);
  expect(await countPlays()).toBe(1);
});
