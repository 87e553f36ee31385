import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { cacheControl } from '#app/lib/cache-control.ts';
import { bodyOf, variantFor, type FinishedPage } from './finished-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { RenderedPage } from './page-renderer.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';

const lifetime = 300;

let time: number;
let renders: string[];
let cache: PageCache;
let answer: (address: string) => Partial<RenderedPage> | Promise<Partial<RenderedPage>>;

function rendered(part: Partial<RenderedPage>): RenderedPage {
  return {
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: Buffer.from(`<p>rendering ${renders.length}</p>`.repeat(20)),
    isStorable: true,
    kind: 'document',
    hints: { validUntil: null, isNonCanonical: false, address: null },
    ...part,
  };
}

function open(bytes: { knownBytes?: number; nonCanonicalBytes?: number; queue?: RenderQueue } = {}) {
  return createPageCache({
    clock: { now: () => time },
    pageLifetime: () => lifetime,
    async render({ address }) {
      renders.push(address);
      return rendered(await answer(address));
    },
    ...bytes,
  });
}

const header = (page: FinishedPage | null, name: string) => {
  const headers = page?.variants.identity.headers ?? [];
  const index = headers.findIndex((text, position) => position % 2 === 0 && text === name);
  return index < 0 ? undefined : headers[index + 1];
};
const text = (page: FinishedPage | null) =>
  page && gunzipSync(page.variants.gzip.body).toString().slice(3, 14);
/** Waits for the end of a background rendering, because compression runs off the event loop. */
const waitForPage = () => expect.poll(() => cache.find('/')).not.toBeNull();

beforeEach(async () => {
  // A rendering starts immediately only in a turn of the event loop that no other rendering has taken.
  await nextTurn();
  time = 1_000_000;
  renders = [];
  answer = () => ({});
  cache = open();
});

describe('what is cached', () => {
  test('one rendering answers every request and encoding', async () => {
    const [first, second] = await Promise.all([cache.get('/'), cache.get('/')]);
    expect(first).toBe(second);
    expect(await cache.get('/')).toBe(first);
    expect(renders).toEqual(['/']);
    const [br, gzip, identity] = ['gzip, br', 'gzip', undefined].map((accepted) =>
      variantFor(first, accepted),
    );
    if (!br || !gzip || !identity) throw new Error('A variant is missing');
    const plain = await bodyOf(identity);
    expect(brotliDecompressSync(br.body)).toEqual(plain);
    expect(gunzipSync(gzip.body)).toEqual(plain);
    expect(header(first, 'content-length')).toBe(String(plain.length));
    expect(identity.body).toBe(gzip.body);
    expect(new Set([br.tag, gzip.tag, identity.tag]).size).toBe(3);
    expect(br.headers).toContain('content-encoding');
    expect(br.notModifiedHeaders).not.toContain('content-length');
  });

  test('a page from the future is dropped after the clock was corrected', async () => {
    time += 365 * 86_400_000;
    await cache.get('/');
    time -= 365 * 86_400_000;
    expect(cache.find('/')).toBeNull();
    await cache.get('/');
    expect(renders).toEqual(['/', '/']);
    expect(cache.find('/')).not.toBeNull();
  });

  test.each([301, 302, 503])('an answer %i is never cached', async (status) => {
    answer = () => ({ status, isStorable: false });
    const page = await cache.get('/');
    expect([page.status, header(page, 'cache-control')]).toEqual([status, 'no-store']);
    expect(cache.find('/')).toBeNull();
  });

  test('a shared cache may keep a page for its lifetime, a browser keeps page data for half a minute', async () => {
    const page = await cache.get('/');
    expect(header(page, 'cache-control')).toBe('public, max-age=0, s-maxage=300');
    expect(header(page, 'cdn-cache-control')).toBe('public, max-age=300, stale-while-revalidate=300');
    answer = () => ({ kind: 'data' });
    const data = await cache.get('/_.data');
    expect(header(data, 'cache-control')).toBe('public, max-age=30, s-maxage=300');
    expect(header(data, 'cdn-cache-control')).toBe('public, max-age=300, stale-while-revalidate=300');
  });

  test('caching headers of a route take precedence', async () => {
    answer = () => ({ kind: 'resource', headers: [['cache-control', 'public, max-age=3600']] });
    expect(header(await cache.get('/sitemap.xml'), 'cache-control')).toBe('public, max-age=3600');
  });
});

