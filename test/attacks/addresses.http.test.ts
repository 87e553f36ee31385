import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../http/app.ts';
import { starterArcadePath } from '../http/starter-items.ts';
import { getRequest, sendBytes } from './raw-request.ts';

/*
 * Attacks by addresses or headers: paths that leave their folders, injected headers, and private pages that are cached
 * for other visitors.
 */

let app: TestApp;
let gameId: string;
beforeAll(async () => {
  app = await startApp();
  const random = await app.request('/g/details');
  gameId = /\/g\/details\/(\d+)/.exec(random.headers.get('location') ?? '')?.[1] ?? '';
}, 120_000);
afterAll(() => app?.stop());

describe('a path', () => {
  const climbs = [
    '../portico.sqlite',
    '..%2fportico.sqlite',
    '..%2Fportico.sqlite',
    '%2e%2e/portico.sqlite',
    '%2e%2e%2fportico.sqlite',
    '%252e%252e%252fportico.sqlite',
    '..\\portico.sqlite',
    '..%5cportico.sqlite',
    '..%c0%afportico.sqlite',
    '....//portico.sqlite',
    './../portico.sqlite',
    'originals/../../portico.sqlite',
    '%00',
    'x.webp%00.js',
    '/etc/passwd',
    'originals',
    'index.json',
    '..;/portico.sqlite',
    'C:%5cwindows%5cwin.ini',
  ];
  const folders = ['/media/', '/assets/', '/ads/', '/previews/', '/', '/weather/', '/g/details/'];

  test.each(folders)('never leaves %s', async (folder) => {
    for (const climb of climbs) {
      const { status, text } = await sendBytes(app.origin, getRequest(folder + climb));
      expect([folder + climb, [302, 308, 400, 404].includes(status)]).toEqual([folder + climb, true]);
      expect(text).not.toMatch(/SQLite format|root:.*:0:0|"compilerOptions"/);
    }
  });

  test('never leaves the arcade', async () => {
    for (const climb of [
      '../server/index.js',
      '%2e%2e/server/index.js',
      '..%2fserver%2findex.js',
      '..\\server',
      `${starterArcadePath().slice(1)}../../client/favicon.ico`,
      '//evil.example/%2e%2e',
    ]) {
      const { status, text } = await sendBytes(app.arcadeOrigin, getRequest(`/${climb}`));
      expect([climb, [400, 404].includes(status)]).toEqual([climb, true]);
      expect(text.length).toBeLessThan(2_000);
    }
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example/%2f..',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '/g//evil.example/',
    'http://evil.example/nowhere/',
    'http://evil.example//evil.example/',
    '/.evil.example',
    '/g/search?kw=//evil.example',
    '/g/search?kw=%5c%5cevil.example',
    '/g/cate/type/?page=1&tag=//evil.example',
    '//evil.example/g/cate/type/?page=1',
  ])('never leads to another site: %s', async (target) => {
    const { text } = await sendBytes(app.origin, getRequest(target));
    const location = /\r\nlocation: ([^\r]*)/i.exec(text)?.[1];
    if (location !== undefined) {
      expect(new URL(location, 'https://play.example').origin).toBe('https://play.example');
    }
  });
});

describe('a header of an answer', () => {
  const breaks = [
    '%0d%0aSet-Cookie:x=1',
    '%0aSet-Cookie:x=1',
    '%E5%98%8A%E5%98%8DSet-Cookie:x=1',
    '%c4%8d%c4%8aSet-Cookie:x=1',
    '%u000aSet-Cookie:x=1',
    '\xe5\x98\x8aSet-Cookie:x=1',
  ];
  const beginnings = [
    '/nowhere/',
    '/g/',
    '/g/search?kw=',
    '/g/search/',
    '/g/cate/type/?page=1&tag=',
    '/weather?q=',
    '/star_sign/?a=',
    '/sitemap.xml?file=',
    '/g/?',
  ];
  test.each(beginnings)('cannot be set by %s', async (beginning) => {
    for (const written of breaks) {
      const { status, text } = await sendBytes(app.origin, getRequest(`${beginning}${written}/`));
      expect([written, status >= 200 && status < 500]).toEqual([written, true]);
      expect(text.split('\r\n\r\n', 1)[0]).not.toMatch(/^set-cookie/im);
    }
  });
});

