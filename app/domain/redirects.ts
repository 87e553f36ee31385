import { phrase } from '#app/lib/phrase.ts';
import { addLanguage, splitLanguage, type SiteLanguages } from './languages.ts';
import { isInOwnFolder, ownFiles } from './own-files.ts';

/** New addresses by the key (`addressKey`) of the old address. */
export type RedirectTable = ReadonlyMap<string, string>;

/** Maximum number of entries in a table. */
export const maxRedirects = 50_000;

export const oldAddressAllowed = phrase(
  'a path of this site such as "/old/page.html", with a query where it matters, without a fragment',
);
export const newAddressAllowed = phrase('a path of this site that starts with one "/", or an https address');

/**
 * Returns the normal form of an address, under which it is found: dots resolved, one notation for escapes, no slash
 * at the end. Returns `null` if it is not a path of this site.
 */
export function addressKey(address: string): string | null {
  if (!/^\/(?![/\\])[^\s\\#]*$/.test(address) || !URL.canParse(address, base)) return null;
  const { pathname, search } = new URL(address, base);
  if (pathname.includes('//')) return null;
  // The path contains no "//", so only the last segment can be empty.
  const segments = pathname.split('/').map(canonicalSegment);
  if (segments.at(-1) === '') segments.pop();
  return (segments.join('/') || '/') + search;
}

const base = 'http://localhost';

function canonicalSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}

/** Whether an address may be redirected. The home page, files and script endpoints of the portal may not. */
export function isOldAddress(address: string): boolean {
  const key = address.length <= 1000 ? addressKey(address) : null;
  if (key === null) return false;
  const [path = ''] = key.split('?', 1);
  return (
    path !== '/' && !path.endsWith('.data') && !ownFiles.has(path.slice(1)) && !isInOwnFolder(`${path}/`)
  );
}

/** Whether visitors may be redirected to an address. */
export function isNewAddress(address: string): boolean {
  if (address.length > 2000 || /[\s\\\p{Cc}]/u.test(address)) return false;
  if (address.startsWith('/')) return /^\/(?!\/)/.test(address) && URL.canParse(address, base);
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { username, password, hostname } = new URL(address);
  return username === '' && password === '' && hostname !== '';
}

/** Returns a new address in ASCII, so that a header can contain it. */
export function asciiAddress(address: string): string {
  if (/^[\x21-\x7e]*$/.test(address)) return address;
  if (!address.startsWith('/')) return new URL(address).href;
  return address.toWellFormed().replaceAll(/[^\x21-\x7e]+/g, (text) => encodeURIComponent(text));
}

/**
 * Returns the new address of a path with its query. If only the path without the query is in the table, adds the query
 * to the new address, unless that has its own. Returns `null` if neither is in the table.
 */
export function findRedirect(table: RedirectTable, path: string, query: string): string | null {
  const key = addressKey(path + (query && `?${query}`));
  if (key === null) return null;
  const exact = table.get(key);
  if (exact !== undefined) return exact;
  const target = query === '' ? undefined : table.get(pathOf(key));
  return target === undefined ? null : withQuery(target, query);
}

/**
 * Like `findRedirect`, but a redirect of a path also applies to the path in every other language, and keeps the
 * language.
 */
export function findRedirectInLanguage(
  table: RedirectTable,
  languages: SiteLanguages,
  path: string,
  query: string,
): string | null {
  const exact = findRedirect(table, path, query);
  if (exact !== null) return exact;
  const local = splitLanguage(languages, path);
  const found = local.prefix === '' ? null : findRedirect(table, local.path, query);
  const address = found === null ? null : inLanguage(languages, local.prefix, found);
  // `/old` may lead to `/de/old`, which must not lead to itself.
  return address === null || addressKey(withoutQuery(address)) === addressKey(path) ? null : address;
}

/** Adds the prefix of a language to the address of a page, unless the address names its language. */
function inLanguage(languages: SiteLanguages, prefix: string, address: string): string {
  const isLocal = splitLanguage(languages, withoutQuery(address)).prefix !== '';
  return isLocal ? address : addLanguage(prefix, address);
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? address;
}

function pathOf(key: string): string {
  return key.split('?', 1)[0] ?? key;
}

/** Adds a query to an address, unless the address has its own. */
function withQuery(address: string, query: string): string {
  const [before = '', fragment] = address.split('#', 2);
  if (before.includes('?')) return address;
  return `${before}?${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Returns the key of the next entry in a chain of redirects, or `null`. */
function nextKey(table: RedirectTable, address: string): string | null {
  const [withoutFragment = ''] = address.split('#', 1);
  const key = addressKey(withoutFragment);
  if (key === null) return null;
  if (table.has(key)) return key;
  return table.has(pathOf(key)) ? pathOf(key) : null;
}

/** Returns the keys of every loop in the order of its redirects. The last one leads to the first. */
export function findLoops(table: RedirectTable): string[][] {
  const loops: string[][] = [];
  const visited = new Set<string>();
  for (const start of table.keys()) {
    const chain: string[] = [];
    const indices = new Map<string, number>();
    let at: string | null = start;
    while (at !== null && !visited.has(at) && !indices.has(at)) {
      indices.set(at, chain.length);
      chain.push(at);
      at = nextKey(table, table.get(at) ?? '');
    }
    const first = at === null ? undefined : indices.get(at);
    if (first !== undefined) loops.push(chain.slice(first));
    for (const key of chain) visited.add(key);
  }
  return loops;
}

/** Returns a table in which every entry leads directly to its final address. Omits entries that lead into a loop. */
export function flattenRedirects(table: RedirectTable): Map<string, string> {
  const looping = new Set(findLoops(table).flat());
  const flat = new Map<string, string>();
  for (const start of table.keys()) {
    const chain: string[] = [];
    let at: string | null = start;
    while (at !== null && !flat.has(at) && !looping.has(at)) {
      chain.push(at);
      at = nextKey(table, table.get(at) ?? '');
    }
    if (at !== null && looping.has(at)) continue;
    for (const key of chain.toReversed()) flat.set(key, lastAddress(table, flat, key));
  }
  return flat;
}

/** Returns the final address of an entry whose next entry, if any, is already in `flat`. */
function lastAddress(table: RedirectTable, flat: RedirectTable, key: string): string {
  const address = table.get(key) ?? '';
  const next = nextKey(table, address);
  const last = next === null ? undefined : flat.get(next);
  if (next === null || last === undefined) return address;
  const { search } = new URL(address, base);
  return next.includes('?') || search === '' ? last : withQuery(last, search.slice(1));
}

/** The page of the portal that an address would lead to. The item or category may not exist. */
export type NamedPage = { kind: 'fixed' } | { kind: 'item' | 'category'; verticalId: number; id: number };

/** The addresses of one section. */
export interface KnownSection {
  verticalId: number;
  /** Whether it has pages of its own, one level below its home. */
  hasOwnPages: boolean;
  /** The second segments of the addresses of its items. */
  itemSegments: readonly string[];
}

/** Addresses that the portal gives its pages. */
export interface KnownAddresses {
  /** Enabled sections, by the first segment of their addresses. */
  sections: ReadonlyMap<string, KnownSection>;
  /** Paths of pages that belong to no section. */
  fixed: ReadonlySet<string>;
  languages: SiteLanguages;
}

/** Returns the page of the portal that an address would lead to, or `null` if no page has such an address. */
export function pageNamedBy(key: string, { sections, fixed, languages }: KnownAddresses): NamedPage | null {
  const path = splitLanguage(languages, pathOf(key)).path || '/';
  if (fixed.has(path)) return { kind: 'fixed' };
  const [, prefix = '', folder = '', id = '', ...rest] = path.split('/');
  const section = sections.get(prefix);
  if (!section || rest.length > 0) return null;
  const { verticalId, hasOwnPages, itemSegments } = section;
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
  if (number !== null && folder === 'cate') return { kind: 'category', verticalId, id: number };
  if (number !== null && itemSegments.includes(folder)) return { kind: 'item', verticalId, id: number };
  const isOwn = sectionFolders.has(folder) || (hasOwnPages && id === '');
  return isOwn ? { kind: 'fixed' } : null;
}

const sectionFolders = new Set(['', 'details', 'cate', 'search', 'mygames', 'oembed', 'rss.xml']);
