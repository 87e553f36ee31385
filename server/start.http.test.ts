import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { builtIn } from '#app/verticals/index.server.ts';
import { startApp } from '#test/http/app.ts';
import { readHtml, textsOf } from '#test/http/read-html.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-start-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the message of a failed start without the text that the test helper adds. */
async function failureOf(options: Parameters<typeof startApp>[0]): Promise<string[]> {
  const error = await startApp({ args: ['--empty'], ...options }).then(
    async (app) => {
      await app.stop();
      return new Error('It started.');
    },
    (reason: Error) => reason,
  );
  const [first = '', ...lines] = error.message.split('\n').filter((line) => line && !line.startsWith('{'));
  expect(first).toBe('The server ended with 1 instead of starting:');
  return lines;
}

describe('a start that cannot succeed reports what is wrong, where, and how to fix it, and ends', () => {
  test('a taken port', async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    const lines = await failureOf({ env: { PORT: String(port) } });
    other.close();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`Port ${port} \\(PORT\\) is taken .* set PORT to another one`));
  });

  test('a data folder that is a file', async () => {
    const dataDir = path.join(folder, 'file');
    await writeFile(dataDir, '');
    const lines = await failureOf({ dataDir });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(dataDir);
  });

  test('a data folder that cannot be created', async () => {
    const lines = await failureOf({ dataDir: '/proc/nope' });
    expect(lines).toEqual([expect.stringMatching(/\/proc\/nope.*set DATA_DIR to another folder/)]);
  });

  test('an address that this machine does not have', async () => {
    const lines = await failureOf({ env: { HOST: '203.0.113.7' } });
    expect(lines).toEqual([expect.stringMatching(/^HOST: 203\.0\.113\.7 is not an address of this machine/)]);
  });

  test('invalid variables, each on its own line', async () => {
    const lines = await failureOf({ env: { PORT: 'x', SITE_URL: 'play.example', LOG_LEVEL: 'loud' } });
    expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'SITE_URL', 'LOG_LEVEL']);
  });
});

test(
  'an empty start has a designed empty home in every section, stays empty, and exits with 0',
  { timeout: 60_000 },
  async () => {
    const dataDir = path.join(folder, 'empty');
    const first = await startApp({ dataDir, args: ['--empty'] });
    for (const { vertical } of builtIn.verticals) {
      const home = await first.request(`/${vertical.prefix}`);
      const headings = textsOf(readHtml(await home.text()), 'h1');
      expect([vertical.prefix, home.status]).toEqual([vertical.prefix, 200]);
      expect(headings, vertical.prefix).toHaveLength(1);
      // Sections without lists look the same with and without a bundle, so their headings are not checked.
      if (vertical.isListed === false) continue;
      expect(headings).toEqual([`No ${vertical.noun.many} yet`]);
      const bare = await first.request(`/${vertical.prefix}/details`);
      expect([bare.status, bare.headers.get('location')]).toEqual([302, `/${vertical.prefix}`]);
    }
    expect((await first.request('/')).status).toBe(200);
    expect(first.log()).toMatch(/Portico is open at http:\/\/localhost:\d+ with 0 games\. Data: .*empty/);
    expect(await first.stop()).toBe(0);
    const second = await startApp({ dataDir });
    expect(second.log()).toContain('with 0 games');
    expect(await second.stop('SIGINT')).toBe(0);
  },
);

test('a start removes files of killed processes and keeps other users out', { tags: 'long' }, async () => {
  const dataDir = path.join(folder, 'leftovers');
  await (await startApp({ dataDir, args: ['--empty'] })).stop();
  const file = path.join(dataDir, 'portico.sqlite');
  const database = new DatabaseSync(file);
  database.exec(
    "insert into feed_runs (provider, source, started_at, outcome, summary) values ('rss', 'x', 1, 'running', '{}')",
  );
  await writeFile(path.join(dataDir, 'media/0123456789abcdef.4711.part'), '');
  const outcome = () => database.prepare('select outcome from feed_runs').get()?.outcome;
  expect(outcome()).toBe('running');
  const app = await startApp({ dataDir });
  expect(outcome()).toBe('interrupted');
  database.close();
  expect(await readdir(path.join(dataDir, 'media'))).toEqual([]);
  for (const [name, mode] of [
    [dataDir, '700'],
    [path.join(dataDir, 'media'), '700'],
    [file, '600'],
    [`${file}-wal`, '600'],
  ] as const) {
    expect([name, ((await stat(name)).mode & 0o777).toString(8)]).toEqual([name, mode]);
  }
  await app.stop();
});

