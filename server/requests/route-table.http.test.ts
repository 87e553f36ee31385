import path from 'node:path';
import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOldAddress } from '#app/domain/redirects.ts';
import { allowedMethods, type RateLimitPolicy } from '#app/lib/route-policy.ts';
import { loadBuiltServer } from '#server/load-built-server.ts';
import { root } from '#test/http/app.ts';
import { startPortal, type RunningPortal } from '#test/http/portal.ts';
import type { Row } from './row.ts';

/** An address for each row whose pattern is not itself an address. */
const addresses = new Map([
  ['/media/*', '/media/0123456789abcdef-1.webp'],
  ['/media/share-*', '/media/share-2-1-en-0123456789abcdef.jpg'],
  ['/ads/*', `/ads/${'0'.repeat(40)}.js`],
  ['/preview/*', '/preview/unknown'],
  ['/measure/*', '/measure/unknown'],
  ['site file', '/ads.txt'],
  ['unknown', '/nowhere'],
]);

let portal: RunningPortal;
/** Addresses that reached loaders and actions since the last check, with their query. */
let reached: URL[] = [];
/**
 * The rows that have an address in every installation. Rows of files are left out, because this portal has no files.
 */
let rows: readonly Row[];

beforeAll(async () => {
  const { build } = await loadBuiltServer(path.join(root, 'build/server/index.js'));
  portal = await startPortal({
    env: { SITE_URL: 'https://portal.example', RATE_LIMIT: '1', TRUST_PROXY: '1' },
    network: {
      get: () => Promise.reject(new Error('No network')),
      probe: () => Promise.reject(new Error('No network')),
      close: () => Promise.resolve(),
    },
    build: observed(build),
  });
  rows = portal.rows.filter(({ pattern }) => !['/assets/*', 'file', '/favicon.ico'].includes(pattern));
  rows = rows.filter(({ pattern }) => pattern !== '/apple-touch-icon.png');
});
afterAll(() => portal.close());

/** Returns the build with loaders and actions that record the address that they receive. */
function observed(build: ServerBuild): ServerBuild {
  type Route = NonNullable<ServerBuild['routes'][string]>;
  const observe = (route: Route): Route => {
    const { loader, action } = route.module;
    const recording =
      (handler: NonNullable<typeof loader>): NonNullable<typeof loader> =>
      (args: LoaderFunctionArgs) => {
        reached.push(new URL(args.request.url));
        return handler(args);
      };
    const module = {
      ...route.module,
      ...(loader && { loader: recording(loader) }),
      ...(action && { action: recording(action) }),
    };
    return { ...route, module };
  };
  const entries = Object.entries(build.routes).map(([id, route]) => [id, route && observe(route)] as const);
  return { ...build, routes: Object.fromEntries(entries) };
}

let visitors = 0;
const newVisitor = () => `198.51.${Math.floor((visitors += 1) / 250)}.${visitors % 250}`;

/** Returns an address of a row. Every parameter has the value `g`, which is a section but no item. */
function addressOf({ pattern }: Row): string {
  const known = addresses.get(pattern);
  if (known !== undefined) return known;
  return pattern.replace(/^\/\.data$/, '/_.data').replaceAll(/:\w+/g, 'g');
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  visitor?: string;
}

/** Sends a request like a page of the site. */
function send(address: string, { method = 'GET', headers = {}, body, visitor = newVisitor() }: Sent = {}) {
  const own: Record<string, string> = method === 'POST' ? { origin: 'https://portal.example' } : {};
  const all = { 'x-forwarded-for': visitor, ...own, ...headers };
  return portal.request(address, { method, headers: all, ...(body !== undefined && { body }) });
}

let searches = 0;

/** Requests uncached pages until the page rate limit refuses them. */
async function exhaust(visitor: string): Promise<void> {
  while ((await send(`/g/search/word-${(searches += 1)}`, { visitor })).status !== 429);
}

const read = (policyRows: readonly Row[]) =>
  policyRows.filter(({ policy }) => policy.methods.includes('GET'));
const written = (policyRows: readonly Row[]) =>
  policyRows.filter(({ policy }) => policy.methods.includes('POST'));

