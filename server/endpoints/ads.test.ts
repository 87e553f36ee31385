import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { adRow, createAdCode } from './ads.ts';

const address = (letter: string) => `/ads/${letter.repeat(40)}.js`;
const snapshotOf = (...codes: string[]) =>
  ({
    ads: [
      { scriptAddress: 'https://a.example/x.js', code: '' },
      ...codes.map((code) => ({ scriptAddress: address(code), code })),
    ],
  }) as unknown as Snapshot;

const servers = new Set<{ close(): void }>();
afterEach(() => {
  for (const server of servers) server.close();
  servers.clear();
});

/** Serves ad code and nothing else. Returns the function that requests an address. */
function portalOf(current: () => Snapshot | null) {
  const row = adRow(createAdCode(current), {});
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (row.matches(path)) void row.answer(request, response, path);
    else response.writeHead(302, { location: '/' }).end();
  }).listen(0);
  servers.add(server);
  return {
    request: (path: string) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' }),
  };
}

it('serves inline code at an address of our own that never changes', async () => {
  const app = portalOf(() => snapshotOf('a', 'b'));
  const response = await app.request(address('b'));
  expect([response.status, await response.text()]).toEqual([200, 'b']);
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toContain('immutable');
});

it('finds nothing at other addresses', async () => {
  const app = portalOf(() => snapshotOf('a'));
  expect((await app.request(address('c'))).status).toBe(404);
  for (const path of ['/ads/a.js', '/ads/', '/ads/x/../a.js']) {
    expect((await app.request(path)).status).toBe(302);
  }
  expect((await portalOf(() => null).request(address('a'))).status).toBe(404);
});

it('keeps the code of a changed entry for pages that are still open', async () => {
  let snapshot = snapshotOf('a');
  const app = portalOf(() => snapshot);
  await app.request(address('a'));
  snapshot = snapshotOf('b');
  expect((await app.request(address('b'))).status).toBe(200);
  expect((await app.request(address('a'))).status).toBe(200);
});

it('does not keep an unlimited number of old codes', async () => {
  const names = 'abcdef0123456789';
  let turn = 0;
  const code = createAdCode(
    () =>
      ({
        ads: [{ scriptAddress: `/ads/${turn}.js`, code: names }],
      }) as unknown as Snapshot,
  );
  for (turn = 0; turn < 500; turn += 1) code('');
  expect(code('/ads/0.js')).toBeNull();
  expect(code('/ads/499.js')).toBe(names);
});
