import { listEntryPaths, type EntryPath } from './entry-paths.ts';
import { FeedShapeError, parseJson } from '../parse-page.ts';
import { guessFields } from './guess-fields.ts';
import type { FeedMapping, MappingRule } from './mapping-schema.ts';
import { nodeAt } from './read-path.ts';
import { parseXml, readTable } from './read-list.server.ts';

/** A mapping that was made from a document. */
export interface ProposedMapping {
  mapping: FeedMapping;
  /** The values of the entries that the mapping can use. */
  paths: EntryPath[];
}

/** A list of objects in a document. */
interface FoundList {
  path: string;
  entries: readonly unknown[];
}

const deepestList = 6;
/** Values of a document that are searched for lists. */
const mostSearched = 20_000;

const pageParameters = ['page', 'p', 'pagenumber', 'page_number'];
/** Parameters of page sizes, formats and keys. They do not restrict a list. */
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
  const { format, document, lists } = findLists(text);
  const [best] = lists
    .map((list) => ({ ...list, paths: listEntryPaths(list.entries) }))
    .map((list) => ({ ...list, rules: guessFields(list.paths) }))
    .toSorted((a, b) => ratingOf(b) - ratingOf(a));
  if (!best) {
    throw new FeedShapeError({
      path: 'the whole document',
      problem: 'has no list of objects',
      allowed: 'a JSON list, a table with the names of its columns in line 1, or XML with a repeated element',
    });
  }
  const { rules, path, paths } = best;
  const address = /^https?:\/\//i.test(source) && URL.canParse(source) ? new URL(source) : null;
  const mapping: FeedMapping = {
    source: nameOf(address?.host ?? source.split(/[/\\]/).at(-1) ?? ''),
    format,
    entries: path,
    paging: pagingOf(document, address),
    neutralParameters: address ? [...address.searchParams.keys()].filter((name) => neutral.has(name)) : [],
    fields: { ...rules, title: rules.title ?? noRule, playAddress: rules.playAddress ?? noRule },
  };
  return { mapping, paths };
}

function ratingOf({ rules, entries }: FoundList & { rules: ReturnType<typeof guessFields> }): number {
  const needed = Number(rules.title !== undefined) + Number(rules.playAddress !== undefined);
  return needed * 1_000_000 + Object.keys(rules).length * 10_000 + Math.min(entries.length, 9_999);
}

function findLists(text: string): {
  format: FeedMapping['format'];
  document: unknown;
  lists: FoundList[];
} {
  const start = text.trimStart()[0];
  if (start === '<') {
    const document = parseXml(text);
    return { format: 'xml', document, lists: listsIn(document) };
  }
  if (start === '[' || start === '{') {
    const document = parseJson(text, 'a feed');
    return { format: 'json', document, lists: listsIn(document) };
  }
  const { entries } = readTable(text);
  return { format: 'csv', document: null, lists: entries.length > 0 ? [{ path: '', entries }] : [] };
}

/** Finds the lists of objects in a document, level by level. */
function listsIn(document: unknown): FoundList[] {
  const lists: FoundList[] = [];
  let level: { path: string; value: unknown }[] = [{ path: '', value: document }];
  let searched = 0;
  for (let depth = 0; depth < deepestList && level.length > 0; depth++) {
    const next: typeof level = [];
    for (const { path, value } of level) {
      searched += 1;
      if (searched > mostSearched) return lists;
      if (Array.isArray(value)) {
        if (value.some(isObject)) lists.push({ path, entries: value });
      } else if (isObject(value)) {
        for (const [name, inner] of Object.entries(value)) {
          next.push({ path: path === '' ? name : `${path}.${name}`, value: inner });
        }
      }
    }
    level = next;
  }
  return lists.filter(({ path }) => path.length <= 200);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pagingOf(document: unknown, address: URL | null): FeedMapping['paging'] {
  const path = nextPaths.find((one) => isPresent(document, one));
  if (path !== undefined) return { kind: 'next-address', path };
  const names = [...(address?.searchParams.keys() ?? [])];
  const parameter = names.find((name) => pageParameters.includes(name.toLowerCase()));
  return parameter === undefined ? { kind: 'none' } : { kind: 'page-number', parameter };
}

/** Whether a document has an address at a path, or `null` there, as on a last page. */
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