test(
  'a store that is replaced while the server runs stops it, and the server reports the reason',
  { tags: 'long', timeout: 90_000 },
  async () => {
    const dataDir = path.join(folder, 'replaced');
    const app = await startApp({ dataDir, args: ['--empty'] });
    const file = path.join(dataDir, 'portico.sqlite');
    const replacement = path.join(folder, 'replacement.sqlite');
    const other = new DatabaseSync(replacement);
    other.exec('create table letters (text text)');
    other.close();
    const before = await readFile(replacement);
    await rename(replacement, file);
    const state = await vi.waitUntil(
      async () => {
        const response = await app.request('/readyz');
        return response.status === 503
          ? ((await response.json()) as { status: string; problem: string })
          : null;
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(state.status).toBe('stopping');
    expect(state.problem).toContain(`${file} was replaced`);
    expect(await app.ended).toBe(66);
    expect(app.log()).toContain(state.problem);
    expect(await readFile(file)).toEqual(before);
    expect((await stat(`${file}-wal`).catch(() => null))?.size ?? 0).toBe(0);
  },
);

test('closing the terminal stops it cleanly too', { tags: 'long' }, async () => {
  const app = await startApp({ dataDir: path.join(folder, 'hung-up'), args: ['--empty'] });
  expect(await app.stop('SIGHUP')).toBe(0);
});

test('HOST binds the portal and its games to one address', { tags: 'long' }, async () => {
  const app = await startApp({
    dataDir: path.join(folder, 'bound'),
    args: ['--empty'],
    env: { HOST: '127.0.0.2' },
  });
  for (const origin of [app.origin, app.arcadeOrigin]) {
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
    expect((await fetch(origin.replace('127.0.0.1', '127.0.0.2'))).status).toBeLessThan(500);
  }
  expect(app.log()).toContain(`Portico is open at http://127.0.0.2:${new URL(app.origin).port}`);
  await app.stop();
});

test('with SITE_URL only its host is served, but every host may check health', async () => {
  const app = await startApp({
    dataDir: path.join(folder, 'hosted'),
    args: ['--empty'],
    env: { SITE_URL: 'https://play.example' },
  });
  const statusOf = (target: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      httpRequest(app.origin, { path: target, headers: { Host: host } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
        .on('error', reject)
        .end();
    });
  expect(await statusOf('/', 'play.example')).toBe(200);
  expect(await statusOf('/', 'elsewhere.example')).toBe(421);
  expect(await statusOf('/', 'www.elsewhere.example')).toBe(421);
  expect(await statusOf('/', 'www.play.example')).toBe(308);
  expect(await statusOf('/healthz', 'www.play.example')).toBe(200);
  expect(await statusOf('/readyz', 'elsewhere.example')).toBe(200);
  await app.stop();
});

test('while stopping it still answers for a while, reports that it is not ready, and keeps no connection open', async () => {
  const app = await startApp({
    dataDir: path.join(folder, 'draining'),
    args: ['--empty'],
    env: { DRAIN_SECONDS: '300' },
  });
  expect((await app.request('/')).headers.get('connection')).toBe('keep-alive');
  const ended = app.stop();
  await vi.waitUntil(async () => (await app.request('/readyz')).status === 503, { timeout: 60_000 });
  for (const address of ['/', '/healthz', '/robots.txt']) {
    const { status, headers } = await app.request(address);
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
  }
  // A second signal ends the process immediately, unless it follows so soon that it may be the first one repeated.
  const again = setInterval(() => void app.stop(), 100);
  expect(await ended).toBe(1);
  clearInterval(again);
}, 90_000);
