import { canonicalPath, canonicalQuery, resolvePath } from './canonical-address.ts';
import type { RouteTable } from './route-table.ts';

/** How to answer a request that the page cache cannot answer. */
export type Verdict =
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | { kind: 'not-found' }
  /** Routes of the app only answer reading methods. Interactions of visitors go to the server's own addresses. */
  | { kind: 'method-not-allowed' }
  /** A cacheable page, its data or a resource. */
  | { kind: 'page'; address: string }
  /** An answer of the app that is never cached. */
  | { kind: 'app'; address: string };

/** Folders without pages. An unknown address in them gets a plain 404. */
const folders = ['/assets/', '/media/', '/api/', '/.well-known/'];

/** The one page address that ends in a slash (spec ADDR-17). */
const slashPage = /^\/[^/]+\/cate\/type\/$/;

/**
 * Decides how to answer a request before anything is rendered. `target` is the request's path and query. The `address`
 * of the verdict contains declared parameters only, so no other parameter reaches a loader. React Router's `_routes`,
 * with which its client requests a part of a page's data, is removed too: the client finds the part in the whole data.
 */
export function classify(method: string, target: string, routes: RouteTable): Verdict {
  const { path: asked, query } = splitTarget(target);
  if (/\/\/|\\/.test(asked)) return unknownAddress(method, asked);
  const path = resolvePath(asked);
  const isData = path.endsWith('.data');
  const pagePath = pathOfPage(path);
  const route = routes(pagePath);
  if (!route) {
    const verdict = unknownAddress(method, path);
    // The router in an open tab only follows redirects that the app itself writes.
    return isData && verdict.kind === 'redirect' ? { kind: 'app', address: path } : verdict;
  }
  if (!isReading(method)) return { kind: 'method-not-allowed' };
  const hasSlash = pagePath !== '/' && pagePath.endsWith('/');
  const bare = canonicalPath(hasSlash ? pagePath.slice(0, -1) : pagePath, route.pattern);
  const mayHaveSlash = hasSlash && slashPage.test(`${bare}/`);
  if (hasSlash && !mayHaveSlash && !isData) {
    return { kind: 'redirect', status: 308, location: bare + (query && `?${query}`) };
  }
  const own = mayHaveSlash ? `${bare}/` : bare;
  const declared = canonicalQuery(new URLSearchParams(query), route.policy.query);
  // `/a/_.data` is the data address of the page `/a/`, so a page `/a/_` has no data address of its own.
  if (isData && own.endsWith('/_')) return { kind: 'app', address: path + declared };
  const address = isData ? `${own}${own.endsWith('/') ? '_' : ''}.data` : own;
  return { kind: route.policy.cache === 'page' ? 'page' : 'app', address: address + declared };
}

/** Returns the path of a page, given that path or the path of the page's data. */
export function pathOfPage(path: string): string {
  return path.replace(/(?:(?<=\/)_)?\.data$/, '');
}

/** Splits a request target into path and query, without the fragment. */
export function splitTarget(target: string): { path: string; query: string } {
  const [address = ''] = target.split('#', 1);
  const mark = address.indexOf('?');
  return mark < 0
    ? { path: address, query: '' }
    : { path: address.slice(0, mark), query: address.slice(mark + 1) };
}

function unknownAddress(method: string, path: string): Verdict {
  if (!isReading(method) || folders.some((folder) => path.startsWith(folder))) return { kind: 'not-found' };
  return { kind: 'redirect', status: 302, location: '/' };
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
