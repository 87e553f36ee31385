import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { pathValue, repeatPart } from '#app/bundle/fault.ts';
import { SourceError } from '#app/bundle/source.server.ts';
import { errorCode } from '#app/lib/error-code.ts';
import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { phrase } from '#app/lib/phrase.ts';
import type { FeedDefinition } from './define-feed.ts';
import {
  GuardedFetchError,
  type FetchAnswer,
  type FetchRequest,
  type GuardedFetch,
} from '#app/network/guarded-fetch.server.ts';
import type { DecodedDocument } from './decode-document.server.ts';
import { documentError, FeedShapeError, wholeDocument, type ParsedPage } from './parse-page.ts';

/** Maximum number of pages of one feed. A longer feed is read up to this page, and nothing is removed. */
export const maxPages = 400;

/** Maximum number of pages of a feed for which validators are stored. */
const maxCheckedPages = 200;

const maxFileBytes = 64 * 1024 * 1024;

/** The validators of a conditional request. If they still match, the server does not send the document again. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
  /** Validators of each page of a feed with several pages, in the order of the requests. */
  pages?: readonly PageValidators[] | undefined;
}

export interface PageValidators {
  address: string;
  etag?: string | undefined;
  lastModified?: string | undefined;
  /** Digest of the bytes of the page. Empty for a page that does not exist, which ends a feed with numbered pages. */
  digest: string;
}

/** The facts about a feed that are known after its last page was read. */
export interface ReadSource {
  /** The validators for the next request. */
  validators: Validators;
  /** True if no page has changed since the validators were received. */
  isUnchanged: boolean;
  /** True if the pages are the whole feed. */
  isWhole: boolean;
  /** Encoded phrases. */
  warnings: string[];
}

export interface ReadSourceOptions {
  feed: FeedDefinition;
  /** A file, or an http or https address. */
  source: string;
  fetch: Pick<GuardedFetch, 'get'>;
  /** Validators of the last run. */
  validators?: Validators | undefined;
  onPage?: ((count: number) => void) | undefined;
}

/** The pages of a feed, one at a time. After the last page, returns the facts that are then known about the feed. */
export type FeedPages = AsyncGenerator<ParsedPage, ReadSource>;

/**
 * Reads a feed page by page. A file is one page; an address is followed to its last page. Throws SourceError if a file
 * cannot be read, GuardedFetchError if an address cannot be read, and FeedShapeError for a page that is not a page of
 * the feed.
 */
export async function* readFeedPages(options: ReadSourceOptions): FeedPages {
  const { feed, source } = options;
  if (/^https?:\/\//i.test(source)) return yield* readAddress(options);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(source)) {
    throw new SourceError(`${source} cannot be read; give a file, or an http or https address.`);
  }
  const { text, warning } = decode(feed, await readBytes(source));
  yield feed.parse(text);
  // A file contains one page. If its feed can have several pages, the file is never the whole feed.
  const isWhole = feed.paging.kind === 'none' && !feed.isRolling;
  return { isWhole, warnings: warning ? [warning] : [], validators: {}, isUnchanged: false };
}

/** Decodes a file, or the first page at an address. Throws the errors of `readFeedPages`. */
export async function readFirstPage({
  feed,
  source,
  fetch,
}: Pick<ReadSourceOptions, 'feed' | 'source' | 'fetch'>): Promise<DecodedDocument> {
  if (!/^https?:\/\//i.test(source)) return decode(feed, await readBytes(source));
  const { bytes, contentType } = await fetch.get(new URL(source).href, { accept: feed.contentTypes });
  return decode(feed, bytes ?? new Uint8Array(), contentType);
}

async function readBytes(file: string): Promise<Uint8Array> {
  const found = await stat(file).catch(() => null);
  if (!found) throw new SourceError(`${file} does not exist; give the feed's file or address.`);
  if (!found.isFile()) throw new SourceError(`${file} is not a file; give the feed's file or address.`);
  if (found.size > maxFileBytes) throw new SourceError(`${file} is larger than ${maxFileBytes >> 20} MB.`);
  return readFile(file).catch((error: unknown) => {
    throw new SourceError(`${file} cannot be read (${errorCode(error)}).`, {
      cause: error,
    });
  });
}

function decode(feed: FeedDefinition, bytes: Uint8Array, contentType?: string): DecodedDocument {
  if (feed.decode) return feed.decode(bytes, contentType);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'utf-8', warning: null };
  } catch {
    throw documentError(wholeDocument, phrase('is not UTF-8'), phrase('text in UTF-8'));
  }
}