describe('how long', () => {
  test('a page past its lifetime is served once more while it is rendered again', async () => {
    await cache.get('/');
    time += lifetime * 1000 - 1;
    expect(text(cache.find('/'))).toBe('rendering 1');
    expect(renders).toHaveLength(1);
    time += 1;
    expect(text(cache.find('/'))).toBe('rendering 1');
    expect(renders).toHaveLength(2);
    await expect.poll(() => text(cache.find('/'))).toBe('rendering 2');
  });

  test('a page is fresh as long as nothing needs to be done for it, and reading it renders nothing', async () => {
    expect(cache.findFresh('/')).toBeNull();
    const page = await cache.get('/');
    expect(cache.findFresh('/')).toBe(page);
    time += lifetime * 1000 - 1;
    expect(cache.findFresh('/')).toBe(page);
    time += 1;
    expect(cache.findFresh('/')).toBeNull();
    time -= 1;
    cache.markStale();
    expect(cache.findFresh('/')).toBeNull();
    expect(renders).toEqual(['/']);
  });

  test('a page is not fresh when other caches may no longer store it', async () => {
    const end = time + 700_000;
    answer = () => ({ hints: { validUntil: end, isNonCanonical: false, address: null } });
    const page = await cache.get('/');
    time = end - 600_001;
    expect(cache.findFresh('/')).toBe(page);
    time = end - 600_000;
    expect(cache.findFresh('/')).toBeNull();
  });

  test('a page is served for at most twice its lifetime', async () => {
    await cache.get('/');
    time += 2 * lifetime * 1000;
    expect(cache.find('/')).toBeNull();
    expect(text(await cache.get('/'))).toBe('rendering 2');
  });

  test('a page is never served beyond its own end', async () => {
    const end = time + 100_000;
    answer = () => ({ hints: { validUntil: end, isNonCanonical: false, address: null } });
    const page = await cache.get('/');
    expect(header(page, 'cache-control')).toBe(cacheControl.revalidate);
    expect(header(page, 'cdn-cache-control')).toBeUndefined();
    time = end;
    expect(cache.find('/')).toBeNull();
  });

  test('shared caches may store a page with an end, but only until that end', async () => {
    const end = time + 700_000;
    answer = () => ({ hints: { validUntil: end, isNonCanonical: false, address: null } });
    expect(header(await cache.get('/'), 'cache-control')).toBe('public, max-age=0, s-maxage=300');
    time = end - 600_001;
    expect(header(cache.find('/'), 'cdn-cache-control')).toContain('max-age=300');
    time += 1;
    expect(header(cache.find('/'), 'cache-control')).toBe(cacheControl.revalidate);
    expect(header(cache.find('/'), 'cdn-cache-control')).toBeUndefined();
    expect(header(cache.find('/'), 'etag')).toBe(header(await cache.get('/'), 'etag'));
  });

  test('browsers may store such a page only until that end too', async () => {
    const end = time + 100_000;
    answer = () => ({
      kind: 'resource',
      headers: [['cache-control', cacheControl.api]],
      hints: { validUntil: end, isNonCanonical: false, address: null },
    });
    expect(header(await cache.get('/api/x'), 'cache-control')).toBe(cacheControl.api);
    time = end - 60_000;
    expect(header(cache.find('/api/x'), 'cache-control')).toBe(cacheControl.revalidate);
  });

  test('no other cache may store a page that is being rendered again', async () => {
    await cache.get('/');
    let release = () => {};
    answer = () =>
      new Promise((resolve) => {
        release = () => resolve({});
      });
    cache.markStale();
    for (let count = 0; count < 3; count += 1) {
      expect(header(cache.find('/'), 'cache-control')).toBe(cacheControl.revalidate);
    }
    expect(cache.find('/')?.variants.gzip.body).toEqual((await cache.get('/')).variants.gzip.body);
    release();
    await expect.poll(() => header(cache.find('/'), 'cache-control')).toContain('s-maxage=300');
  });

  test('a change of the site makes every page stale', async () => {
    await cache.get('/');
    cache.markStale();
    expect(text(cache.find('/'))).toBe('rendering 1');
    await expect.poll(() => text(cache.find('/'))).toBe('rendering 2');
    expect(renders).toHaveLength(2);
  });

  test('an older page is served for two seconds after a change, and no longer', async () => {
    await cache.get('/');
    await cache.get('/about');
    cache.markStale();
    time += 1_999;
    expect(text(cache.find('/'))).toBe('rendering 1');
    time += 1;
    expect(cache.find('/about')).toBeNull();
    expect(text(await cache.get('/about'))).toBe('rendering 4');
  });

  test('an older page replaces one that cannot be rendered', async () => {
    await cache.get('/');
    answer = () => ({ status: 503, isStorable: false });
    cache.markStale();
    time += 2_000;
    expect(text(await cache.get('/'))).toBe('rendering 1');
    expect(text(cache.find('/'))).toBe('rendering 1');
    expect(renders).toHaveLength(2);
  });

  test('a change during a rendering makes that rendering stale', async () => {
    let release = () => {};
    answer = () =>
      new Promise((resolve) => {
        release = () => resolve({});
      });
    const pending = cache.get('/');
    cache.markStale();
    release();
    expect(header(await pending, 'cache-control')).toBe(cacheControl.revalidate);
    answer = () => ({});
    cache.find('/');
    expect(renders).toHaveLength(2);
  });

  test('a request after a change does not share a rendering that began before it', async () => {
    const release: ((part: Partial<RenderedPage>) => void)[] = [];
    answer = () => new Promise((resolve) => release.push(resolve));
    const before = cache.get('/', '192.0.2.1');
    cache.markStale();
    const after = cache.get('/', '192.0.2.2');
    const shared = cache.get('/', '192.0.2.3');
    await expect.poll(() => renders).toHaveLength(2);
    release[1]?.({});
    expect((await after).status).toBe(200);
    expect(await shared).toBe(await after);
    release[0]?.({ status: 404 });
    expect((await before).status).toBe(404);
    expect(cache.find('/')?.status).toBe(200);
    expect(renders).toHaveLength(2);
  });

  test('after a failed rendering the old page stays, and the next attempt follows after a pause', async () => {
    await cache.get('/');
    answer = () => ({ status: 503, isStorable: false });
    time += lifetime * 1000;
    cache.find('/');
    await waitForPage();
    cache.find('/');
    expect(renders).toHaveLength(2);
    time += 5_000;
    await expect.poll(() => (cache.find('/') ? renders.length : 0)).toBe(3);
  });

  test('a page that has become a redirect is dropped', async () => {
    await cache.get('/');
    answer = () => ({ status: 301, isStorable: false });
    cache.markStale();
    cache.find('/');
    await expect.poll(() => cache.find('/')).toBeNull();
  });
});

