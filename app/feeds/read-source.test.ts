import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineFeed, jsonContentTypes, type FeedPaging } from './define-feed.ts';
import { GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import { parseJsonFeed, parseJsonList, type ParsedPage } from './parse-page.ts';
import { maxPages, readFeedPages, type ReadSourceOptions } from './read-source.server.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-feed-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Reads all pages of a feed. */
async function readFeedSource(options: ReadSourceOptions) {
  const pages: ParsedPage[] = [];
  const steps = readFeedPages(options);
  for (;;) {
    const { done, value } = await steps.next();
    if (done) return { pages, ...value };
    pages.push(value);
  }
}

const base = 'https://feeds.example/list';

function feedWith(paging: FeedPaging) {
  const address = base;
  return defineFeed({
    provider: 'sample',
    name: 'Sample',
    verticalId: 2,
    address,
    idField: 'id',
    titleField: 'title',
    schema: z.unknown(),
    parse: (text) =>
      paging.kind === 'next-address' ? parseJsonFeed(text, address) : parseJsonList(text, address),
    map: () => ({ refusal: 'is not looked at here' }),
    categories: { names: {}, default: '' },
    paging,
    neutralParameters: ['num', 'sid'],
    contentTypes: jsonContentTypes,
  });
}

const numbered = feedWith({ kind: 'page-number', parameter: 'page' });
const linked = feedWith({ kind: 'next-address' });

/**
 * Answers each address with the result of `page`: the ids of entries, a whole document, or `null` for a missing page.
 */
function fetchOf(page: (url: URL) => readonly number[] | object | null) {
  const asked: string[] = [];
  return {
    asked,
    async get(address: string) {
      asked.push(address);
      const found = page(new URL(address));
      if (found === null) throw new GuardedFetchError('status', address, 'answered 404', { status: 404 });
      const value = Array.isArray(found) ? found.map((id: number) => ({ id })) : found;
      return {
        bytes: Buffer.from(JSON.stringify(value)),
        address,
        etag: undefined,
        lastModified: undefined,
        contentType: undefined,
      };
    },
  };
}

const countPages = (last: number) => (url: URL) => {
  const page = Number(url.searchParams.get('page'));
  return page <= last ? [page * 10, page * 10 + 1] : [];
};

describe('a feed with numbered pages', () => {
  it('is read until a page is empty', async () => {
    const fetch = fetchOf(countPages(3));
    const { pages, isWhole } = await readFeedSource({ feed: numbered, source: `${base}?num=2`, fetch });
    expect(pages.map(({ entries }) => entries.length)).toEqual([2, 2, 2]);
    expect(isWhole).toBe(true);
    expect(fetch.asked).toEqual([1, 2, 3, 4].map((page) => `${base}?num=2&page=${page}`));
  });

  it('is read until a page is missing', async () => {
    const fetch = fetchOf((url) => (url.searchParams.get('page') === '3' ? null : countPages(9)(url)));
    const read = await readFeedSource({ feed: numbered, source: base, fetch });
    expect(read).toMatchObject({ isWhole: true, pages: { length: 2 } });
  });

  it('is read until a page repeats earlier entries', async () => {
    const fetch = fetchOf((url) => [Math.min(2, Number(url.searchParams.get('page')))]);
    expect((await readFeedSource({ feed: numbered, source: base, fetch })).pages).toHaveLength(2);
  });

  it.each([
    ['', true],
    ['?page=1&num=5&sid=me', true],
    ['?category=&type=all', true],
    ['?page=2', false],
    ['?category=puzzle', false],
  ])('of %j is the whole feed: %s', async (query, isWhole) => {
    const fetch = fetchOf(countPages(3));
    expect(await readFeedSource({ feed: numbered, source: base + query, fetch })).toMatchObject({ isWhole });
  });

  it('that never ends is read up to the limit and is incomplete', async () => {
    const fetch = fetchOf(countPages(Infinity));
    const read = await readFeedSource({ feed: numbered, source: base, fetch });
    expect(read).toMatchObject({ isWhole: false, pages: { length: maxPages } });
    expect(read.warnings).toHaveLength(1);
  });

  it('is refused as a whole if a later page is invalid, with the page number', async () => {
    const fetch = fetchOf((url) => (url.searchParams.get('page') === '2' ? { error: 'busy' } : [1]));
    await expect(readFeedSource({ feed: numbered, source: base, fetch })).rejects.toThrow(
      'page 2: the whole document: is an object',
    );
  });

  it('whose first page is missing cannot be read', async () => {
    const fetch = fetchOf(() => null);
    await expect(readFeedSource({ feed: numbered, source: base, fetch })).rejects.toThrow(GuardedFetchError);
  });
});

describe('a feed whose pages contain the next address', () => {
  const version = 'https://jsonfeed.org/version/1.1';

  it('is read to the last page', async () => {
    const fetch = fetchOf((url) => {
      const page = Number(url.searchParams.get('page') ?? '1');
      return {
        version,
        items: [{ id: page }],
        ...(page < 3 && { next_url: `${base}?sid=me&page=${page + 1}` }),
      };
    });
    const read = await readFeedSource({ feed: linked, source: `${base}?sid=me&page=1`, fetch });
    expect(read).toMatchObject({ isWhole: true, warnings: [], pages: { length: 3 } });
  });

  it.each([
    ['itself', base],
    ['another host', 'https://elsewhere.example/'],
  ])('does not follow to %s, and is not whole', async (_what, next) => {
    const fetch = fetchOf(() => ({ version, items: [], next_url: next }));
    const read = await readFeedSource({ feed: linked, source: base, fetch });
    expect(read).toMatchObject({ isWhole: false, pages: { length: 1 } });
    expect(read.warnings).toHaveLength(1);
    expect(fetch.asked).toEqual([base]);
  });
});

describe('a file', () => {
  const fetch = fetchOf(() => null);
  const write = async (bytes: string | Uint8Array) => {
    const file = path.join(folder, 'feed.json');
    await writeFile(file, bytes);
    return file;
  };

  it('is one page, and never the whole of a feed with several pages', async () => {
    const source = await write('\uFEFF[{"id": 1}]');
    expect(await readFeedSource({ feed: numbered, source, fetch })).toMatchObject({
      isWhole: false,
      pages: [{}],
    });
    const single = feedWith({ kind: 'none' });
    expect(await readFeedSource({ feed: single, source, fetch })).toMatchObject({ isWhole: true });
    expect(fetch.asked).toEqual([]);
  });

  it('is refused if it does not exist or is not text', async () => {
    await expect(readFeedSource({ feed: numbered, source: folder, fetch })).rejects.toThrow('is not a file');
    const missing = path.join(folder, 'none');
    await expect(readFeedSource({ feed: numbered, source: missing, fetch })).rejects.toThrow(
      'does not exist',
    );
    const source = await write(Buffer.from([0x5b, 0xff, 0x5d]));
    await expect(readFeedSource({ feed: numbered, source, fetch })).rejects.toThrow('is not UTF-8');
    const scheme = readFeedSource({ feed: numbered, source: 'ftp://feeds.example/', fetch });
    await expect(scheme).rejects.toThrow('give a file, or an http or https address');
  });
});

describe('a feed of several pages that was read before', () => {
  /** A distributor whose pages have entity tags, and whose last page is missing or empty. */
  function distributorOf(pages: Map<string, { tag: string; ids: number[] }>, end: 'missing' | 'empty') {
    const asked: string[] = [];
    return {
      asked,
      async get(address: string, { etag }: { etag?: string | undefined } = {}) {
        const number = new URL(address).searchParams.get('page') ?? '';
        const page = pages.get(number);
        asked.push(`${number}${etag === undefined ? '' : ` ${etag}`}`);
        const answer = { address, lastModified: undefined, contentType: undefined };
        if (!page && end === 'missing') {
          throw new GuardedFetchError('status', address, 'answered 404', { status: 404 });
        }
        if (page && etag === page.tag) return { ...answer, bytes: null, etag };
        const list = page?.ids.map((id) => ({ id })) ?? [];
        return { ...answer, bytes: Buffer.from(JSON.stringify(list)), etag: page?.tag };
      },
    };
  }

  it.each(['missing', 'empty'] as const)(
    'is not sent again if no page has changed (last page: %s)',
    async (end) => {
      const pages = new Map([
        ['1', { tag: 'a', ids: [1, 2] }],
        ['2', { tag: 'b', ids: [3] }],
      ]);
      const fetch = distributorOf(pages, end);
      const { validators } = await readFeedSource({ feed: numbered, source: base, fetch });
      fetch.asked.length = 0;
      const again = await readFeedSource({ feed: numbered, source: base, fetch, validators });
      expect(again).toMatchObject({ isUnchanged: true, pages: [], validators });
      expect(fetch.asked).toEqual(['1 a', '2 b', '3']);

      pages.set('2', { tag: 'c', ids: [3, 4] });
      fetch.asked.length = 0;
      const changed = await readFeedSource({ feed: numbered, source: base, fetch, validators });
      expect(changed.pages.map(({ entries }) => entries.length)).toEqual([2, 2]);
      expect(changed).toMatchObject({ isUnchanged: false, isWhole: true });
      // The changed page is not requested twice.
      expect(fetch.asked).toEqual(['1 a', '2 b', '1', '3']);

      pages.set('3', { tag: 'd', ids: [5] });
      const longer = await readFeedSource({
        feed: numbered,
        source: base,
        fetch,
        validators: changed.validators,
      });
      expect(longer.pages).toHaveLength(3);
    },
  );

  it('is read completely if its pages have no validators, or another address was read', async () => {
    const plain = fetchOf((url) => (url.searchParams.get('page') === '1' ? [1] : []));
    expect((await readFeedSource({ feed: numbered, source: base, fetch: plain })).validators).toEqual({});
    const fetch = distributorOf(new Map([['1', { tag: 'a', ids: [1] }]]), 'missing');
    const { validators } = await readFeedSource({ feed: numbered, source: base, fetch });
    const other = await readFeedSource({ feed: numbered, source: `${base}?num=2`, fetch, validators });
    expect(other.isUnchanged).toBe(false);
  });
});
