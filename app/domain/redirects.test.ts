import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRedirects } from '#app/bundle/check-redirects.server.ts';
import { FaultList } from '#app/bundle/fault.ts';
import { effectiveRedirects, type LivePages } from './live-redirects.ts';
import {
  addressKey,
  findLoops,
  findRedirect,
  flattenRedirects,
  isNewAddress,
  isOldAddress,
} from './redirects.ts';

const keyOf = (address: string) => addressKey(address) ?? '';
const tableOf = (entries: Readonly<Record<string, string>>) =>
  new Map(Object.entries(entries).map(([from, to]) => [keyOf(from), to]));

function faultsOf(value: unknown) {
  const faults = new FaultList();
  checkRedirects(faults, JSON.parse(JSON.stringify(value)));
  return faults.toArray();
}

describe('an old address', () => {
  it.each([
    ['/Blog/Hello.html', '/Blog/Hello.html'],
    ['/blog/', '/blog'],
    ['/caf\u00e9', '/caf%C3%A9'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/a/../b', '/b'],
    ['/x?id=7', '/x?id=7'],
  ])('%s is found as %s', (address, key) => {
    expect(isOldAddress(address)).toBe(true);
    expect(addressKey(address)).toBe(key);
  });

  it.each([
    '/',
    '/?a=1',
    '',
    'blog',
    '//evil.example/x',
    '/\\evil.example',
    '/a//b',
    '/a b',
    '/a#b',
    'https://portal.example/a',
    '/assets/a.js',
    '/media/x.webp',
    '/api',
    '/api/vote',
    '/robots.txt',
    '/page.data',
    `/${'a'.repeat(1000)}`,
  ])('is never %j', (address) => {
    expect(isOldAddress(address)).toBe(false);
  });
});

it.each([
  ['/g/details/7', true],
  ['/g?page=2#top', true],
  ['https://new.example/x?y#z', true],
  ['http://new.example/', false],
  ['//new.example/', false],
  ['/\\new.example', false],
  ['javascript:alert(1)', false],
  ['https://user:word@new.example/', false],
  ['/a\r\nSet-Cookie: x', false],
])('the new address %j is allowed: %s', (address, isAllowed) => {
  expect(isNewAddress(address)).toBe(isAllowed);
});

it('leads to a new address in ASCII, which headers can carry', () => {
  const live: LivePages = {
    addresses: { sections: new Map(), fixed: new Set(), languages: ['en'] },
    hasItem: () => false,
    hasCategory: () => false,
  };
  const entries = Object.entries({
    '/a': '/spiel/größe?q=日本#über',
    '/b': '/caf%C3%A9/é',
    '/c': 'https://bücher.example/straße',
    '/d': '/half-\ud800',
  });
  expect(Object.fromEntries(effectiveRedirects(entries, live))).toEqual({
    '/a': '/spiel/gr%C3%B6%C3%9Fe?q=%E6%97%A5%E6%9C%AC#%C3%BCber',
    '/b': '/caf%C3%A9/%C3%A9',
    '/c': 'https://xn--bcher-kva.example/stra%C3%9Fe',
    '/d': '/half-%EF%BF%BD',
  });
});

describe('a request', () => {
  const table = tableOf({
    '/old': '/new',
    '/shop?id=7': '/e/details/7',
    '/out': 'https://out.example/a?b=c#d',
    '/part': '/new#part',
  });

  it.each([
    ['/old', '', '/new'],
    ['/old/', '', '/new'],
    ['/old', 'utm_source=x', '/new?utm_source=x'],
    ['/part', 'a=1', '/new?a=1#part'],
    ['/out', 'a=1', 'https://out.example/a?b=c#d'],
    ['/shop', 'id=7', '/e/details/7'],
    ['/shop', '', null],
    ['/shop', 'id=8', null],
    ['/OLD', '', null],
    ['//old', '', null],
    ['/50%', '', null],
  ])('for %s with the query %j leads to %s', (path, query, location) => {
    expect(findRedirect(table, path, query)).toBe(location);
  });
});

describe('chains', () => {
  it('lead directly to their final target, with the collected query', () => {
    const table = tableOf({ '/a': '/b?x=1', '/b': '/c', '/c': 'https://out.example/', '/d': '/a' });
    expect(Object.fromEntries(flattenRedirects(table))).toEqual({
      '/a': 'https://out.example/?x=1',
      '/b': 'https://out.example/',
      '/c': 'https://out.example/',
      '/d': 'https://out.example/?x=1',
    });
  });

  it('that form a loop are refused, and the loop is shown', () => {
    expect(faultsOf({ '/a': '/b', '/b': '/c/', '/c': '/a?x', '/d': '/a' })).toEqual([
      {
        path: 'ext_redirects["/a"]',
        problem: 'leads back to itself: /a → /b → /c → /a',
        allowed: 'an address outside of the loop',
      },
    ]);
    expect(faultsOf({ '/a': '/a/' })).toHaveLength(1);
  });

  it('never loop after flattening, for any table', () => {
    const address = fc.constantFrom('/a', '/b', '/c', '/d', '/d?x=1', '/e', 'https://out.example/');
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(address, address), { selector: ([from]) => from }), (entries) => {
        const table = new Map(entries.filter(([from]) => from.startsWith('/')));
        const flat = flattenRedirects(table);
        expect(findLoops(flat)).toEqual([]);
        const looping = new Set(findLoops(table).flat());
        for (const [key, to] of flat) {
          expect(looping.has(key)).toBe(false);
          const [path = '', query = ''] = to.split('?');
          expect(to.startsWith('/') ? findRedirect(flat, path, query) : null).toBeNull();
        }
      }),
    );
  });
});

