import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/http/app.ts';
import { runInProcess } from '#test/support/command-line.ts';

/**
 * `portico.sqlite.gz` is a store of the version before the folders of `app/` became layers (2026-11-23): an imported
 * bundle without its pictures, a changed setting, a redirect, a hidden item, votes, a closed and an open report.
 * `site.json` is the export of that version.
 */
let dataDir = '';
let app: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portico-older-'));
  const packed = await readFile(path.join(import.meta.dirname, 'portico.sqlite.gz'));
  await writeFile(path.join(dataDir, 'portico.sqlite'), gunzipSync(packed));
  app = await startApp({ dataDir });
}, 180_000);
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function json(...args: string[]): Promise<unknown> {
  const { status, stdout } = await runInProcess({ dataDir, databaseUrl: undefined }, [...args, '--json']);
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

describe('a store of an earlier version', () => {
  it('exports the same bundle', async () => {
    const before = await readFile(path.join(import.meta.dirname, 'site.json'), 'utf8');
    expect(await json('export')).toEqual(JSON.parse(before));
  });

  it('keeps reports and redirects', async () => {
    expect(await json('reports', 'list', '--all')).toMatchObject([
      { id: 2, reason: 'It does not start', closedAt: null },
      { id: 1, reason: 'broken', note: 'Fixed.' },
    ]);
    const { status, headers } = await app.request('/old-page');
    expect([status, headers.get('location')]).toEqual([301, '/aboutUs']);
  });

  it('shows the same pages, with the votes of its visitors', async () => {
    const home = await (await app.request('/')).text();
    expect(home).toContain('Old Harbour');
    const page = await (await app.request('/g/details/100')).text();
    expect(page).toContain('Game 100');
    expect((await app.request('/g/details/102')).status).toBe(404);
    const vote = { vertical: 'g', id: 101, value: 0 };
    const answer = await app.request('/api/vote', {
      method: 'POST',
      headers: { Origin: app.origin, 'Content-Type': 'application/json' },
      body: JSON.stringify(vote),
    });
    expect(await answer.json()).toMatchObject({ dislikes: 2 });
  });
});
