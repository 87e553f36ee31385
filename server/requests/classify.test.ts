import { runs } from '@portico/shared/property-runs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { completePolicy } from '#app/lib/route-policy.ts';
import { createTinyBuild } from '#test/http/tiny-build.ts';
import { readAppRoutes } from './app-routes.ts';
import { classify } from './classify.ts';
import { createRouteTable } from './route-table.ts';
import type { Row } from './row.ts';

const table = createRouteTable({ app: readAppRoutes(createTinyBuild().routes), server: [] });
const of = (target: string, method = 'GET') => classify(method, target, table.find(target));

describe('pages', () => {
  test.each([
    ['/', '/'],
    ['/_.data', '/_.data'],
    ['/list', '/list'],
    ['/list.data', '/list.data'],
    ['/list?page=2', '/list?page=2'],
    ['/list?utm=x&tag=a%20b&page=2&page=3', '/list?page=2&tag=a%20b'],
    ['/list?tag=a+b', '/list?tag=a%20b'],
    ['/list?tag=', '/list?tag='],
    ['/?utm=x', '/'],
    ['/missing#part', '/missing'],
    ['/%6Cist', '/list'],
    ['/LIST?page=2', '/list?page=2'],
    ['/missing/../list', '/list'],
    ['/missing/%2e%2E/list', '/list'],
    ['/list/.data?page=2', '/list.data?page=2'],
    ['/list/_.data', '/list.data'],
    ['/.data', '/_.data'],
    ['/list?%70age=2', '/list?page=2'],
    ['/list?tag=%c3%a9', '/list?tag=%C3%A9'],
    ['/list?tag=%ff', '/list?tag=%EF%BF%BD'],
    ['/item/caf%c3%a9', '/item/caf%C3%A9'],
    ['/item/caf\u00c3\u00a9', '/item/caf%C3%A9'],
    ['/item/A+b%2Bc', '/item/A%2Bb%2Bc'],
    ['/item/a%2fb', '/item/a%2Fb'],
    ['/item/50%', '/item/50%'],
    ['/ITEM/~%7e', '/item/~~'],
  ])('%s is kept as %s', (target, address) => {
    expect(of(target)).toEqual({ kind: 'page', address });
  });

  test('a request for a part of the page data is answered with all of it from the cache', () => {
    expect(of('/list.data?page=2&_routes=list')).toEqual({ kind: 'page', address: '/list.data?page=2' });
    expect(of('/list?_routes=list')).toEqual({ kind: 'page', address: '/list' });
  });

  test('a resource that is never cached receives the declared parameters only', () => {
    expect(of('/robots.txt?a=1')).toEqual({ kind: 'app', address: '/robots.txt' });
    expect(of('/suggest?a=1&q=x')).toEqual({ kind: 'app', address: '/suggest?q=x' });
  });

  test('a search word with a dot is not a file', () => {
    const row: Row = {
      kind: 'page',
      pattern: '/g/search/:kw',
      policy: completePolicy({ cache: 'page', query: [] }, '/g/search/:kw'),
    };
    expect(classify('GET', '/g/search/agar.io', row)).toEqual({
      kind: 'page',
      address: '/g/search/agar.io',
    });
  });
});

/** Returns the equivalent spellings of a character of a path or query. */
const spellings = (character: string) => {
  const escaped = [...Buffer.from(character)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
  const plain = encodeURIComponent(character);
  return fc.constantFrom(plain, escaped, escaped.toUpperCase());
};
const spelled = (text: string) => fc.tuple(...[...text].map(spellings)).map((parts) => parts.join(''));
const wellFormed = fc.string({ unit: 'grapheme', maxLength: 8 });
const declared = fc.record({ page: wellFormed, tag: wellFormed }, { requiredKeys: [] });

/** Generates an address of the list with these parameters in any spelling and order, repeated and mixed with others. */
function addressesOf(parameters: { page?: string; tag?: string }) {
  const own = Object.entries(parameters).map(([name, value]) =>
    fc.tuple(spelled(name), spelled(value)).map((pair) => [pair.join('='), `${name}=again`] as const),
  );
  const others = fc.array(fc.constantFrom('utm_source=x', 'fbclid=%zz', 'Page=9', 'a', '=', ''), {
    maxLength: 3,
  });
  return fc
    .tuple(fc.tuple(...own), others, fc.boolean(), fc.boolean())
    .chain(([pairs, rest, isRepeated, isFirst]) => {
      const firsts = pairs.map(([first]) => first);
      const repeats = isRepeated ? pairs.map(([, again]) => again) : [];
      return fc
        .shuffledSubarray(firsts, { minLength: firsts.length })
        .map((order) => (isFirst ? [...rest, ...order, ...repeats] : [...order, ...rest, ...repeats]));
    })
    .chain((parts) => spelled('list').map((path) => `/${path}?${parts.join('&')}`));
}

describe('a key', () => {
  // React Router logs a warning for each broken escape.
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => vi.restoreAllMocks());

  test('maps to itself', { tags: 'property' }, () => {
    const anyTarget = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({
        unit: fc.constantFrom('/', '.', '%', '2', 'e', 'E', 'f', 'l', 'list', 'item', '.data', '_'),
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom('/', '/list', '/item/', '/list?tag=', ''), anyTarget, (start, rest) => {
        const verdict = of(`/${start}${rest}`.replace('//', '/'));
        if (verdict.kind === 'page') expect(of(verdict.address)).toEqual(verdict);
      }),
      { numRuns: runs(2_000), examples: [['/item/', '_/.data']] },
    );
  });

  test('is the same for every spelling of the same declared parameters', () => {
    fc.assert(
      fc.property(
        declared.chain((parameters) => fc.tuple(addressesOf(parameters), addressesOf(parameters))),
        ([first, second]) => {
          expect(of(first).kind).toBe('page');
          expect(of(first)).toEqual(of(second));
        },
      ),
    );
  });

  test('differs if a declared parameter differs', () => {
    fc.assert(
      fc.property(declared, declared, (first, second) => {
        fc.pre(JSON.stringify([first.page, first.tag]) !== JSON.stringify([second.page, second.tag]));
        const query = (parameters: object) => new URLSearchParams({ ...parameters }).toString();
        expect(of(`/list?${query(first)}`)).not.toEqual(of(`/list?${query(second)}`));
      }),
    );
  });
});

