import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { data } from 'react-router';
import { faultLine } from '#app/bundle/fault.ts';
import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import { decodeDocument } from '#app/feeds/decode-document.server.ts';
import { findLists, type FoundList } from '#app/feeds/mapping/find-lists.server.ts';
import { proposeFrom } from '#app/feeds/mapping/propose-mapping.server.ts';
import { readList } from '#app/feeds/mapping/read-list.server.ts';
import type { FeedMapping } from '#app/feeds/mapping/mapping-schema.ts';
import { FeedShapeError } from '#app/feeds/parse-page.ts';
import { GuardedFetchError, type FetchAnswer } from '#app/network/guarded-fetch.server.ts';
import { feedsOf } from '#app/pages/feeds.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { Store } from '#app/store/store.ts';
import { BodyError } from '../../server/body.ts';
import { withOwnErrors } from '../../server/own-errors.server.ts';
import { OpenDocuments, type OpenDocument } from './open-documents.server.ts';

/** A list of a document, with its first entries. */
export interface SampledList {
  path: string;
  keyed: boolean;
  /** Number of all entries. */
  count: number;
  entries: unknown[];
}

interface DocumentContent {
  /** Its address, or the name of the uploaded file. */
  source: string;
  isFile: boolean;
  format: FeedMapping['format'];
  /** Name of its encoding. */
  encoding: string;
  warning: string | null;
  proposal: FeedMapping;
  lists: SampledList[];
  contentType: string | undefined;
  /** The document itself, deflated. */
  packed: Uint8Array;
}

export type MappedDocument = OpenDocument & DocumentContent;

/**
 * The answer to a request to open a document. If `fault` is `document`, `reason` explains it in the operator's
 * language.
 */
export type OpenAnswer =
  | { outcome: 'opened'; id: string }
  | { outcome: 'failed'; fault: 'document' | 'large' | 'interrupted'; reason: string };

/** Maximum size of a document in bytes, the same as of a page that a run reads. */
export const largestDocument = 16 * 1024 * 1024;
/** Maximum number of entries of each list that are stored for the editor. */
const sampledEntries = 100;
const maxLists = 20;
/** Maximum length of all entries that are stored for one document, as JSON, in characters. */
const sampleBudget = 2_000_000;

const documentsOfStore = new WeakMap<Store, OpenDocuments<DocumentContent>>();

function documentsOf({ store, clock }: Pick<Platform, 'store' | 'clock'>): OpenDocuments<DocumentContent> {
  const known = documentsOfStore.get(store);
  if (known) return known;
  const made = new OpenDocuments<DocumentContent>(clock);
  documentsOfStore.set(store, made);
  return made;
}

/** Returns a document that the operator has opened, or `null` if it is no longer in memory. */
export function findDocument(platform: Platform, operatorId: string, id: string): MappedDocument | null {
  return documentsOf(platform).find(operatorId, id);
}

/** A provider that reads lists by a mapping. */
export type MappedProvider = FeedDefinition & Required<Pick<FeedDefinition, 'withMapping'>>;

/** Returns the provider that reads lists by a mapping. Throws an answer with status 404 if the build has none. */
export function mappedProvider({ verticals }: Pick<Platform, 'verticals'>): MappedProvider {
  const found = [...feedsOf(verticals).values()].find(({ withMapping }) => withMapping !== undefined);
  if (!found?.withMapping) throw data(null, { status: 404 });
  return { ...found, withMapping: found.withMapping };
}

/**
 * Fetches a document and keeps it in memory for the operator. `stored` is the mapping of the feed that is edited, and
 * `say` formats encoded phrases.
 */
export async function openAddress(
  platform: Platform,
  operatorId: string,
  { address, stored, say }: { address: string; stored: FeedMapping | null; say: (text: string) => string },
): Promise<OpenAnswer> {
  const { contentTypes } = mappedProvider(platform);
  return explained(say, async () => {
    const url = URL.canParse(address) ? new URL(address).href : address;
    const { bytes, contentType } = await withOwnErrors(platform.network).get(url, { accept: contentTypes });
    const body = bytes ?? new Uint8Array();
    return keep(platform, operatorId, body, { source: url, isFile: false, contentType, stored });
  });
}

