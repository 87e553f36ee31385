import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isObject } from '#app/lib/is-object.ts';
import { phrase } from '#app/lib/phrase.ts';
import { readCsvRows } from '../csv-rows.server.ts';
import { documentError, parseJson, shapeError, wholeDocument, type ParsedPage } from '../parse-page.ts';
import type { FeedMapping } from './mapping-schema.ts';
import { nodeAt, textsAt, xmlText } from './read-path.ts';

/** The mark of attributes in paths of XML documents, as in `image.@url`. */
export const attributeMark = '@';

/**
 * Reads the entries of a page as its mapping describes. Throws FeedShapeError if the page cannot be parsed or does not
 * contain the list.
 */
export function readList(text: string, mapping: FeedMapping): ParsedPage {
  switch (mapping.format) {
    case 'csv':
      return readTable(text);
    case 'json':
      if (text.trimStart().startsWith('<')) {
        const allowed = phrase('JSON, or a mapping with "format": "xml"');
        throw documentError(wholeDocument, phrase('is XML or HTML'), allowed);
      }
      return findList(parseJson(text, phrase('the feed when its mapping was made')), mapping);
    case 'xml':
      return findList(parseXml(text), mapping);
  }
}

/** Reads a table whose first line contains the names of its columns. Throws FeedShapeError. */
export function readTable(text: string): ParsedPage {
  if (text.trim() === '') {
    const allowed = phrase('a table with the names of its columns in line 1');
    throw documentError(wholeDocument, phrase('is empty'), allowed);
  }
  if (/^\s*[<[{]/.test(text)) {
    const allowed = phrase('CSV, or a mapping of another "format"');
    throw documentError(wholeDocument, phrase('is not a table'), allowed);
  }
  const rows = readCsvRows(text, (header) => header.map((name) => name.trim()));
  return {
    entries: rows.map(({ record }) => record),
    lines: rows.map(({ line }) => line),
    path: [],
    next: null,
  };
}

/**
 * Reads an XML document as objects. Elements become properties, repeated elements become lists, and the names of
 * attributes begin with `@`. All values are texts. Throws FeedShapeError.
 */
export function parseXml(text: string): unknown {
  if (!text.trimStart().startsWith('<')) {
    const allowed = phrase('XML, or a mapping of another "format"');
    throw documentError(wholeDocument, phrase('is not XML'), allowed);
  }
  if (/<!ENTITY/i.test(text)) {
    throw documentError(wholeDocument, phrase('declares entities of its own'), phrase('XML without them'));
  }
  const checked = XMLValidator.validate(text);
  if (checked !== true) {
    const { line, msg } = checked.err;
    const reason = msg.replace(/\.$/, '').slice(0, 200);
    throw documentError(
      phrase('line {line}', { line }),
      phrase('is not well-formed XML: {reason}', { reason }),
      phrase('a complete XML document'),
    );
  }
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: attributeMark,
    textNodeName: xmlText,
    parseTagValue: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
  });
  try {
    return parser.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown fault';
    throw documentError(wholeDocument, phrase('cannot be read: {reason}', { reason }), phrase('XML'));
  }
}

/** Reads the entries of an XML document: the elements at a path, such as `rss.channel.item`. Throws FeedShapeError. */
export function readXmlList(text: string, entries: string): ParsedPage {
  return findList(
    parseXml(text),
    { format: 'xml', entries, keyed: false, paging: { kind: 'none' } },
    phrase('a list of entries'),
  );
}

function findList(
  document: unknown,
  { format, entries, keyed, paging }: Pick<FeedMapping, 'format' | 'entries' | 'keyed' | 'paging'>,
  allowed = phrase('a list of games at this path, which the mapping names as "entries"'),
): ParsedPage {
  const path = entries === '' ? [] : entries.split('.');
  const next =
    paging.kind === 'next-address' ? (textsAt(document, paging.path, 1)[0]?.trim() ?? null) || null : null;
  const found = nodeAt(document, entries);
  if (keyed && format === 'json') {
    const pairs = isEmptyList(found) ? [] : isObject(found) ? Object.entries(found) : null;
    if (!pairs) {
      const object = phrase('an object of games at this path, which the mapping names as "entries"');
      throw shapeError(path, found, object);
    }
    return {
      entries: pairs.map(([key, value]) => keyedEntry(key, value)),
      entryPaths: pairs.map(([key]) => [...path, key]),
      path,
      next,
    };
  }
  if (Array.isArray(found)) return { entries: found, path, next };
  if (format === 'xml' && path.length > 0) {
    // The parser makes a list only of repeated elements. A single entry is an object. If there is no entry, only the
    // parent exists.
    if (found !== undefined) return { entries: [found], entryPaths: [path], path, next };
    if (nodeAt(document, path.slice(0, -1).join('.')) !== undefined) return { entries: [], path, next };
  }
  throw shapeError(path, found, allowed);
}

/** The name under which an entry of a keyed list (an object instead of an array) contains its key. */
const keyName = `${attributeMark}key`;

/** Returns an entry of a keyed list together with its key. */
export function keyedEntry(key: string, value: unknown): object {
  return isObject(value) ? { ...value, [keyName]: key } : { value, [keyName]: key };
}

/** Whether a value is an empty list, which is how PHP writes an empty object. */
function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