describe('two bounds', () => {
  test('non-canonical addresses never evict a page that the site links to', async () => {
    cache = open({ nonCanonicalBytes: 8_000 });
    await cache.get('/');
    answer = () => ({ hints: { validUntil: null, isNonCanonical: true, address: null } });
    for (let index = 0; index < 50; index += 1) await cache.get(`/g/search/${index}`);
    answer = () => ({ status: 404 });
    for (let index = 0; index < 50; index += 1) await cache.get(`/g/details/${index}`);
    expect(cache.find('/')).not.toBeNull();
    expect(cache.find('/g/search/49')).toBeNull();
    expect(cache.find('/g/details/49')).not.toBeNull();
  });

  test.each([
    ['/g/cate/1?page=2&sort=new', '/g/cate/1?sort=new&page=2', 300],
    ['/g/cate/type/?tag=old%20school', '/g/cate/type/?tag=old+school', 300],
    ['/g/cate/type/?tag=OLD', '/g/cate/type/?tag=old', 60],
    ['/star_sign?time=whatever', '/star_sign', 60],
    ['/api/places?q=whatever', null, 60],
    ['/api/places', null, 300],
  ])('%s, whose page is linked as %s, is cached for %i seconds', async (asked, address, seconds) => {
    answer = () => ({ hints: { validUntil: null, isNonCanonical: false, address } });
    expect(header(await cache.get(asked), 'cache-control')).toContain(`s-maxage=${seconds}`);
  });

  test('a page at a non-canonical address is compressed only with gzip', async () => {
    answer = () => ({ status: 404 });
    const page = await cache.get('/none');
    const plain = await bodyOf(variantFor(page, undefined));
    const sent = variantFor(page, 'gzip, deflate, br, zstd');
    expect(sent.headers).toEqual(expect.arrayContaining(['content-encoding', 'gzip']));
    expect(gunzipSync(sent.body)).toEqual(plain);
    const { headers } = variantFor(page, 'br');
    expect(headers).not.toContain('content-encoding');
    expect(headers).toEqual(expect.arrayContaining(['content-length', String(plain.length)]));
  });

  test('a page at a non-canonical address is cached for a minute', async () => {
    answer = () => ({ status: 404 });
    const page = await cache.get('/none');
    expect(header(page, 'cache-control')).toBe('public, max-age=0, s-maxage=60');
    time += 120_000;
    expect(cache.find('/none')).toBeNull();
  });
});

