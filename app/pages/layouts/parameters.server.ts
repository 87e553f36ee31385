import { redirect, type RouterContextProvider } from 'react-router';
import { sortOrders, type SortOrder } from '#app/domain/catalogue/lists.ts';
import { pathWithoutLanguage, platformContext } from '../request-context.server.ts';
import type { VerticalServer } from '../vertical.server.ts';

/** Returns the vertical whose prefix an address pattern begins with, such as `/g/cate/:cate_id`. */
export function verticalOfPattern(context: Readonly<RouterContextProvider>, pattern: string): VerticalServer {
  const [prefix] = segmentsOf(pattern);
  const found = context.get(platformContext).verticals.find(({ vertical }) => vertical.prefix === prefix);
  if (!found) throw new Error(`No vertical has the address ${pattern}.`);
  return found;
}

/** Returns the second segment of an address pattern, such as `cate` of `/g/cate/:cate_id`. */
export function segmentOfPattern(pattern: string): string {
  return segmentsOf(pattern)[1] ?? '';
}

function segmentsOf(pattern: string): string[] {
  return pattern.replace(/^\//, '').split('/');
}

/**
 * Returns an id from an address: digits only, no leading zero, at most `maxId` (15 digits). Otherwise returns `null`.
 */
export function parseId(text: string | undefined): number | null {
  return text !== undefined && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : null;
}

/**
 * Returns the page number of a list's address, or `null` if it is invalid (spec ADDR-14). For `page=1`, throws a 301
 * redirect to the address without the parameter.
 */
export function parsePage(context: Readonly<RouterContextProvider>, url: URL): number | null {
  const text = url.searchParams.get('page');
  if (text === null) return 1;
  const page = parseId(text);
  if (page === 1) {
    const rest = new URLSearchParams(url.searchParams);
    rest.delete('page');
    // A data request has the same query, but its path ends in `.data`. The redirect names the address of the page,
    // because React Router converts redirects for data requests.
    const path = pathWithoutLanguage(context, url).replace(/\.data$/, '');
    throw redirect(path + (rest.size > 0 ? `?${rest}` : ''), 301);
  }
  return page === 0 ? null : page;
}

/** Returns the order of a category page, or `null` for an unknown one (spec LIST-5). */
export function parseSort(url: URL): SortOrder | null {
  const text = url.searchParams.get('sort');
  if (text === null) return 'default';
  return sortOrders.slice(1).find((order) => order === text) ?? null;
}

/**
 * Reports whether every percent-encoding in an address is valid. React Router passes invalid ones on undecoded
 * (stack note 10).
 */
export function isDecodable(url: URL): boolean {
  try {
    decodeURIComponent(url.pathname);
    return true;
  } catch {
    return false;
  }
}

/** Longest keyword that can be searched, in UTF-16 units. */
const maxKeywordLength = 500;

/**
 * Reports whether a text from an address can be searched: it is not too long, has no control characters and is
 * well-formed.
 */
export function isKeyword(text: string): boolean {
  return text.length <= maxKeywordLength && text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text);
}
