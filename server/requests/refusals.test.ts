import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createFakePlatform } from '#test/http/fake-platform.ts';
import { readHtml } from '#test/http/read-html.ts';
import { createRefusals } from './refusals.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/**
 * Starts a server that refuses every request and takes the first part of the path as the client. Returns its origin.
 */
async function startRefusing({ path = '/api/items', languages = ['en'] } = {}): Promise<string> {
  const refuse = createRefusals({ platform: createFakePlatform({}, { languages }), headers: [] });
  server = createServer((request, response) => {
    const client = request.url?.split('/')[1] ?? '';
    refuse(response, { path, client, status: 429, wait: 3 });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a refusal reports when to try again', async () => {
  const response = await fetch(`${await startRefusing()}/a`);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('3');
  expect(await response.json()).toEqual({ error: 'Too many requests from this address; come back in 3 s.' });
});

test('a page is refused in the language of its address', async () => {
  const origin = await startRefusing({ path: '/ar/g', languages: ['en', 'ar'] });
  const texts = await Promise.all(
    ['a', 'b'].map(async (client) => (await fetch(`${origin}/${client}`)).text()),
  );
  expect(readHtml(texts[0] ?? '')('html').attr()).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(texts[1]).toBe(texts[0]);
});

test('all of a hundred simultaneous requests are refused, and another client does not wait for them', async () => {
  const origin = await startRefusing();
  let answered = 0;
  const many = Array.from({ length: 100 }, async () => {
    const { status } = await fetch(`${origin}/a`);
    answered += 1;
    return status;
  });
  await many[0];
  expect((await fetch(`${origin}/b`)).status).toBe(429);
  expect(answered).toBeLessThan(90);
  expect(new Set(await Promise.all(many))).toEqual(new Set([429]));
});

test('a client that disconnects while it waits costs nothing and does not delay others', async () => {
  const origin = await startRefusing();
  const leaving = new AbortController();
  const gone = Array.from({ length: 50 }, () => fetch(`${origin}/a`, { signal: leaving.signal }));
  const settled = Promise.allSettled(gone);
  await gone[0];
  leaving.abort();
  await settled;
  expect((await fetch(`${origin}/a`)).status).toBe(429);
});
