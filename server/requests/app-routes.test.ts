import { runs } from '@portico/shared/property-runs';
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServerBuild } from '#test/http/server-build.ts';
import { readAppRoutes } from './app-routes.ts';

const page = { default: () => null };
const described = [
  { id: 'root', path: '', module: page },
  { id: 'home', index: true, parentId: 'root', module: page },
  { id: 'list', path: 'g', parentId: 'root', module: page },
  { id: 'item', path: 'g/details/:id', parentId: 'root', module: page },
  { id: 'type', path: 'g/cate/type', parentId: 'root', module: page },
  { id: 'category', path: 'g/cate/:id', parentId: 'root', module: page },
  { id: 'feed', path: ':prefix/rss.xml', parentId: 'root', module: page },
  { id: 'place', path: 'weather/:place', parentId: 'root', module: page },
  { id: 'exact', path: 'Kind', caseSensitive: true, parentId: 'root', module: page },
  { id: 'other', path: '*', parentId: 'root', module: page },
];
const build = createServerBuild(described, { version: 'tiny' });
const routes = readAppRoutes(build.routes as never);

/** Returns the pattern that React Router itself finds. */
function patternByRouter(path: string): string | null {
  const children = described
    .slice(1)
    .map(({ id, path: own, index, caseSensitive }) =>
      index ? { id, index: true as const } : { id, path: own, caseSensitive },
    );
  const leaf = matchRoutes(children as never, { pathname: path })?.at(-1)?.route;
  if (!leaf || leaf.path === '*') return null;
  return `/${leaf.path ?? ''}`;
}

// React Router logs a warning for each malformed escape.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

test(
  'any path has the route that React Router finds, whatever was requested before',
  { tags: 'property' },
  () => {
    const segment = fc.oneof(
      fc.constantFrom('g', 'G', '%67', 'details', 'DETAILS', 'cate', 'type', 'Type', '%74ype', 'rss.xml'),
      fc.constantFrom('weather', 'Kind', 'kind', '\u212Aind', '%E2%84%AAind', '~type', ':', ':id', '*', ''),
      fc.constantFrom('%', '%zz', '%2F', 'a%2Fb', '\n', '..'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const path = `/${segments.join('/')}`;
        expect([path, routes.find(path)?.row.pattern ?? null]).toEqual([path, patternByRouter(path)]);
      }),
      { numRuns: runs(500) },
    );
  },
);
