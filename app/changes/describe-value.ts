import { asList, isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { countOf, joinWithAnd, quoteTitle, shortTitle } from '#app/domain/change-summary.ts';
import { isCommonPageName, isOwnPageName } from '#app/domain/text-pages.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { languageName } from '#app/messages/language-facts.ts';
import { completeList, type IncompleteList } from './complete-list.ts';
import { entryName } from './entry-name.ts';
import { inWords } from '#app/lib/in-words.ts';
import { pageTitles } from './field-names.ts';
import type { SiteNames } from './site-names.ts';

/** What a value means. */
export type ValueMeaning =
  /** A missing value means `initial`. */
  | { kind: 'plain'; initial?: JsonValue | undefined }
  /** Whether something is switched off. A missing value means that it is on. */
  | { kind: 'off' }
  /** Unix seconds. */
  | { kind: 'time' }
  | { kind: 'sections' }
  | { kind: 'languages'; initial: JsonValue | undefined }
  /** A list of text pages. If `isOrder` is set, pages that the value does not name follow at the end. */
  | { kind: 'pages'; isOrder: boolean }
  | { kind: 'items' | 'category'; verticalId: number }
  /** The id of a section. 0 means all sections. */
  | { kind: 'section' }
  /** A list whose order has no meaning. */
  | { kind: 'set' };

export const plain: ValueMeaning = { kind: 'plain' };

/** Maximum number of names in a description of a list. */
const maxNames = 12;

/** Returns a value in words, on one line. */
export function describeValue(
  names: SiteNames,
  value: JsonValue | undefined,
  meaning: ValueMeaning = plain,
): string {
  const { kind } = meaning;
  const known = value === undefined && 'initial' in meaning ? meaning.initial : value;
  if (kind === 'sections' || kind === 'pages') {
    const list = listAt(names, known, meaning);
    if (list) return describeNames(names, list, meaning);
  }
  if (kind === 'off') return known === true ? 'Off' : 'On';
  if (known === undefined || known === null || known === '') return 'nothing';
  if (typeof known === 'boolean') return known ? 'On' : 'Off';
  if (typeof known === 'string') return kind === 'time' ? describeTime(known) : quoteTitle(known);
  if (typeof known === 'number') return describeNumber(names, known, meaning);
  if (Array.isArray(known)) return describeNames(names, known, meaning);
  const name = entryName(known);
  if (name !== '') return quoteTitle(name);
  const fields = Object.entries(known).map(
    ([key, inner]) => `${inWords(key)}: ${describeValue(names, inner)}`,
  );
  return fields.length === 0 ? 'nothing' : fields.join(', ');
}

function describeNumber(names: SiteNames, value: number, meaning: ValueMeaning): string {
  switch (meaning.kind) {
    case 'time':
      return value === 0 ? 'nothing' : describeTime(String(value));
    case 'section':
      return value === 0 ? 'All' : names.sectionOf(value);
    case 'category':
      return quoteTitle(names.categoryOf(meaning.verticalId, value) || String(value));
    default:
      return String(value);
  }
}

function describeTime(seconds: string): string {
  const time = Number(seconds) * 1000;
  return /^\d{1,12}$/.test(seconds) && time > 0
    ? new Date(time).toISOString().slice(0, 16).replace('T', ' ')
    : quoteTitle(seconds);
}

function describeNames(names: SiteNames, list: readonly JsonValue[], meaning: ValueMeaning): string {
  if (list.length === 0) return 'nothing';
  const shown = list
    .slice(0, maxNames)
    .map((value, index) => quoteTitle(nameEntry(names, value, meaning, index + 1)));
  const more = list.length - shown.length;
  return joinWithAnd(more === 0 ? shown : [...shown, `${more} more`]);
}

/** Returns a value as a list. A missing value becomes the default. Returns `null` if the value is not a list. */
export function listAt(
  names: SiteNames,
  value: JsonValue | undefined,
  meaning: ValueMeaning,
): readonly JsonValue[] | null {
  return completeList(names, value, incompleteList(meaning));
}

function incompleteList(meaning: ValueMeaning): IncompleteList | null {
  if (meaning.kind === 'sections') return meaning;
  if (meaning.kind === 'languages') {
    return { kind: meaning.kind, initial: asList(meaning.initial) };
  }
  return meaning.kind === 'pages' && meaning.isOrder ? { kind: 'pageOrder' } : null;
}

/**
 * Names an entry of a list according to the meaning of the list. `number` is the position of the entry, counted from 1.
 */
export function nameEntry(names: SiteNames, value: JsonValue, meaning: ValueMeaning, number: number): string {
  if (isJsonObject(value)) return entryName(value) || nameById(value) || `Entry ${number}`;
  if (typeof value === 'number') {
    if (meaning.kind === 'items') return names.itemOf(meaning.verticalId, value) || `Deleted item ${value}`;
    return meaning.kind === 'sections' ? names.sectionOf(value) : String(value);
  }
  if (typeof value !== 'string') return `Entry ${number}`;
  if (meaning.kind === 'languages') return languageName(value, 'en');
  return meaning.kind === 'pages' ? namePage(names, value) : value;
}

function nameById(entry: { readonly [key: string]: JsonValue }): string {
  const id = ownValue(entry, 'id');
  return typeof id === 'number' ? `Entry ${id}` : '';
}

/** Returns the title of a text page. Any other text stays unchanged. */
export function namePage(names: Pick<SiteNames, 'ownPageOf'>, name: string): string {
  if (isCommonPageName(name)) return pageTitles[name];
  return isOwnPageName(name) ? names.ownPageOf(name) : name;
}

/** Number of characters that are shown before the first difference of two long texts. */
const shownBefore = 20;

/** Describes the values of a field before and after a change. Long texts begin near their first difference. */
export function describeValues(
  names: SiteNames,
  [before, after]: readonly [JsonValue | undefined, JsonValue | undefined],
  meaning: ValueMeaning,
): string {
  if (typeof before === 'string' && typeof after === 'string' && meaning.kind !== 'time') {
    const isLong = [before, after].some((text) => shortTitle(text).endsWith('…'));
    const start = isLong ? firstDifference(before, after) - shownBefore : 0;
    return [before, after].map((text) => quoteFrom(text, start)).join(' → ');
  }
  return [before, after].map((value) => describeValue(names, value, meaning)).join(' → ');
}

function firstDifference(before: string, after: string): number {
  let index = 0;
  while (index < before.length && before[index] === after[index]) index += 1;
  return index;
}

function quoteFrom(text: string, start: number): string {
  if (text === '') return 'nothing';
  return quoteTitle(start > 0 ? `…${text.slice(start).toWellFormed()}` : text);
}

/** Returns a line such as “and 3 more changes”, or no line if `count` is 0. */
export function describeMore(count: number): string[] {
  return count === 0 ? [] : [`and ${countOf(count, 'more change')}`];
}