describe('redirects before anything is rendered', () => {
  test.each([
    ['/list/', 308, '/list'],
    ['/list/?page=2', 308, '/list?page=2'],
    ['/%4cist/', 308, '/list'],
    ['/unknown', 302, '/'],
    ['/unknown/', 302, '/'],
    ['/unknown?x=1', 302, '/'],
    ['//elsewhere.example/', 302, '/'],
    ['/list//', 302, '/'],
    ['/\\elsewhere.example/', 302, '/'],
    ['/api', 302, '/'],
    ['/x/y.php', 302, '/'],
    ['/wp-login.php?x=1', 302, '/'],
    ['/favicon-32.png', 302, '/'],
  ])('%s -> %i %s', (target, status, location) => {
    expect(of(target)).toEqual({ kind: 'redirect', status, location });
  });

  test('the dynamic list keeps its trailing slash', () => {
    const row: Row = {
      kind: 'page',
      pattern: '/g/cate/type',
      policy: completePolicy({ cache: 'page', query: ['type', 'tag'] }, '/g/cate/type'),
    };
    for (const address of ['/g/cate/type/?type=1', '/g/cate/type?type=1']) {
      expect(classify('GET', address, row)).toEqual({ kind: 'page', address });
    }
  });
});

test.each(['/assets/gone-1.js', '/assets/', '/media/a/b', '/api/none', '/api/none.data', '/.well-known/x'])(
  '%s, in a folder without pages, is a plain 404',
  (target) => {
    expect(of(target)).toEqual({ kind: 'not-found' });
  },
);

test('routes only answer reading methods', () => {
  expect(of('/list', 'HEAD')).toEqual({ kind: 'page', address: '/list' });
  expect(of('/list', 'POST')).toEqual({ kind: 'method-not-allowed', allow: 'GET, HEAD' });
  expect(of('/robots.txt', 'DELETE')).toEqual({ kind: 'method-not-allowed', allow: 'GET, HEAD' });
  expect(of('/unknown', 'POST')).toEqual({ kind: 'not-found' });
});

test('the app answers requests for data of an unknown page, so that links in an open tab work', () => {
  expect(of('/unknown.data?x=1&_routes=root')).toEqual({ kind: 'app', address: '/unknown.data' });
  expect(of('/unknown.data', 'POST')).toEqual({ kind: 'not-found' });
});

describe('languages', () => {
  const languages = ['en', 'de', 'pt-BR'];
  const local = createRouteTable({
    app: readAppRoutes(createTinyBuild().routes),
    server: [],
    shown: { isShown: () => true, languages: () => languages },
  });
  const inLanguage = (target: string, method = 'GET') =>
    classify(method, target, local.find(target), languages);

  test.each([
    ['/de/', '/de/'],
    ['/de/_.data', '/de/_.data'],
    ['/de/list?utm=x&page=2', '/de/list?page=2'],
    ['/DE/LIST', '/de/list'],
    ['/%64e/list.data', '/de/list.data'],
    ['/pt-br/item/a', '/pt-br/item/a'],
    ['/PT-BR/item/a', '/pt-br/item/a'],
    ['/item/de', '/item/de'],
    ['/list', '/list'],
  ])('%s is the page %s', (target, address) => {
    expect(inLanguage(target)).toEqual({ kind: 'page', address });
  });

  test.each([
    ['/de', 308, '/de/'],
    ['/de?x=1', 308, '/de/?x=1'],
    ['/de/list/', 308, '/de/list'],
    ['/de/unknown', 302, '/de/'],
    ['/en/list', 302, '/'],
    ['/fr/list', 302, '/'],
    ['/fr', 302, '/'],
    ['/de/de/list', 302, '/de/'],
    ['/de/robots.txt', 302, '/de/'],
  ])('%s is redirected with %i to %s', (target, status, location) => {
    expect(inLanguage(target)).toEqual({ kind: 'redirect', status, location });
  });

  test('folders without pages have no language', () => {
    expect(inLanguage('/de/api/none')).toEqual({ kind: 'not-found' });
    expect(inLanguage('/de/unknown', 'POST')).toEqual({ kind: 'not-found' });
  });

  test('the app answers requests for data of an unknown page in their language', () => {
    expect(inLanguage('/de/unknown.data')).toEqual({ kind: 'app', address: '/de/unknown.data' });
  });
});
