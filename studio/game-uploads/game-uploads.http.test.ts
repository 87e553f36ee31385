import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOperator } from '#app/operators/operators.server.ts';
import { createSession } from '#app/operators/sessions.server.ts';
import { openStore } from '#app/store/open.server.ts';
import type { Store } from '#app/store/store.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { silentLog } from '#test/store/engines.ts';
import { freePort } from '#test/support/free-port.ts';
import { makeZip, type ZippedFile } from '#test/support/zip.ts';
import type { RefusedGame, TestedGame } from './tested-game.ts';

let app: TestApp;
let store: Store;
let origin = '';
let cookie = '';
let games = '';

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  app = await startApp({ args: ['--empty'], env: { STUDIO_PORT: String(port) } });
  games = path.join(app.dataDir, 'media/games');
  store = await openStore({ dataDir: app.dataDir, role: 'cli', log: silentLog, clock: { now: Date.now } });
  const { id } = await addOperator(store.db, { name: 'Ada', role: 'editor', now: Date.now() });
  const client = { address: '127.0.0.1', userAgent: 'test' };
  cookie = `portico_studio=${await createSession(store.db, { operatorId: id, client, now: Date.now() })}`;
});

afterAll(async () => {
  await store.close();
  await app.stop();
});

function upload(files: readonly ZippedFile[], name = 'Toy Train.zip') {
  return fetch(`${origin}/games/upload?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: origin },
    body: new Uint8Array(makeZip(files)),
  });
}

const page: ZippedFile = { name: 'index.html', content: '<script>document.title = "Toy"</script>' };

describe('an uploaded game', () => {
  let game: TestedGame;
  beforeAll(async () => {
    const answer = await upload([page, { name: 'js/main.js', content: 'play()' }]);
    expect(answer.status).toBe(200);
    game = (await answer.json()) as TestedGame;
  });
  const open = (address: string, headers = {}) =>
    fetch(`${app.arcadeOrigin}/${address}`, { redirect: 'manual', headers });

  test('is served by the arcade, and may run its own scripts but load nothing from elsewhere', async () => {
    expect(game).toMatchObject({ files: 2, playUrl: `arcade:/${game.slug}/` });
    expect(game.slug).toMatch(/^toy-train-[0-9a-f]{10}$/);
    const html = await open(`${game.slug}/`);
    expect([html.status, await html.text()]).toEqual([200, page.content]);
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = html.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).not.toMatch(/https?:/);
    expect(html.headers.get('x-content-type-options')).toBe('nosniff');
    const script = await open(`${game.slug}/js/main.js`);
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect((await open(game.slug)).headers.get('location')).toBe(`/${game.slug}/`);
  });

  test('is not on the origin of the portal', async () => {
    expect((await app.request(`/media/games/${game.slug}/index.html`)).status).toBe(404);
  });

  test('registers no service worker', async () => {
    expect((await open(`${game.slug}/js/main.js`, { 'Service-Worker': 'script' })).status).toBe(403);
  });

  test.each([
    '.upload.json',
    '%2e%2e/',
    '..%2f..%2fportico.sqlite',
    'js%5c..%5cindex.html',
    'js',
    '%00',
    '%',
  ])('does not serve %s', async (name) => {
    expect((await open(`${game.slug}/${name}`)).status).toBe(404);
  });

  test('can be checked by a page of the arcade', async () => {
    const check = await open('check/');
    expect([check.status, check.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('frame-ancestors *'),
    ]);
  });
});

test('what a process was unpacking when it was killed is never served', async () => {
  const staging = path.join(games, '.staging-0b9f');
  await mkdir(staging, { recursive: true });
  await writeFile(path.join(staging, 'index.html'), 'half');
  for (const address of ['.staging-0b9f/', '.staging-0b9f/index.html', '%2estaging-0b9f/']) {
    expect((await fetch(`${app.arcadeOrigin}/${address}`)).status).toBe(404);
  }
  const folder = path.join(games, 'half-0123456789');
  await rename(staging, folder);
  expect((await fetch(`${app.arcadeOrigin}/half-0123456789/`)).status).toBe(200);
});

const refused: [string, ZippedFile[], RefusedGame][] = [
  ['a path upwards', [page, { name: '../../evil.js' }], { fault: 'path', file: '' }],
  ['a link', [page, { name: 'a.js', mode: 0o120777 }], { fault: 'link', file: 'a.js' }],
  ['no page', [{ name: 'a.js' }], { fault: 'no-page', file: '' }],
  [
    'a page beside other folders',
    [{ name: 'web/index.html' }, { name: 'notes/a.txt' }],
    { fault: 'deep-page', file: 'web' },
  ],
  ['a program', [page, { name: 'a.exe' }], { fault: 'type', file: 'a.exe' }],
];
test.each(refused)('a zip with %s is refused, and nothing of it is kept', async (_, files, fault) => {
  const before = await readdir(games);
  const answer = await upload(files);
  expect([answer.status, await answer.json()]).toEqual([422, fault]);
  expect(await readdir(games)).toEqual(before);
  expect(existsSync(path.join(app.dataDir, 'evil.js'))).toBe(false);
  const left = await readdir(path.join(app.dataDir, 'media'));
  expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('an upload without a session is not read', async () => {
  const body = new Uint8Array(makeZip([page]));
  const answer = await fetch(`${origin}/games/upload`, { method: 'POST', headers: { Origin: origin }, body });
  expect(answer.status).toBe(401);
});
