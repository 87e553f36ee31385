import { isObject } from '#app/lib/is-object.ts';
import { phrase } from '#app/lib/phrase.ts';
import { parseJson } from '../parse-page.ts';
import type { FeedMapping } from './mapping-schema.ts';
import { keyedEntry, parseXml, readTable } from './read-list.server.ts';

/** A list of objects in a document. */
export interface FoundList {
  path: string;
  /** True if the list is a JSON object, and its entries have keys instead of positions. */
  keyed: boolean;
  entries: readonly unknown[];
}

/** The lists of a document that can be lists of games. */
export interface DocumentLists {
  format: FeedMapping['format'];
  /** The parsed document, or `null` for a table. */
  document: unknown;
  /** The lists, the outer ones first. */
  lists: FoundList[];
}

const deepestList = 6;
/** Maximum number of values of a document that are searched for lists. */
const maxSearched = 20_000;
/** Longest path that a mapping can name, in characters. */
const longestPath = 200;
/** Number of entries that are compared to recognise an object as a list, and that are searched for further lists. */
const comparedEntries = 20;

/** Finds the lists of objects in a document. Throws FeedShapeError for a document that cannot be parsed. */
export function findLists(text: string): DocumentLists {
  const start = text.trimStart()[0];
  if (start === '<') {
    const document = parseXml(text);
    return { format: 'xml', document, lists: listsIn(document, false) };
  }
  if (start === '[' || start === '{') {
    const document = parseJson(text, phrase('a feed'));
    return { format: 'json', document, lists: listsIn(document, true) };
  }
  const { entries } = readTable(text);
  const lists = entries.length > 0 ? [{ path: '', keyed: false, entries }] : [];
  return { format: 'csv', document: null, lists };
}

/**
 * Finds the lists of objects in a document, level by level. If `hasKeyed` is set, an object whose values are alike is a
 * list, too.
 */
function listsIn(document: unknown, hasKeyed: boolean): FoundList[] {
  const lists: FoundList[] = [];
  let level: { path: string; value: unknown }[] = [{ path: '', value: document }];
  let searched = 0;
  for (let depth = 0; depth < deepestList && level.length > 0; depth++) {
    const next: typeof level = [];
    for (const { path, value } of level) {
      searched += 1;
      if (searched > maxSearched) return lists;
      if (Array.isArray(value)) {
        if (value.some(isObject)) lists.push({ path, keyed: false, entries: value });
      } else if (isObject(value)) {
        const pairs = Object.entries(value);
        const isList = hasKeyed && areAlike(pairs.map(([, inner]) => inner));
        if (isList) {
          const entries = pairs.map(([key, inner]) => keyedEntry(key, inner));
          lists.push({ path, keyed: true, entries });
        }
        for (const [name, inner] of isList ? pairs.slice(0, comparedEntries) : pairs) {
          const innerPath = path === '' ? name : `${path}.${name}`;
          if (innerPath.length <= longestPath) next.push({ path: innerPath, value: inner });
        }
      }
    }
    level = next;
  }
  return lists;
}

/**
 * Whether there are at least two values, and the first 20 of them are objects with similar names: each object has at
 * least half of the names of the first.
 */
function areAlike(values: readonly unknown[]): boolean {
  const [first, ...others] = values.slice(0, comparedEntries);
  if (!isObject(first) || others.length === 0) return false;
  const names = Object.keys(first);
  return (
    names.length > 0 &&
    others.every(
      (other) =>
        isObject(other) && 2 * names.filter((name) => Object.hasOwn(other, name)).length >= names.length,
    )
  );
}
