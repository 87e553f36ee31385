import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStore } from '#app/core/store/open.server.ts';
import { writeParts } from '#app/core/store/site-parts.server.ts';
import { inWriteTransaction } from '#app/core/store/write-transaction.server.ts';
import { startApp, type TestApp } from '#test/http/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn' } });
});

afterAll(() => app.stop());

interface ImportAnswer {
  outcome: string;
  faults?: { path: string; allowed: string }[];
}

/** What `portico import --json` says to a bundle with these layouts. */
async function importLayouts(layouts: unknown): Promise<ImportAnswer> {
  const file = path.join(app.dataDir, 'layouts.json');
  await writeFile(file, JSON.stringify({ layouts }));
  const env = { ...process.env, DATA_DIR: app.dataDir };
  const { stdout } = await promisify(execFile)('./portico', ['import', file, '--json'], { env }).catch(
    (error: { stdout: string }) => error,
  );
  return JSON.parse(stdout) as ImportAnswer;
}

async function home(): Promise<string> {
  return (await app.request('/')).text();
}

const row = (title: string) => ({ module: 'row', config: { title } });

it('an imported layout changes the page', async () => {
  expect(await home()).not.toContain('A row of our own');
  expect((await importLayouts({ 2: { 1: [row('A row of our own')] } })).outcome).toBe('applied');
  await vi.waitFor(async () => expect(await home()).toContain('A row of our own'), { timeout: 10_000 });
  expect(await home()).not.toContain('<header');
});

it.each([
  ['an unknown block', [row('x'), { module: 'wall', config: {} }], '[1].module'],
  ['a bad value', [{ module: 'row', config: { item_count: -1 } }], '[0].config.item_count'],
  ['over 25 blocks', Array.from({ length: 26 }, () => row('x')), ''],
])('%s is refused with its path and changes nothing', async (_name, blocks, place) => {
  const before = await home();
  const answer = await importLayouts({ 2: { 1: blocks } });
  expect(answer.outcome).toBe('refused');
  expect(answer.faults?.map((fault) => fault.path)).toEqual([`layouts["2"]["1"]${place}`]);
  expect(await home()).toBe(before);
});

it('a block that this release does not know is left out with a line in the log, and the page stays', async () => {
  const log = pino({ level: 'silent' });
  const store = await openStore({ dataDir: app.dataDir, role: 'cli', log, clock: { now: Date.now } });
  const blocks = [row('Before it'), { module: 'ofAnotherRelease', config: {} }, row('After it')];
  const value = JSON.stringify({ 2: { 1: blocks } });
  await inWriteTransaction(store, (site) => writeParts(site, [{ verticalId: 0, key: 'layouts', value }]));
  await store.close();
  await vi.waitFor(async () => expect(await home()).toContain('After it'), { timeout: 10_000 });
  expect(await home()).toContain('Before it');
  expect(app.log()).toContain('"block":"ofAnotherRelease","path":"/g","msg":"A block was left out"');
});
