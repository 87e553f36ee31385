import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOperator } from '#app/operators/operators.server.ts';
import { createSession } from '#app/operators/sessions.server.ts';
import { openStore } from '#app/store/open.server.ts';
import type { Store } from '#app/store/store.ts';
import { samplePicture } from '#test/bundle/sample-bundle.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { silentLog } from '#test/store/engines.ts';
import { freePort } from '#test/support/free-port.ts';
import type { StoredPicture } from './stored-picture.ts';

let app: TestApp;
let store: Store;
let origin = '';
let cookie = '';

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  app = await startApp({ args: ['--empty'], env: { STUDIO_PORT: String(port) } });
  store = await openStore({ dataDir: app.dataDir, role: 'cli', log: silentLog, clock: { now: Date.now } });
  const { id } = await addOperator(store.db, { name: 'Ada', role: 'editor', now: Date.now() });
  const client = { address: '127.0.0.1', userAgent: 'test' };
  cookie = `portico_studio=${await createSession(store.db, { operatorId: id, client, now: Date.now() })}`;
});

afterAll(async () => {
  await store.close();
  await app.stop();
});

function post(address: string, body: BodyInit, type = 'application/octet-stream') {
  return fetch(origin + address, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: origin, 'Content-Type': type },
    body,
  });
}

const unfinished = async () =>
  (await readdir(path.join(app.dataDir, 'media'))).filter((name) => name.endsWith('.part'));

test('an upload is stored, shown by the portal before its publication, and can be cropped', async () => {
  const answer = await post('/pictures/upload', new Uint8Array(await samplePicture(600, 400)));
  expect(answer.status).toBe(200);
  const picture = (await answer.json()) as StoredPicture;
  expect(picture).toMatchObject({ width: 600, height: 400, uncropped: '' });
  const shown = await app.request(new URL(picture.large).pathname);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const area = { left: 100, top: 0, width: 400, height: 400 };
  const crop = await post('/pictures/crop', JSON.stringify({ path: picture.path, area }), 'application/json');
  expect(await crop.json()).toMatchObject({ width: 400, height: 400, uncropped: picture.path });
  const described = await fetch(`${origin}/pictures?path=${encodeURIComponent(picture.path)}`, {
    headers: { Cookie: cookie },
  });
  expect(await described.json()).toEqual(picture);
  const outside = { ...area, left: 500 };
  const refused = await post(
    '/pictures/crop',
    JSON.stringify({ path: picture.path, area: outside }),
    'application/json',
  );
  expect(refused.status).toBe(422);
  expect(await unfinished()).toEqual([]);
});

test.each([
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 422, 'format'],
  ['html', '<!doctype html><script>alert(1)</script>', 422, 'format'],
  ['nothing', '', 422, 'format'],
])('%s is refused with its fault', async (_, body, status, fault) => {
  const answer = await post('/pictures/upload', body, 'image/png');
  expect([answer.status, await answer.json()]).toEqual([status, { fault }]);
  expect(await unfinished()).toEqual([]);
});

/** Sends a body without declaring its length. */
function stream(megabytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    const headers = { Cookie: cookie, Origin: origin };
    const options = { host: 'localhost', port, path: '/pictures/upload', method: 'POST', headers };
    const request = httpRequest(options, (response) => resolve(response.resume().statusCode ?? 0));
    request.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? resolve(413) : reject(error),
    );
    for (let sent = 0; sent < megabytes; sent += 1) request.write(Buffer.alloc(2 ** 20));
    request.end();
  });
}

test('more than 20 MB are refused, with and without a declared length', async () => {
  expect(await stream(22)).toBe(413);
  const declared = await post('/pictures/upload', new Uint8Array(22 * 2 ** 20)).then(
    ({ status }) => status,
    () => 413,
  );
  expect(declared).toBe(413);
  expect(await unfinished()).toEqual([]);
  expect((await post('/pictures/upload', new Uint8Array(await samplePicture(20, 20)))).status).toBe(200);
});

test('an upload without a session is not read', async () => {
  const answer = await fetch(`${origin}/pictures/upload`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new Uint8Array(2 ** 20),
  });
  expect(answer.status).toBe(401);
  expect(await unfinished()).toEqual([]);
});

test.each(['http://127.0.0.1/a.png', 'file:///etc/passwd', 'https://127.0.0.1/a.png', 'no address'])(
  'a picture at %s is not fetched',
  async (address) => {
    const answer = await post('/pictures/fetch', JSON.stringify({ address }), 'application/json');
    expect([400, 422]).toContain(answer.status);
  },
);