describe('a cached page', () => {
  const marker = 'poison.example';
  const hostile: Record<string, string> = {
    Host: marker,
    'X-Forwarded-Host': marker,
    'X-Forwarded-For': marker,
    'X-Forwarded-Proto': marker,
    'X-Forwarded-Port': '1234',
    'X-Forwarded-Prefix': `/${marker}`,
    'X-Forwarded-Scheme': 'http',
    'X-Original-URL': `/${marker}`,
    'X-Rewrite-URL': `/${marker}`,
    'X-HTTP-Method-Override': 'POST',
    Forwarded: `for=${marker};host=${marker};proto=http`,
    Origin: `https://${marker}`,
    Referer: `https://${marker}/`,
    'User-Agent': marker,
    'Accept-Language': 'xx',
    Cookie: `lang=${marker}`,
    'X-Remix-Redirect': `/${marker}`,
    'X-React-Router-Data': marker,
    Purpose: 'prefetch',
  };

  test('contains nothing from the headers of its first request', async () => {
    for (const path of [
      '/g',
      `/g/details/${gameId}`,
      '/news',
      '/weather',
      '/sitemap.xml',
      '/robots.txt',
      '/opensearch.xml',
      '/manifest.webmanifest',
      '/g/rss.xml',
      '/_.data',
      '/nowhere',
      '/g/search/poison.data',
      '/api/suggest?vertical=g&q=a',
    ]) {
      const first = await sendBytes(app.origin, getRequest(path, hostile));
      expect([path, first.text.includes(marker)]).toEqual([path, false]);
      const second = await sendBytes(app.origin, getRequest(path));
      const bare = (text: string) => text.replaceAll(/^(?:date|x-request-id): .*\r\n/gim, '');
      expect([path, second.status, bare(second.text) === bare(first.text)]).toEqual([
        path,
        first.status,
        true,
      ]);
    }
  });

  test('is the same with unknown parameters', async () => {
    const tag = async (path: string) => (await app.request(path)).headers.get('ETag');
    const plain = await tag('/g');
    for (const query of [
      '?utm_source=x',
      '?cb=1',
      '?page[]=2',
      '?__proto__=1',
      '?constructor[prototype][x]=1',
      '?callback=alert',
      ';page=2',
    ]) {
      expect([query, query.startsWith('?') ? await tag(`/g${query}`) : plain]).toEqual([query, plain]);
      expect(await (await app.request(`/g${query}`)).text()).not.toContain('alert(');
    }
  });

  test('is not evicted by other spellings of any address', async () => {
    const response = async (path: string) => (await app.request(path)).headers.get('Cache-Control') ?? '';
    for (const path of [
      '/weather?q=%20',
      '/weather?q=%20%20',
      '/g/search?kw=%20',
      '/star_sign?born=x',
      '/api/places?q=zzz',
      '/api/places?slugs=zzz',
      '/qa/details/1?q1=x',
    ]) {
      const caching = await response(path);
      const seconds = Number(/s-maxage=(\d+)/.exec(caching)?.[1] ?? 60);
      expect([path, seconds]).toEqual([path, 60]);
    }
    for (const [path, plain] of [
      ['/G', '/g'],
      [`/g/%64etails/${gameId}`, `/g/details/${gameId}`],
    ] as const) {
      const [tag, plainTag] = [await app.request(path), await app.request(plain)].map((answer) =>
        answer.headers.get('ETag'),
      );
      expect([path, tag]).toEqual([path, plainTag]);
    }
    for (const path of [
      '/sitemap.xml?file=1.0',
      '/sitemap.xml?file=0x1',
      '/sitemap.xml?file=%201',
      '/sitemap.xml?file=01',
    ]) {
      expect([path, (await app.request(path)).status]).toEqual([path, 404]);
    }
    expect((await app.request('/api/places?all=2')).status).toBe(400);
  });

  test('names of built-in properties are not addresses', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf']) {
      for (const path of [
        `/${name}`,
        `/weather/${name}`,
        `/star_sign/details/${name}`,
        `/g/details/${name}`,
        `/g/cate/${name}`,
        `/g/cate/type/?tag=${name}`,
        `/g/cate/type/?type=${name}`,
        `/${name}/rss.xml`,
        `/api/suggest?vertical=${name}&q=a`,
        `/api/items?vertical=${name}&ids=1`,
        `/api/forecast/${name}`,
        `/api/places?slugs=${name}`,
        `/api/quiz/${name}/answer?question=1`,
        `/star_sign?a=${name}&b=${name}`,
        `/g/search/${name}`,
        `/ads/${name}`,
        `/assets/${name}`,
      ]) {
        const { status } = await app.request(path);
        expect([path, status < 500]).toEqual([path, true]);
      }
    }
    expect(app.log()).not.toMatch(/"level":50/);
  });
});
