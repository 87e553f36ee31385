import {
  createFault,
  describeValue,
  faultLine,
  formatPath,
  type Fault,
  type PathPart,
} from '#app/bundle/fault.ts';
import { findJsonFault } from '#app/bundle/find-json-fault.ts';
import { isObject } from '#app/lib/is-object.ts';
import { inEnglish, phrase, readPhrase } from '#app/lib/phrase.ts';

/** One page of a feed with its unchecked entries. */
export interface ParsedPage {
  entries: readonly unknown[];
  /** Path of the list of entries in the document. */
  path: readonly PathPart[];
  /**
   * Path of each entry, if entries are combined from several parts of the document. If it is not set, the entries are
   * the elements of the list.
   */
  entryPaths?: readonly (readonly PathPart[])[];
  /**
   * Line on which each entry begins, for documents that consist of lines. Messages then name the line instead of a
   * path.
   */
  lines?: readonly number[];
  /**
   * The repository of the page, if several repositories use the provider's format. If it is not set, the provider has
   * only one.
   */
  repository?: string;
  /** Address of the next page according to the document, or `null`. */
  next: string | null;
}

/** Thrown for a document that is not a page of the feed. No part of it is used. */
export class FeedShapeError extends Error {
  override name = 'FeedShapeError';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(inEnglish(faultLine(fault)));
    this.fault = fault;
  }
}

/** The location of a fault that concerns a whole document, as an encoded phrase. */
export const wholeDocument = phrase('the whole document', {});

/** Creates the error for a document, from encoded phrases. */
export function documentError(place: string, problem: string, allowed: string): FeedShapeError {
  return new FeedShapeError(createFault(place, problem, allowed));
}

/**
 * Reads a page that is a plain JSON list. Messages name `jsonAddress` as the address of the JSON form. Throws
 * FeedShapeError.
 */
export function parseJsonList(text: string, jsonAddress: string): ParsedPage {
  const value = parseJson(text, jsonAddress);
  if (!Array.isArray(value)) throw shapeError([], value, phrase('a list of entries: [ … ]'));
  return { entries: value, path: [], next: null };
}

/**
 * Reads a page in a JSON Feed envelope (version 1) with `items` and, for the next page, `next_url`. Throws
 * FeedShapeError.
 */
export function parseJsonFeed(text: string, jsonAddress: string): ParsedPage {
  const value = parseJson(text, jsonAddress);
  if (!isObject(value)) {
    throw shapeError([], value, phrase('a JSON Feed: {"version": …, "items": [ … ]}'));
  }
  const { version, items, next_url: next } = value;
  if (typeof version !== 'string' || !/^https?:\/\/jsonfeed\.org\/version\/1/.test(version)) {
    throw shapeError(['version'], version, phrase('"https://jsonfeed.org/version/1" or "/1.1"'));
  }
  if (!Array.isArray(items)) throw shapeError(['items'], items, phrase('a list of entries'));
  if (next !== undefined && next !== null && typeof next !== 'string') {
    throw shapeError(['next_url'], next, phrase('an address, or nothing on the last page'));
  }
  return { entries: items, path: ['items'], next: next || null };
}

/** Creates the error for a value that is not allowed at its path in a page. `allowed` is an encoded phrase. */
export function shapeError(path: readonly PathPart[], found: unknown, allowed: string): FeedShapeError {
  return documentError(formatPath(path) || wholeDocument, describeValue(found), allowed);
}

/**
 * Parses a JSON document of any shape. `jsonAddress` is an address or an encoded phrase. Messages name it as an example
 * of a valid document. Throws FeedShapeError.
 */
export function parseJson(text: string, jsonAddress: string): unknown {
  const allowed = phrase('JSON, such as that of {address}', { address: readPhrase(jsonAddress) });
  if (text.trim() === '') throw documentError(wholeDocument, phrase('is empty'), allowed);
  if (text.trimStart().startsWith('<')) {
    const problem = phrase('is XML or HTML; XML feeds cannot be imported here');
    throw documentError(positionOf(1, 1), problem, allowed);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const script = findScript(text);
    if (script) throw new FeedShapeError(script);
    const fault = findJsonFault(text);
    if (!fault) throw documentError(wholeDocument, phrase('is nested too deeply'), allowed);
    throw documentError(fault.positionPhrase, describeJsonFault(text, fault.isCutOff), allowed);
  }
}

function describeJsonFault(text: string, isCutOff: boolean): string {
  if (!/^\s*[[{"\d-]/.test(text)) return phrase('is text, not JSON');
  return isCutOff ? phrase('the document is cut off') : phrase('is not JSON');
}

function positionOf(line: number, column: number): string {
  return phrase('line {line}, column {column}', { line, column });
}

/** Maximum length of the code before the JSON, in characters. Longer code is not recognised. */
const longestWrapper = 4000;

/** Code that can directly precede JSON: an assignment, a call, an export, or a guard against inclusion as a script. */
const wrapperEnd =
  /(?:=|\(|\bdefault|\breturn|^\)\]\}',?|^while\s*\(\s*1\s*\)\s*;|^for\s*\(\s*;\s*;\s*\)\s*;)\s*$/;

/** The first characters of a script: a comment, a string, a guard, a keyword, an assignment or a call. */
const scriptStart =
  /^(?:\/[/*]|["'()]|(?:var|let|const|export|typeof|while|for|if)\b|[\w$][\w$.[\]"']*(?:\(|\s*=))/;

/**
 * Describes the fault of a JavaScript or JSONP file: which parts to remove so that only its JSON remains. Returns
 * `null` for any other file.
 */
function findScript(text: string): Fault | null {
  if (!scriptStart.test(text.trimStart())) return null;
  for (const { index } of text.slice(0, longestWrapper).matchAll(/[[{]/g)) {
    const before = text.slice(0, index).trim();
    if (before === '') return null;
    if (!wrapperEnd.test(before)) continue;
    const end = text.lastIndexOf(text[index] === '[' ? ']' : '}') + 1;
    if (end <= index) return null;
    const after = text.slice(end).trim();
    const lines = text.slice(0, index).split('\n');
    const cut = {
      start: quote(before),
      place: readPhrase(positionOf(lines.length, (lines.at(-1)?.length ?? 0) + 1)),
      end: quote(after),
    };
    const remedy =
      after === ''
        ? phrase('the JSON alone: cut {start} before {place}', cut)
        : phrase('the JSON alone: cut {start} before {place} and {end} at the end', cut);
    const allowed = isJson(text.slice(index, end))
      ? remedy
      : phrase('{remedy} (the remainder is not JSON either; ask for the JSON form)', {
          remedy: readPhrase(remedy),
        });
    return createFault(positionOf(1, 1), phrase('is JavaScript or JSONP, not JSON'), allowed);
  }
  return null;
}

function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 30)}…${text.slice(-27)}`.toWellFormed() : text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