test('other spellings of an address never evict the pages that the site links to', async () => {
  cache = open({ knownBytes: 40_000, nonCanonicalBytes: 8_000 });
  await cache.get('/g/details/5');
  for (let number = 0; number < 64; number += 1) {
    const bits = number.toString(2).padStart(7, '0');
    const cased = [...'details']
      .map((letter, at) => (bits[at] === '1' ? letter.toUpperCase() : letter))
      .join('');
    await cache.get(`/g/${cased}/5?tag=A`);
    await cache.get(`/g/details/%35?page=${number}`);
  }
  const before = renders.length;
  await cache.get('/g/details/5');
  expect(renders).toHaveLength(before);
});

describe('when too many renderings are waiting', () => {
  /** Fills the queue: the only rendering that may be in progress never ends, and the only waiting position is taken. */
  function fill(queue: RenderQueue): void {
    for (const client of ['a', 'b']) {
      queue.add(client, () => new Promise(() => {})).result.catch(() => undefined);
    }
  }

  test('a page that was never rendered is refused', async () => {
    const queue = createRenderQueue({ atOnce: 1, waiting: 1 });
    cache = open({ queue });
    fill(queue);
    await expect(cache.get('/', 'c')).rejects.toThrow('Too many renderings');
    expect(renders).toEqual([]);
  });

  test('an older page is served, and rendered again when there is room', async () => {
    let isFull = false;
    const free = createRenderQueue();
    const full = createRenderQueue({ atOnce: 1, waiting: 1 });
    fill(full);
    cache = open({ queue: { ...free, add: (...job) => (isFull ? full : free).add(...job) } });
    await cache.get('/');
    cache.markStale();
    time += 60_000;
    isFull = true;
    expect(text(await cache.get('/', 'c'))).toBe('rendering 1');
    expect(header(cache.find('/'), 'cache-control')).toBe(cacheControl.revalidate);
    isFull = false;
    time += 5_000;
    cache.find('/');
    await expect.poll(() => text(cache.find('/'))).toBe('rendering 2');
  });

  test('a background rendering starts at the turn of any visitor who requested the page', async () => {
    const queue = createRenderQueue({ atOnce: 1 });
    cache = open({ queue });
    await cache.get('/');
    time += lifetime * 1000;
    const ends: (() => void)[] = [];
    const hold = (client: string) =>
      queue.add(client, () => new Promise<void>((resolve) => ends.push(resolve))).result;
    const busy = ['a', 'a', 'a'].map(hold);
    expect(text(cache.find('/', () => 'a'))).toBe('rendering 1');
    cache.find('/', () => 'b');
    for (let index = 0; index < 2; index += 1) {
      await expect.poll(() => ends.length).toBe(index + 1);
      ends[index]?.();
      await busy[index];
    }
    await expect.poll(() => renders).toEqual(['/', '/']);
    expect(ends).toHaveLength(2);
    await expect.poll(() => ends.length).toBe(3);
    ends[2]?.();
    await busy[2];
  });
});

describe('for operators', () => {
  test('reads report the entries and the answers from the cache, and clearing removes them', async () => {
    await cache.get('/');
    cache.findFresh('/');
    await cache.get('/');
    expect(cache.read()).toMatchObject({ id: 'pages', entries: 1, hits: 2, misses: 1 });
    cache.clear();
    expect(cache.read()).toMatchObject({ entries: 0, bytes: 0 });
    expect(cache.find('/')).toBeNull();
  });
});
