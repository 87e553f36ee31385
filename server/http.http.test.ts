import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { importBundle } from '#app/changes/import.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import { readMessageFolders } from '../scripts/messages/files.ts';
import { writeBundleFolder } from '#test/bundle/sample-bundle.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { readHtml, readHtmlWithoutScripts, textsOf } from '#test/http/read-html.ts';
import { starterArcadePath } from '#test/http/starter-items.ts';
import { silentLog } from '#test/store/engines.ts';
import { hashSource } from './pages/inline-hashes.ts';

let app: TestApp;
let gameId: number;
const arcadePath = starterArcadePath();

beforeAll(async () => {
  app = await startApp();
  const random = await app.request('/g/details');
  gameId = Number(/\/g\/details\/(\d+)/.exec(random.headers.get('location') ?? '')?.[1]);
});

afterAll(() => app.stop());

/** Sends a request with any host and any path. */
function sendRaw(origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: number }>((resolve, reject) => {
    const sent = httpRequest(origin, { path, headers, method }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
      );
    });
    sent.on('error', reject).end();
  });
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: app.origin, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('a page', () => {
  test('contains its style sheet, allowed by its hash', async () => {
    const response = await app.request('/');
    const $ = readHtml(await response.text());
    const linked = $('link[rel="stylesheet"]').toArray();
    const media = linked.map((link) => link.attribs.media ?? 'all');
    expect(media.filter((query) => !/^(?:print$|\(forced-colors: active\))/.test(query))).toEqual([]);
    const sheet = $('style[data-precedence="page"]');
    const css = sheet.text();
    expect((await (await app.request(sheet.attr('data-href') ?? '')).text()).trim()).toBe(css);
    expect(response.headers.get('content-security-policy')).toContain(hashSource(css));
  });

  test('names the same fonts with and without scripts', async () => {
    const html = await (await app.request('/')).text();
    const sheet = readHtmlWithoutScripts(html)('noscript link[rel="stylesheet"]').attr('href') ?? '';
    const css = await (await app.request(sheet)).text();
    const fontsOf = (text: string) =>
      [...text.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(([, href = '']) => href);
    expect(fontsOf(css)).toHaveLength(4);
    expect(fontsOf(html)).toEqual(fontsOf(css));
    for (const href of fontsOf(css)) {
      expect((await app.request(href)).headers.get('content-type')).toBe('font/woff2');
    }
  });

  test('is compressed, tagged and has security headers', async () => {
    const response = await app.request('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.status).toBe(200);
    const { headers } = response;
    expect(headers.get('Content-Encoding')).toBe('br');
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=0, (s-maxage=300|must-revalidate)$/);
    expect(headers.get('Vary')).toMatch(/accept-encoding/i);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain(
      "default-src 'self'; object-src 'none'; script-src 'self' 'sha256-",
    );
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  test('is complete and the same in every encoding', async () => {
    const bodies = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) =>
        (await app.request('/', { headers: { 'Accept-Encoding': encoding } })).text(),
      ),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
    // The source contains no marks of parts that React would send later, no nonces, and no module script that runs at
    // once.
    expect(bodies[0]).not.toMatch(/<template id="B:|<div hidden id="S:|\$RC|nonce=|type="module"/);
  });

  test('is not sent again to a client that has it, and 304 has the same policy', async () => {
    const first = await app.request('/');
    const again = await app.request('/', { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
  });

  test('answers HEAD', async () => {
    const whole = await app.request('/g', { headers: { 'Accept-Encoding': 'identity' } });
    const head = await app.request('/g', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    expect(head.status).toBe(200);
    expect(head.headers.get('Content-Length')).toBe(whole.headers.get('Content-Length'));
    expect(await head.text()).toBe('');
  });

  test('of an unknown id is a 404 page', async () => {
    const response = await app.request('/g/details/1');
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('text/html');
  });

  test('sends its data with the id of its build', async () => {
    for (const address of ['/_.data', `/g/details/${gameId}.data`]) {
      const response = await app.request(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('X-Build')).toMatch(/^[0-9a-f]+$/);
      expect(response.headers.get('X-Remix-Response')).toBe('yes');
      expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/);
    }
  });
});

describe('addresses', () => {
  test.each([
    ['/nowhere', 302, '/'],
    ['/nowhere.php', 302, '/'],
    ['/media/../portico.sqlite', 302, '/'],
    ['/g/', 308, '/g'],
    ['//elsewhere.example/', 302, '/'],
  ])('%s redirects with %i to %s', async (path, status, location) => {
    const response = await sendRaw(app.origin, path);
    expect([response.status, response.headers.location]).toEqual([status, location]);
  });

  test.each(['/assets/none.js', '/media/none.webp', '/api/none', '/.well-known/none'])(
    '%s is a plain 404',
    async (path) => {
      const response = await sendRaw(app.origin, path);
      expect(response.status).toBe(404);
      expect(response.headers['content-type']).toMatch(/^text\/plain/i);
    },
  );

  test('browsers and crawlers find the files that they request by convention', async () => {
    for (const path of [
      '/favicon.ico',
      '/apple-touch-icon.png',
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
    ]) {
      expect([path, (await app.request(path)).status]).toEqual([path, 200]);
    }
  });

  test('a method that a route does not support is a 405', async () => {
    for (const [path, method] of [
      ['/', 'POST'],
      ['/g', 'DELETE'],
      ['/api/vote', 'GET'],
    ] as const) {
      const response = await app.request(path, { method });
      expect([path, response.status]).toEqual([path, 405]);
      expect(response.headers.get('Allow')).toBeTruthy();
    }
  });
});

describe('files', () => {
  test('of the build never change and are compressed', async () => {
    const home = await (await app.request('/')).text();
    const script = /\/assets\/entry\.client-[^ "]+\.js/.exec(home)?.[0] ?? '';
    const response = await app.request(script, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Content-Type')).toContain('javascript');
  });

  test('of the build have no names that ad blockers refuse', async () => {
    const names = await readdir('build/client/assets');
    const modules = names.map((name) => name.replace(/-[\w-]{8}\..*$/, ''));
    expect(modules).toContain('labelled-slot');
    expect(modules.filter((name) => /\bads?\b/.test(name))).toEqual([]);
  });

  test('of the media folder are pictures only', async () => {
    const home = await (await app.request('/')).text();
    for (const format of ['avif', 'webp']) {
      const [picture = ''] = new RegExp(`/media/[0-9a-f]{16}-\\d+\\.${format}`).exec(home) ?? [];
      const response = await app.request(picture);
      expect(response.headers.get('Content-Type')).toBe(`image/${format}`);
      expect(response.headers.get('Cache-Control')).toContain('immutable');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
    const outside = await sendRaw(app.origin, '/media/..%2fportico.sqlite');
    expect(outside.status).toBe(404);
  });

  test('of every kind are sent in parts, as players and downloads request them', async () => {
    const home = await (await app.request('/')).text();
    const picture = /\/media\/[0-9a-f]{16}-\d+\.(?:avif|webp)/.exec(home)?.[0] ?? '';
    const preview = `/previews/${(await readdir('public/previews')).find((name) => name.endsWith('.webm'))}`;
    const script = /\/assets\/entry\.client-[^ "]+\.js/.exec(home)?.[0] ?? '';
    for (const address of [picture, preview, script, `${app.arcadeOrigin}${arcadePath}`]) {
      const url = address.startsWith('/') ? app.origin + address : address;
      const ask = (headers: Record<string, string> = {}, method = 'GET') => fetch(url, { method, headers });
      const whole = await ask();
      const bytes = Buffer.from(await whole.arrayBuffer());
      expect([url, whole.status, whole.headers.get('Accept-Ranges')]).toEqual([url, 200, 'bytes']);
      // Browsers request parts of the uncompressed bytes only.
      const identity = { 'Accept-Encoding': 'identity' };
      const head = (await ask(identity, 'HEAD')).headers;
      const tag = head.get('ETag') ?? '';
      const size = Number(head.get('Content-Length'));
      if (!whole.headers.has('Content-Encoding')) expect(size).toBe(bytes.length);

      const part = await ask({ ...identity, Range: 'bytes=5-9' });
      expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 5-9/${size}`]);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(5, 10));
      expect((await ask({ Range: 'bytes=0-0', 'If-Range': tag })).status).toBe(206);
      expect((await ask({ Range: 'bytes=0-0', 'If-Range': '"other"' })).status).toBe(200);
      expect((await ask({ 'If-None-Match': tag, Range: 'bytes=0-0' })).status).toBe(304);
      const outside = await ask({ ...identity, Range: `bytes=${size}-` });
      expect([outside.status, outside.headers.get('Content-Range')]).toEqual([416, `bytes */${size}`]);
      expect(outside.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test('and all other addresses answer HEAD with the headers of GET', async () => {
    const home = await (await app.request('/')).text();
    const picture = /\/media\/[0-9a-f]{16}-\d+\.(?:avif|webp)/.exec(home)?.[0] ?? '';
    for (const address of [
      picture,
      '/robots.txt',
      '/api/suggest?vertical=g&q=a',
      '/favicon.ico',
      '/g.data',
      '/nowhere',
      '/healthz',
      '/x.php',
    ]) {
      const [whole, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) => sendRaw(app.origin, address, {}, method)),
      );
      const { date: _1, 'x-request-id': _3, ...wanted } = whole!.headers;
      const { date: _2, 'x-request-id': _4, ...got } = head!.headers;
      // A generated response to HEAD may omit its length (RFC 9110, 8.6), so a missing length is not compared.
      if (!('content-length' in got)) delete wanted['content-length'];
      expect([address, head!.status, head!.bytes, got]).toEqual([address, whole!.status, 0, wanted]);
    }
  });

  test('of the arcade are served from its own origin, for frames only', async () => {
    const home = await fetch(`${app.arcadeOrigin}${arcadePath}`);
    expect(home.status).toBe(200);
    expect(home.headers.get('Content-Security-Policy')).toContain('frame-ancestors *');
    expect(home.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    const slashless = await fetch(app.arcadeOrigin + arcadePath.slice(0, -1), { redirect: 'manual' });
    expect([slashless.status, slashless.headers.get('Location')]).toEqual([308, arcadePath]);
    expect((await fetch(`${app.arcadeOrigin}/none`)).status).toBe(404);
  });

  test('of the arcade include a page that tests games from anywhere and that nobody may frame', async () => {
    const page = await fetch(`${app.arcadeOrigin}/protocol/`);
    expect(await page.text()).toContain('Test a game');
    const policy = page.headers.get('Content-Security-Policy');
    expect(policy).toContain('frame-src http: https:');
    expect(policy).toContain("frame-ancestors 'none'");
    const game = await fetch(`${app.arcadeOrigin}${arcadePath}`);
    expect(game.headers.get('Content-Security-Policy')).not.toContain('frame-src');
  });
});

test('every page has the messages that its components use', async () => {
  // A message that is missing is shown as its scope and key.
  const names = new Set(
    readMessageFolders(['app']).flatMap(({ scope, main }) =>
      [...main.keys()].map((key) => `${scope}.${key}`),
    ),
  );
  for (const { vertical } of builtIn.verticals) {
    const { prefix } = vertical;
    const bare = await app.request(`/${prefix}/details`);
    const item = bare.headers.get('location') ?? '/';
    for (const address of [`/${prefix}`, `/${prefix}/cate/type/`, `/${prefix}/search/a`, item]) {
      const $ = readHtml(await (await app.request(address)).text());
      $('script').remove();
      // Messages may also be in attributes.
      const dotted = $.html().match(/[\w-]+(?:\.[\w-]+)+/g) ?? [];
      expect(
        dotted.filter((name) => names.has(name)),
        address,
      ).toEqual([]);
    }
  }
});

test('no section asks for an account or sells anything', async () => {
  for (const { vertical } of builtIn.verticals) {
    const bare = await app.request(`/${vertical.prefix}/details`);
    for (const address of [`/${vertical.prefix}`, bare.headers.get('location') ?? '/']) {
      const $ = readHtmlWithoutScripts(await (await app.request(address)).text());
      const forAccounts =
        '[type="password"], [type="email"], [autocomplete="username"], [autocomplete="cc-number"]';
      expect($(forAccounts), address).toHaveLength(0);
      // Two words of a label may be separated by the layout alone, so spaces are inserted between elements.
      $('a *, button *').before(' ').after(' ');
      const labels = textsOf($, 'a, button');
      expect(labels.length).toBeGreaterThan(10);
      const wrong = /\b(?:log ?in|sign ?(?:in|up)|register|my account|check ?out|add to cart|buy)\b/i;
      expect(labels.filter((text) => wrong.test(text))).toEqual([]);
    }
  }
});

describe('interactions of visitors', () => {
  test('are answered with the figures that are shown from then on', async () => {
    const vote = async (value: number) =>
      (await post('/api/vote', { vertical: 'g', id: gameId, value })).json();
    const before = await vote(0);
    // The figures of the starter content are samples, so only figures that visitors add are shown.
    expect(before).toEqual({ likes: 0, dislikes: 0, collections: 0, opens: 0 });
    expect(await vote(1)).toEqual({ ...before, likes: before.likes + 1 });
    expect(await vote(1)).toEqual({ ...before, likes: before.likes + 1 });
    expect(await vote(-1)).toEqual({ ...before, dislikes: before.dislikes + 1 });
    const collect = await post('/api/collect', { vertical: 'g', id: gameId });
    expect(await collect.json()).toMatchObject({ collections: before.collections + 1 });
    const open = await post('/api/open', { vertical: 'g', id: gameId });
    expect(open.headers.get('Cache-Control')).toBe('no-store');
    expect(await open.json()).toMatchObject({ opens: before.opens + 1 });
  });

  test.each([
    ['from another site', { id: 1 }, { Origin: 'https://elsewhere.example' }, 403],
    ['without an origin', { id: 1 }, { Origin: '' }, 403],
    ['on an item that does not exist', { vertical: 'g', id: 1, value: 1 }, {}, 404],
    ['on a vertical that does not exist', { vertical: 'x', id: 1, value: 1 }, {}, 404],
    ['with an invalid value', { vertical: 'g', id: 1, value: 5 }, {}, 400],
    ['that are not JSON', '{', {}, 400],
    ['that are too large', { vertical: 'g'.repeat(20_000) }, {}, 413],
  ])('%s are refused', async (_, body, headers, status) => {
    const response = await post('/api/vote', body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  test.each([
    ['', { events: [{ kind: 'play', vertical: 'g', item: 1 }], source: '', hasTouch: false }, {}, 204],
    [
      ' of a visitor who does not want it',
      { events: [{ kind: 'view', vertical: 'g' }], source: '', hasTouch: false },
      { DNT: '1' },
      204,
    ],
    [
      ' of an unknown kind',
      { events: [{ kind: 'purchase', vertical: 'g' }], source: '', hasTouch: false },
      {},
      400,
    ],
    [
      ' without end',
      {
        events: Array.from({ length: 51 }, () => ({ kind: 'view', vertical: 'g' })),
        source: '',
        hasTouch: false,
      },
      {},
      400,
    ],
    [
      ' of an endless play',
      { events: [{ kind: 'time', vertical: 'g', item: 1, seconds: 1e9 }], source: '', hasTouch: false },
      {},
      400,
    ],
    [' from another site', { events: [] }, { Origin: 'https://elsewhere.example' }, 403],
    [' that are too large', { source: 'g'.repeat(20_000) }, {}, 413],
  ])('events%s are answered with a status alone', async (_, body, headers, status) => {
    const response = await post('/api/events', body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    if (status === 204) expect(await response.text()).toBe('');
  });

  test('a report is stored, a flood of reports is not', async () => {
    const report = () =>
      post('/api/report', { vertical: 'g', id: gameId, reason: 'broken', message: 'It stays black.' });
    expect((await report()).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 8 }, report));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(refused[0]?.headers.get('Retry-After')).toMatch(/^\d+$/);
  });
});

test('reports that it is alive and ready', async () => {
  expect((await app.request('/healthz')).status).toBe(200);
  const ready = await app.request('/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    200,
    expect.objectContaining({ status: 'ready', problem: null }),
  ]);
});

test('the log contains no address of a visitor', async () => {
  await app.request('/g/details/1');
  expect(app.log()).not.toMatch(/127\.0\.0\.1|::1|remoteAddress/);
});

describe('a method that an address does not support', () => {
  test('is answered with 405 and the supported methods, for files too', async () => {
    const home = await (await app.request('/')).text();
    const files = [
      '/favicon.ico',
      '/apple-touch-icon.png',
      /\/assets\/[^ "]+\.js/.exec(home)?.[0] ?? '',
      /\/media\/[0-9a-f]{16}-\d+\.(?:avif|webp)/.exec(home)?.[0] ?? '',
    ];
    for (const address of files) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        const { status, headers } = await sendRaw(app.origin, address, {}, method);
        expect([method, address, status, headers.allow]).toEqual([method, address, 405, 'GET, HEAD']);
      }
    }
    for (const method of ['POST', 'DELETE']) {
      const { status, headers } = await sendRaw(app.arcadeOrigin, arcadePath, {}, method);
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  });
});

// This is the last block because it changes the site.
describe('a section that is switched off', () => {
  const gamesId = 2;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-section-'));
    const source = await writeBundleFolder(
      folder,
      JSON.stringify({ settings: { verticals: [gamesId] } }),
      [],
    );
    const clock = { now: Date.now };
    const store = await openStore({ dataDir: app.dataDir, role: 'cli', log: silentLog, clock });
    const mediaDir = join(app.dataDir, 'media');
    const result = await importBundle({ store, source, registry: builtIn.bundle, mediaDir, yes: true });
    await store.close();
    await rm(folder, { recursive: true });
    expect(result).toMatchObject({ outcome: 'applied' });
    const isOff = async () => expect((await app.request('/c')).status).toBe(302);
    await vi.waitFor(isOff, { timeout: 30_000, interval: 200 });
  });

  test.each(['/c', '/c/details/1', '/C/search/x', '/c/rss.xml', '/weather/nowhere', '/none/rss.xml'])(
    '%s leads home like an unknown address',
    async (address) => {
      const { status, headers } = await app.request(address);
      expect([status, headers.get('Location')]).toEqual([302, '/']);
    },
  );

  test('has page data that leads home like that of an unknown address', async () => {
    const unknown = await app.request('/nowhere.data');
    const data = await app.request('/c/details/1.data');
    expect([data.status, await data.text()]).toEqual([unknown.status, await unknown.text()]);
  });

  test.each([
    '/api/places?all=1',
    '/api/forecast/london',
    '/api/items?vertical=c&ids=1',
    '/api/quiz/1/answer',
  ])('%s is not found', async (address) => {
    expect((await app.request(address)).status).toBe(404);
  });

  test('does not affect the other sections', async () => {
    expect((await app.request('/g')).status).toBe(200);
    expect((await app.request('/g/rss.xml')).status).toBe(200);
  });
});