describe('every row of the route table', () => {
  test('is found under an address of its own', () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(new Set(rows.map(({ pattern }) => pattern)).size).toBe(rows.length);
    const unnamed = rows.filter((row) => /[ *]/.test(addressOf(row)) || !addressOf(row).startsWith('/'));
    expect(unnamed).toEqual([]);
  });

  test('answers the methods of its policy, and no others', async () => {
    for (const row of rows.filter(({ kind }) => kind !== 'unknown')) {
      const allowed = allowedMethods(row.policy);
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const { status, headers } = await send(addressOf(row), { method });
        const isAllowed = allowed.includes(method);
        const got = [row.pattern, method, status === 405, headers.get('allow')];
        expect(got).toEqual([row.pattern, method, !isAllowed, isAllowed ? null : allowed.join(', ')]);
      }
    }
  });

  test('cannot be an old address of a redirect, unless it belongs to a page or a section', () => {
    const folderOf = ({ pattern }: Row) => pattern.split('/')[1];
    const sections = new Set([':prefix', ...rows.filter(({ kind }) => kind === 'page').map(folderOf)]);
    const own = rows.filter(
      (row) => row.kind === 'server' || (row.kind === 'resource' && !sections.has(folderOf(row))),
    );
    expect(own.length).toBeGreaterThan(15);
    expect(own.map(addressOf).filter(isOldAddress)).toEqual([]);
  });

  test('may be stored by caches only if its policy allows it', async () => {
    for (const row of read(rows)) {
      const { status, headers } = await send(addressOf(row));
      const caching = headers.get('cache-control') ?? '';
      const isPage = row.policy.cache === 'page' && (status === 200 || status === 404);
      if (isPage) expect([row.pattern, caching]).toEqual([row.pattern, expect.stringMatching(/^public/)]);
      else if (status !== 200) expect([row.pattern, caching]).toEqual([row.pattern, 'no-store']);
      expect([row.pattern, headers.get('set-cookie')]).toEqual([row.pattern, null]);
    }
  });

  test('has the security headers', async () => {
    for (const row of rows) {
      const method = row.policy.methods[0] ?? 'GET';
      const { headers } = await send(addressOf(row), { method });
      const policy = headers.get('content-security-policy');
      const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
      expect([row.pattern, headers.get('x-content-type-options')]).toEqual([row.pattern, 'nosniff']);
      expect([row.pattern, headers.get('strict-transport-security')]).not.toEqual([row.pattern, null]);
      // Only a part of the policy of pages is tested here. The rest is tested in security-headers.test.ts.
      const closed = isPage ? "object-src 'none'" : "default-src 'none'";
      expect([row.pattern, policy]).toEqual([row.pattern, expect.stringContaining(closed)]);
    }
  });

  test('passes only its declared parameters to its route', async () => {
    // After this time, no page of the other tests is served from the cache any more.
    portal.passTime(86_400_000);
    for (const row of rows.filter(({ kind }) => kind !== 'server')) {
      const [method = 'GET'] = row.policy.methods;
      const declared = row.policy.query.map((name) => name.replace(/\*$/, ''));
      const query = new URLSearchParams([...declared, 'undeclared', 'utm_source'].map((name) => [name, '1']));
      reached = [];
      await send(`${addressOf(row)}?${query}`, { method, body: method === 'POST' ? '{}' : undefined });
      if (row.kind !== 'unknown') expect([row.pattern, reached.length]).not.toEqual([row.pattern, 0]);
      for (const { searchParams } of reached) {
        const names = [...searchParams.keys()];
        expect([row.pattern, names.filter((name) => !declared.includes(name))]).toEqual([row.pattern, []]);
      }
    }
  });

  test('that writes refuses requests from other sites', async () => {
    expect(written(rows)).not.toEqual([]);
    for (const row of written(rows)) {
      // A route that accepts requests from other sites would need a test of its own.
      expect([row.pattern, row.policy.csrf]).toEqual([row.pattern, 'same-origin']);
      const foreign: Record<string, string>[] = [
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
        { origin: '' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ];
      for (const headers of foreign) {
        reached = [];
        const { status } = await send(addressOf(row), { method: 'POST', headers, body: '{}' });
        expect([row.pattern, headers, status, reached]).toEqual([row.pattern, headers, 403, []]);
      }
      const own = { 'sec-fetch-site': 'same-origin' };
      const { status } = await send(addressOf(row), { method: 'POST', headers: own, body: '{}' });
      expect([row.pattern, status]).toEqual([row.pattern, 400]);
    }
  });

  test('that writes refuses larger bodies than its policy allows', async () => {
    for (const row of written(rows)) {
      reached = [];
      const body = 'a'.repeat(row.policy.body + 1);
      const { status } = await send(addressOf(row), { method: 'POST', body });
      expect([row.pattern, status, reached]).toEqual([row.pattern, 413, []]);
    }
  });

  test('applies the rate limit of its policy', async () => {
    // Stops the time, because on a slow machine the allowance would grow again between two requests.
    portal.stopTime();
    for (const row of rows.filter(({ policy }) => typeof policy.rate === 'object')) {
      const { burst } = row.policy.rate as RateLimitPolicy;
      const visitor = newVisitor();
      const isPosted = row.policy.methods.includes('POST');
      const sent = { visitor, ...(isPosted && { method: 'POST', body: '{}' }) };
      let answered = 0;
      let refused = await send(addressOf(row), sent);
      for (; [400, 404].includes(refused.status); refused = await send(addressOf(row), sent)) answered += 1;
      expect([row.pattern, refused.status]).toEqual([row.pattern, 429]);
      expect([row.pattern, answered >= burst]).toEqual([row.pattern, true]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const visitor = newVisitor();
    for (const row of read(rows)) {
      await exhaust(visitor);
      const isRefused = (await send(addressOf(row), { visitor })).status === 429;
      // A cached page costs nothing, and neither does a redirect that needs no page.
      if (isRefused) expect([row.pattern, row.policy.rate]).toEqual([row.pattern, 'pages']);
      const needsApp = row.policy.cache === 'none' && ['page', 'data', 'resource'].includes(row.kind);
      if (needsApp) expect([row.pattern, isRefused]).toEqual([row.pattern, true]);
    }
  });
});