async function* readAddress(options: ReadSourceOptions): FeedPages {
  const { feed, source, validators = {}, onPage } = options;
  if (feed.paging.kind === 'none') return yield* readOneDocument(options);
  const checked = await findChangedPage(options);
  if (checked === 'unchanged') {
    return { isWhole: false, warnings: [], validators, isUnchanged: true };
  }
  const { fetch, requested } = noteRequests(options.fetch, checked);
  let count = 0;
  const warnings: string[] = [];
  const start = firstPage(feed, new URL(source));
  const visited = new Set<string>();
  const seen = new Set<string>();
  let isWhole = isUnfiltered(feed, new URL(source));
  let next: URL | null = start;
  while (next) {
    if (count === maxPages) {
      const text = phrase('Only the first {count} pages were read; nothing was removed.', {
        count: maxPages,
      });
      warnings.push(text);
      isWhole = false;
      break;
    }
    visited.add(next.href);
    const page = await readPage(feed, next, fetch, count);
    if (!page || isRepeated(feed, page, seen)) break;
    count += 1;
    onPage?.(count);
    yield page;
    const following = nextPage(feed, next, page);
    if (following && (following.origin !== start.origin || visited.has(following.href))) {
      warnings.push(
        phrase('Page {page} names {address} as the next, which was not followed; nothing was removed.', {
          page: count,
          address: following.href,
        }),
      );
      isWhole = false;
      break;
    }
    next = following;
  }
  // A feed that was not followed to its end must be read again, because its warnings must be repeated.
  const hasEnded = warnings.length === 0 && requested.length <= maxCheckedPages;
  // The last page of a feed is often an answer without validators, so it needs none.
  const isChecked = hasEnded && requested.slice(0, -1).every(hasValidator) && requested.some(hasValidator);
  return {
    isWhole,
    warnings,
    validators: isChecked ? { pages: requested } : {},
    isUnchanged: false,
  };
}

function hasValidator({ etag, lastModified }: PageValidators): boolean {
  return Boolean(etag ?? lastModified);
}

/**
 * Requests the pages of the last run until one has changed. Returns the answers that contained a page, or `unchanged`
 * if no page has changed.
 */
async function findChangedPage({
  feed,
  source,
  fetch,
  validators = {},
}: ReadSourceOptions): Promise<'unchanged' | ReadonlyMap<string, FetchAnswer>> {
  const answers = new Map<string, FetchAnswer>();
  const { pages = [] } = validators;
  if (pages[0]?.address !== firstPage(feed, new URL(source)).href) return answers;
  for (const { address, etag, lastModified, digest } of pages) {
    const answer = await getOrMissing(fetch, address, { accept: feed.contentTypes, etag, lastModified });
    if (answer?.bytes) answers.set(address, answer);
    const isSame = answer ? answer.bytes === null || digestOf(answer.bytes) === digest : digest === '';
    if (!isSame) return answers;
  }
  return 'unchanged';
}

/** Returns an answer, or `null` for a page that does not exist. */
async function getOrMissing(
  fetch: Pick<GuardedFetch, 'get'>,
  address: string,
  request: FetchRequest,
): Promise<FetchAnswer | null> {
  try {
    return await fetch.get(address, request);
  } catch (error) {
    if (error instanceof GuardedFetchError && error.status === 404) return null;
    throw error;
  }
}

