import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheControl, longestCaching, pageCaching } from '#app/lib/cache-control.ts';

const kinds = ['document', 'data', 'resource'] as const;
const seconds = (text: string, directive: string) => {
  const part = text.split(', ').find((each) => each.startsWith(`${directive}=`));
  return part === undefined ? null : Number(part.slice(directive.length + 1));
};

test('a browser asks again for every document and keeps data for half a minute at most', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.nat(1_000_000), (kind, lifetime) => {
      const browser = new Map(pageCaching(kind, lifetime)).get('cache-control') ?? '';
      expect(seconds(browser, 'max-age')).toBe(kind === 'data' ? Math.min(30, lifetime) : 0);
      expect(browser).not.toContain('stale-while-revalidate');
    }),
  );
});

test('a shared cache keeps a page for its lifetime, and stale for ten minutes at most', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.nat(1_000_000), (kind, lifetime) => {
      const headers = new Map(pageCaching(kind, lifetime));
      const shared = headers.get('cdn-cache-control') ?? '';
      expect(seconds(headers.get('cache-control') ?? '', 's-maxage')).toBe(lifetime);
      expect(seconds(shared, 'max-age')).toBe(lifetime);
      const stale = seconds(shared, 'stale-while-revalidate');
      expect(stale).toBeLessThanOrEqual(Math.min(600, lifetime));
      expect(longestCaching(pageCaching(kind, lifetime))).toBe(lifetime + (stale ?? 0));
    }),
  );
});

test.each([
  [cacheControl.none, 0],
  [cacheControl.revalidate, 0],
  [cacheControl.api, 60],
  [cacheControl.unchanging, 31_536_000],
  ['private', 0],
  ['Public, Max-Age=5,S-MaxAge=7', 7],
  ['max-age=1, stale-while-revalidate=9', 10],
])('%s is kept for %i seconds', (value, kept) => {
  expect(longestCaching([['Cache-Control', value]])).toBe(kept);
});