/** Receives a document and keeps it in memory for the operator. */
export async function openUpload(
  platform: Platform,
  operatorId: string,
  body: AsyncIterable<Uint8Array>,
  { name, stored, say }: { name: string; stored: FeedMapping | null; say: (text: string) => string },
): Promise<OpenAnswer> {
  return explained(say, async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    const source = name.slice(0, 200).toWellFormed() || 'list';
    return keep(platform, operatorId, Buffer.concat(chunks), {
      source,
      isFile: true,
      contentType: undefined,
      stored,
    });
  });
}

async function keep(
  platform: Platform,
  operatorId: string,
  bytes: Uint8Array,
  {
    source,
    isFile,
    contentType,
    stored,
  }: Pick<DocumentContent, 'source' | 'isFile' | 'contentType'> & { stored: FeedMapping | null },
): Promise<string> {
  const { text, encoding, warning } = decodeDocument(bytes, contentType);
  const found = findLists(text);
  const { mapping: proposal } = proposeFrom(found, source);
  const all = [...found.lists];
  const known = (path: string, keyed: boolean) =>
    all.some((list) => list.path === path && list.keyed === keyed);
  if (stored && !known(stored.entries, stored.keyed)) all.unshift(...findMappedList(text, stored));
  const lists = sampleLists(all, proposal);
  const packed = await promisify(deflateRaw)(bytes, { level: 1 });
  const content = {
    source,
    isFile,
    format: found.format,
    encoding,
    warning,
    proposal,
    lists,
    contentType,
    packed,
  };
  return documentsOf(platform).add(operatorId, packed.length + 2 * JSON.stringify(lists).length, content);
}

/**
 * Returns an array with the list that a stored mapping names. The array is empty if the document does not contain this
 * list.
 */
function findMappedList(text: string, stored: FeedMapping) {
  try {
    const { entries } = readList(text, stored);
    return [{ path: stored.entries, keyed: stored.keyed, entries }];
  } catch (error) {
    if (error instanceof FeedShapeError) return [];
    throw error;
  }
}

/** Copies the first entries of each list, beginning with the proposed list. */
function sampleLists(lists: readonly FoundList[], proposal: FeedMapping): SampledList[] {
  let left = sampleBudget;
  const isProposed = ({ path, keyed }: { path: string; keyed: boolean }) =>
    path === proposal.entries && keyed === proposal.keyed;
  const ordered = [...lists].sort((a, b) => Number(isProposed(b)) - Number(isProposed(a)));
  return ordered.slice(0, maxLists).map(({ path, keyed, entries }) => {
    const stored: unknown[] = [];
    for (const entry of entries.slice(0, sampledEntries)) {
      const source = writeEntry(entry);
      if (source.length > left) break;
      left -= source.length;
      // Copies the entries, because a reference to a part of the parsed document would keep all of it in memory.
      stored.push(JSON.parse(source));
    }
    return { path, keyed, count: entries.length, entries: stored };
  });
}

/** Returns an entry as JSON. An entry that is nested too deeply is `null`. */
function writeEntry(entry: unknown): string {
  try {
    return JSON.stringify(entry);
  } catch (error) {
    if (error instanceof RangeError) return 'null';
    throw error;
  }
}

/** Returns a fetch that answers every request with a document. */
export function replayDocument({ packed, contentType, source }: MappedDocument): {
  get: () => Promise<FetchAnswer>;
} {
  return {
    async get() {
      const bytes = await promisify(inflateRaw)(packed);
      return { bytes, address: source, etag: undefined, lastModified: undefined, contentType };
    },
  };
}

async function explained(say: (text: string) => string, work: () => Promise<string>): Promise<OpenAnswer> {
  const failed = (reason: string): OpenAnswer => ({ outcome: 'failed', fault: 'document', reason });
  try {
    return { outcome: 'opened', id: await work() };
  } catch (error) {
    if (error instanceof FeedShapeError) return failed(say(faultLine(error.fault)));
    if (error instanceof GuardedFetchError) return failed(say(error.text));
    if (!(error instanceof BodyError)) throw error;
    return { outcome: 'failed', fault: error.fault === 'too-large' ? 'large' : 'interrupted', reason: '' };
  }
}