/** Wraps a fetch so that known answers are not requested again, and the validators of all answers are noted. */
function noteRequests(
  fetch: Pick<GuardedFetch, 'get'>,
  known: ReadonlyMap<string, FetchAnswer>,
): { fetch: Pick<GuardedFetch, 'get'>; requested: PageValidators[] } {
  const requested: PageValidators[] = [];
  return {
    requested,
    fetch: {
      async get(address, request) {
        try {
          const answer = known.get(address) ?? (await fetch.get(address, request));
          const { etag, lastModified, bytes } = answer;
          requested.push({ address, etag, lastModified, digest: digestOf(bytes ?? new Uint8Array()) });
          return answer;
        } catch (error) {
          requested.push({ address, digest: '' });
          throw error;
        }
      },
    },
  };
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

async function* readOneDocument({
  feed,
  source,
  fetch,
  validators = {},
  onPage,
}: ReadSourceOptions): FeedPages {
  const answer = await fetch.get(new URL(source).href, { accept: feed.contentTypes, ...validators });
  const { bytes, etag, lastModified, contentType } = answer;
  if (bytes === null) {
    return { isWhole: false, warnings: [], validators, isUnchanged: true };
  }
  const { text, warning } = decode(feed, bytes, contentType);
  const page = feed.parse(text);
  onPage?.(1);
  yield page;
  const isWhole = !feed.isRolling && isUnfiltered(feed, new URL(source));
  const warnings = warning ? [warning] : [];
  return { isWhole, warnings, validators: { etag, lastModified }, isUnchanged: false };
}

/** Reads one page. Returns `null` for a numbered page that does not exist; the previous page was then the last. */
async function readPage(
  feed: FeedDefinition,
  address: URL,
  fetch: Pick<GuardedFetch, 'get'>,
  count: number,
): Promise<ParsedPage | null> {
  try {
    const { bytes, contentType } = await fetch.get(address.href, { accept: feed.contentTypes });
    return feed.parse(decode(feed, bytes ?? new Uint8Array(), contentType).text);
  } catch (error) {
    if (
      count > 0 &&
      feed.paging.kind === 'page-number' &&
      error instanceof GuardedFetchError &&
      error.status === 404
    ) {
      return null;
    }
    if (count > 0 && error instanceof FeedShapeError) {
      const { fault } = error;
      throw documentError(
        phrase('page {page}: {path}', { page: count + 1, path: pathValue(fault) }),
        repeatPart(fault, 'problem'),
        repeatPart(fault, 'allowed'),
      );
    }
    throw error;
  }
}

function firstPage({ paging }: FeedDefinition, address: URL): URL {
  const url = new URL(address);
  if (paging.kind === 'page-number' && !url.searchParams.get(paging.parameter)) {
    url.searchParams.set(paging.parameter, '1');
  }
  return url;
}

/** Reports whether an address requests the whole feed from its first page. */
function isUnfiltered({ paging, neutralParameters }: FeedDefinition, address: URL): boolean {
  const pageParameter = paging.kind === 'page-number' ? paging.parameter : 'page';
  return [...address.searchParams].every(([name, value]) => {
    if (value === '' || value.toLowerCase() === 'all') return true;
    if (name === pageParameter && paging.kind !== 'none') return value === '1';
    return neutralParameters.includes(name);
  });
}

function nextPage({ paging }: FeedDefinition, address: URL, page: ParsedPage): URL | null {
  if (paging.kind === 'none') return null;
  if (paging.kind === 'next-address') {
    return page.next !== null && URL.canParse(page.next, address.href) ? new URL(page.next, address) : null;
  }
  const url = new URL(address);
  const number = Number(url.searchParams.get(paging.parameter));
  url.searchParams.set(paging.parameter, String(Number.isSafeInteger(number) ? number + 1 : 2));
  return url;
}

/**
 * Reports whether a numbered page is empty or only repeats entries of earlier pages. Some feeds repeat their last page
 * endlessly.
 */
function isRepeated({ paging, idField }: FeedDefinition, page: ParsedPage, seen: Set<string>): boolean {
  if (paging.kind !== 'page-number') return false;
  const before = seen.size;
  for (const entry of page.entries) {
    const id = isObject(entry) ? ownValue(entry, idField) : entry;
    seen.add(JSON.stringify(id ?? null));
  }
  return seen.size === before;
}
