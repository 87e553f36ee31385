import { phrase } from '#app/lib/phrase.ts';
import { listEntryPaths, type EntryPath } from './entry-paths.ts';
import { documentError, wholeDocument } from '../parse-page.ts';
import { findLists, type DocumentLists, type FoundList } from './find-lists.server.ts';
import { guessFields } from './guess-fields.ts';
import type { FeedMapping, MappingRule } from './mapping-schema.ts';
import { nodeAt } from './read-path.ts';

/** A mapping that was made from a document. */
export interface ProposedMapping {
  mapping: FeedMapping;
  /** Paths of the values that the mapping can use, with examples. */
  paths: EntryPath[];
}

const pageParameters = ['page', 'p', 'pagenumber', 'page_number'];
/** Query parameters that do not restrict a list: page sizes, formats and keys. */
const neutral = new Set(
  'amount num limit size count pagesize page_size per_page perpage pagination format sid pid key apikey api_key token'.split(
    ' ',
  ),
);
const nextPaths = 'next_url next nextPage next_page links.next pagination.next meta.next'.split(' ');

const noRule: MappingRule = { from: [], take: 'first', steps: [], constant: '' };

/**
 * Proposes a mapping for a document of games. It guesses the format, the list of games and the fields by names and
 * values. A field without a fitting value gets no rule, except that the title and the play address get an empty one.
 * `source` is the file or address of the document. Throws FeedShapeError for a document without a list of games.
 */
export function proposeMapping(text: string, source: string): ProposedMapping {
  return proposeFrom(findLists(text), source);
}

/** Proposes a mapping like `proposeMapping`, for a document whose lists are known. */
export function proposeFrom({ format, document, lists }: DocumentLists, source: string): ProposedMapping {
  const [best] = lists
    .map((list) => ({ ...list, paths: listEntryPaths(list.entries) }))
    .map((list) => ({ ...list, rules: guessFields(list.paths) }))
    .toSorted((a, b) => ratingOf(b) - ratingOf(a));
  if (!best) {
    throw documentError(
      wholeDocument,
      phrase('has no list of objects'),
      phrase('a JSON list, a table with the names of its columns in line 1, or XML with a repeated element'),
    );
  }
  const { rules, path, keyed, paths } = best;
  const address = /^https?:\/\//i.test(source) && URL.canParse(source) ? new URL(source) : null;
  const mapping: FeedMapping = {
    source: nameOf(address?.host ?? source.split(/[/\\]/).at(-1) ?? ''),
    format,
    entries: path,
    keyed,
    paging: pagingOf(document, address),
    neutralParameters: address ? [...address.searchParams.keys()].filter((name) => neutral.has(name)) : [],
    fields: complete(rules),
  };
  return { mapping, paths };
}

/** Proposes the rules of the fields for the entries of a list. */
export function proposeFields(entries: readonly unknown[]): FeedMapping['fields'] {
  return complete(guessFields(listEntryPaths(entries)));
}

function complete(rules: ReturnType<typeof guessFields>): FeedMapping['fields'] {
  return { ...rules, title: rules.title ?? noRule, playAddress: rules.playAddress ?? noRule };
}

function ratingOf({ rules, entries }: FoundList & { rules: ReturnType<typeof guessFields> }): number {
  const needed = Number(rules.title !== undefined) + Number(rules.playAddress !== undefined);
  return needed * 1_000_000 + Object.keys(rules).length * 10_000 + Math.min(entries.length, 9_999);
}

function pagingOf(document: unknown, address: URL | null): FeedMapping['paging'] {
  const path = nextPaths.find((one) => isPresent(document, one));
  if (path !== undefined) return { kind: 'next-address', path };
  const names = [...(address?.searchParams.keys() ?? [])];
  const parameter = names.find((name) => pageParameters.includes(name.toLowerCase()));
  return parameter === undefined ? { kind: 'none' } : { kind: 'page-number', parameter };
}

/**
 * Whether a document has the address of the next page at a path. `null` and "" count too, because the last page has no
 * next address.
 */
function isPresent(document: unknown, path: string): boolean {
  const at = nodeAt(document, path);
  return at === null || (typeof at === 'string' && (at === '' || /^(?:https?:\/\/|\/|\?)/.test(at)));
}

/** Makes the name of a source from a host or file. */
function nameOf(given: string): string {
  const name = given
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.(?:json|csv|tsv|xml|txt|rss)$/, '')
    .replaceAll(/[^a-z0-9.-]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^[.-]+|[.-]+$/g, '');
  return name || 'games';
}