describe('the check', () => {
  it.each([
    [{ '/old': '/new' }, undefined],
    [[], 'ext_redirects'],
    [{ '/old': 7 }, 'ext_redirects["/old"]'],
    [{ '/old': 'javascript:x' }, 'ext_redirects["/old"]'],
    [{ old: '/new' }, 'ext_redirects.old'],
    [{ '/old': '/new', '/old/': '/other' }, 'ext_redirects["/old/"]'],
  ])('of %j names %s', (value, path) => {
    expect(faultsOf(value)[0]?.path).toBe(path);
  });
});

describe('pages that exist', () => {
  const live: LivePages = {
    addresses: {
      sections: new Map([
        ['g', { verticalId: 2, hasOwnPages: false, itemSegments: ['details', 'game'] }],
        ['weather', { verticalId: 3, hasOwnPages: true, itemSegments: ['details'] }],
      ]),
      fixed: new Set(['/', '/aboutUs']),
      languages: ['en', 'de'],
    },
    hasItem: (verticalId, id) => verticalId === 2 && id === 7,
    hasCategory: (verticalId, id) => verticalId === 2 && id === 10,
  };
  const inEffect = (from: string) => effectiveRedirects([[from, '/new']], live).has(keyOf(from));

  it.each([
    '/g',
    '/g/',
    '/g/details/7',
    '/g/details/7?x=1',
    '/g/game/7',
    '/g/cate/10',
    '/g/cate/type/?tag=Hot',
    '/g/search/x',
    '/aboutUs',
    '/weather/rome',
    '/de/',
    '/de/g/details/7',
    '/DE/aboutUs',
  ])('are never hidden: %s', (from) => {
    expect(inEffect(from)).toBe(false);
  });

  it.each([
    '/g/details/8',
    '/g/coupon/7',
    '/g/cate/11',
    '/g/old-name',
    '/x',
    '/x/details/7',
    '/e',
    '/weather/a/b',
    '/de/g/details/8',
    '/fr/g/details/7',
  ])('are not at %s', (from) => {
    expect(inEffect(from)).toBe(true);
  });

  it('end a chain', () => {
    const entries = [
      ['/a', '/g/details/7'],
      ['/g/details/7', '/z'],
    ] as const;
    expect(Object.fromEntries(effectiveRedirects(entries, live))).toEqual({ '/a': '/g/details/7' });
  });
});
