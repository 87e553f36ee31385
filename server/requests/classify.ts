import { splitLanguage, type SiteLanguages } from '#app/domain/languages.ts';
import { isInOwnFolder } from '#app/domain/own-files.ts';
import { allowedMethods } from '#app/lib/route-policy.ts';
import { canonicalPath, canonicalQuery, pathOfPage, resolvePath, splitTarget } from './canonical-address.ts';
import type { Row } from './row.ts';

/** How to answer a request to the app that was not found in the page cache under the requested address. */
export type Verdict =
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | { kind: 'not-found' }
  | { kind: 'method-not-allowed'; allow: string }
  /** A cacheable page, its data or a resource. */
  | { kind: 'page'; address: string }
  /** An answer of the app that is never cached. */
  | { kind: 'app'; address: string };

/** The one page address that ends in a slash (spec ADDR-17). */
const slashPage = /^\/[^/]+\/cate\/type\/$/;

/**
 * Decides how to answer a request of a row of the app before anything is rendered. `target` is the request's path and
 * query. The `address` of the verdict contains declared parameters only, so no other parameter reaches a loader.
 * `_routes`, with which React Router's client requests a part of a page's data, is also removed: the client finds the
 * part in the complete data.
 */
export function classify(
  method: string,
  target: string,
  { kind, pattern, policy }: Row,
  languages: SiteLanguages = [],
): Verdict {
  const { path: requested, query } = splitTarget(target);
  const { prefix, path } = splitLanguage(languages, resolvePath(requested));
  const isData = path.endsWith('.data');
  if (prefix !== '' && path === '' && isReading(method)) {
    return { kind: 'redirect', status: 308, location: `${prefix}/${query && `?${query}`}` };
  }
  if (kind === 'unknown') {
    const isWellFormed = !/\/\/|\\/.test(requested);
    const verdict = unknownAddress(method, isWellFormed ? path : requested, prefix);
    // The router in an open tab follows only redirects that the app itself writes, so the app answers requests for
    // data.
    return isWellFormed && isData && verdict.kind === 'redirect'
      ? { kind: 'app', address: prefix + path }
      : verdict;
  }
  const allowed = allowedMethods(policy);
  if (!allowed.includes(method)) return { kind: 'method-not-allowed', allow: allowed.join(', ') };
  const pagePath = pathOfPage(path);
  const hasSlash = pagePath !== '/' && pagePath.endsWith('/');
  const bare = canonicalPath(
    hasSlash ? pagePath.slice(0, -1) : pagePath,
    isData ? pathOfPage(pattern) : pattern,
  );
  const mayHaveSlash = hasSlash && slashPage.test(`${bare}/`);
  if (hasSlash && !mayHaveSlash && !isData && isReading(method)) {
    return { kind: 'redirect', status: 308, location: prefix + bare + (query && `?${query}`) };
  }
  const own = mayHaveSlash ? `${bare}/` : bare;
  const declared = canonicalQuery(new URLSearchParams(query), policy.query);
  // `/a/_.data` is the data address of the page `/a/`, so a page `/a/_` has no data address of its own.
  if (isData && own.endsWith('/_')) return { kind: 'app', address: prefix + path + declared };
  const address = isData ? `${own}${own.endsWith('/') ? '_' : ''}.data` : own;
  return { kind: policy.cache === 'page' ? 'page' : 'app', address: prefix + address + declared };
}

/**
 * Returns the verdict for an unknown address. Visitors who ask for a page are sent to the home page in the language of
 * the address.
 */
function unknownAddress(method: string, path: string, prefix: string): Verdict {
  const hasNoPages = isInOwnFolder(path) || path.startsWith('/.well-known/');
  // At these addresses, programs expect a plain 404, not the home page.
  if (!isReading(method) || hasNoPages) return { kind: 'not-found' };
  return { kind: 'redirect', status: 302, location: `${prefix}/` };
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
