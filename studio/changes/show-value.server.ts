import { diffWordsWithSpace } from 'diff';
import { isJsonObject, type JsonObject, type JsonValue } from '#app/bundle/json-source.server.ts';
import { readAdForm } from '../screens/ads/ad-form.ts';
import { findField, itemFormOf } from '../screens/content/item-form.server.ts';
import type { ChangeNames } from './change-names.server.ts';
import type { ShownStep } from './field-steps.ts';
import type { ShownValue, TextPiece } from './shown-change.ts';
import type { ListedText } from './translated-texts.server.ts';

/** Maximum length of a value that is shown completely, in characters. */
const longestValue = 4_000;
/** Minimum length of a text that is compared word by word, in characters. */
const shortestCompared = 24;
/** Milliseconds for one comparison. Texts that take longer are shown one after the other. */
const comparisonTime = 50;
/** Maximum number of names that are shown of a list. */
const mostNames = 12;

/** What a value means. */
export type Meaning =
  /** A missing value means `initial`. */
  | { kind: 'plain'; initial?: string }
  /** A missing value means `isOn`. */
  | { kind: 'switch'; isOn: boolean }
  | { kind: 'choice'; of: 'setting' | 'item'; initial: string }
  /** Unix seconds. */
  | { kind: 'time' }
  /** The hash of the original of a translation. */
  | { kind: 'hash' }
  | { kind: 'sections' | 'ad' }
  | { kind: 'items' | 'category'; verticalId: number }
  | { kind: 'options'; labels: ReadonlyMap<string, string>; initial: string };

const plain: Meaning = { kind: 'plain' };

/** Returns the meaning of a setting. The names of the fields of the site info begin with `info.`. */
export function meaningOfSetting(names: ChangeNames, key: string): Meaning {
  const setting = names.settingOf(key);
  const initial = setting?.initial ?? '';
  switch (setting?.control.kind) {
    case 'switch':
      return { kind: 'switch', isOn: initial === 'true' };
    case 'choice':
      return { kind: 'choice', of: 'setting', initial };
    case 'sections':
      return { kind: 'sections' };
    case 'search':
      return {
        kind: 'options',
        labels: new Map(setting.control.options.map(({ id, label }) => [id, label])),
        initial,
      };
    case 'code':
      return plain;
    default:
      return { kind: 'plain', initial };
  }
}

/** Returns the meaning of a field of an item. */
export function meaningOfItemField(
  names: ChangeNames,
  verticalId: number,
  steps: readonly ShownStep[],
): Meaning {
  const server = names.verticalOf(verticalId);
  const path = steps.map((step) => ('key' in step ? step.key : ''));
  if (path.join('.') === 'content_type_id') return { kind: 'category', verticalId };
  const field = server && findField(itemFormOf(server), path);
  switch (field?.kind) {
    case 'switch':
      return { kind: 'switch', isOn: false };
    case 'choice':
      return { kind: 'choice', of: 'item', initial: '' };
    case 'time':
      return { kind: 'time' };
    default:
      return path.join('.') === 'ext.hidden' ? { kind: 'switch', isOn: false } : plain;
  }
}

/** Returns the meaning of a field of a part. */
export function meaningOfPart(key: string, verticalId: number, path: string): Meaning {
  if (key === 'ads') {
    if (/\.ext_(?:from|until)$/.test(path)) return { kind: 'time' };
    return /^\[id=\d+\]$/.test(path) ? { kind: 'ad' } : plain;
  }
  return key === 'list_type' || key === 'list_tags' ? { kind: 'items', verticalId } : plain;
}

/** Prepares a value for display. */
export function showValue(
  names: ChangeNames,
  value: JsonValue | undefined,
  meaning: Meaning = plain,
): ShownValue {
  switch (meaning.kind) {
    case 'switch':
      return { type: 'switch', isOn: typeof value === 'boolean' ? value : meaning.isOn };
    case 'choice':
      if (typeof value === 'string' || value === undefined) {
        return { type: 'choice', of: meaning.of, value: value ?? meaning.initial };
      }
      break;
    case 'options': {
      const id = value === undefined ? meaning.initial : asWritten(value);
      if (id !== '') return text(meaning.labels.get(id) ?? id);
      break;
    }
    case 'time': {
      const seconds = Number(value ?? 0);
      if (Number.isSafeInteger(seconds) && seconds > 0) return { type: 'time', at: seconds * 1000 };
      break;
    }
    case 'hash':
      return { type: value === undefined ? 'none' : 'reviewed' };
    case 'sections':
      // An empty order means all sections in the built-in order.
      return listOf(Array.isArray(value) && value.length > 0 ? value : names.sectionIds, (id) =>
        names.sectionOf(id),
      );
    case 'items':
      if (Array.isArray(value)) return listOf(value, (id) => names.itemOf(meaning.verticalId, id));
      break;
    case 'ad':
      if (isJsonObject(value)) return showAd(value);
      break;
    case 'category':
      if (typeof value === 'number') return text(names.categoryOf(meaning.verticalId, value));
      break;
    case 'plain':
      if (value === undefined && meaning.initial) return showPlain(names, meaning.initial);
  }
  return showPlain(names, value);
}

/** Prepares one text of several, or its state. `null` stands for a text that does not exist. */
export function showListedText(listed: Omit<ListedText, 'path'> | null): ShownValue {
  if (!listed) return { type: 'none' };
  const { text: full, isReviewed } = listed;
  return { type: 'translated', text: full === null ? null : shorten(full), isReviewed };
}

function showAd(entry: JsonObject): ShownValue {
  const { kind, name, adNumber, link, html, script } = readAdForm(entry);
  const content = shorten([link, html, script].filter(Boolean).join('\n'));
  return { type: 'ad', kind, name, adNumber, content };
}

/** Returns a text as it is, and any other value as JSON. */
function asWritten(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function text(value: string): ShownValue {
  return { type: 'text', text: shorten(value) };
}

function listOf(list: readonly JsonValue[], nameOfId: (id: number) => string): ShownValue {
  if (list.length === 0) return { type: 'none' };
  return text(joinNames(list.map((id) => (typeof id === 'number' ? nameOfId(id) : asWritten(id)))));
}

function joinNames(all: readonly string[]): string {
  const more = all.length - mostNames;
  return all.slice(0, mostNames).join(', ') + (more > 0 ? ` … (+${more})` : '');
}

function showPlain(names: ChangeNames, value: JsonValue | undefined): ShownValue {
  if (value === undefined || value === null || value === '') return { type: 'none' };
  if (typeof value === 'boolean') return { type: 'switch', isOn: value };
  if (typeof value === 'number') return text(String(value));
  if (typeof value === 'string') return showText(names, value);
  if (Array.isArray(value)) return showList(names, value);
  if (Object.keys(value).length === 0) return { type: 'none' };
  const name = entryName(value);
  return name === '' ? { type: 'code', text: shorten(JSON.stringify(value, null, 1)) } : text(name);
}

function showText(names: ChangeNames, value: string): ShownValue {
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return { type: 'color', color: value };
  const picture = names.pictureOf(value);
  return picture ? { type: 'pictures', pictures: [picture] } : text(value);
}

function showList(names: ChangeNames, list: readonly JsonValue[]): ShownValue {
  if (list.length === 0) return { type: 'none' };
  const pictures = list.map((entry) => (typeof entry === 'string' ? names.pictureOf(entry) : null));
  const found = pictures.filter((picture) => picture !== null);
  if (found.length === list.length) return { type: 'pictures', pictures: found };
  const texts = list.map((entry) => (isJsonObject(entry) ? entryName(entry) : plainText(entry)));
  return texts.includes('')
    ? { type: 'code', text: shorten(JSON.stringify(list, null, 1)) }
    : text(joinNames(texts));
}

function plainText(entry: JsonValue): string {
  return typeof entry === 'string' || typeof entry === 'number' ? String(entry) : '';
}

/** The fields that name an entry of a list, such as a category, a tag, an ad or a question. */
const nameFields = ['content_type_name', 'name', 'ext_name', 'title', 'question'] as const;

/** Returns the name of an entry of a list. Empty if it has none. */
export function entryName(entry: JsonObject): string {
  for (const field of nameFields) {
    const name = Object.hasOwn(entry, field) ? entry[field] : undefined;
    if (typeof name === 'string' && name !== '') return name;
  }
  return '';
}

function shorten(value: string): string {
  return value.length > longestValue ? `${value.slice(0, longestValue - 1).toWellFormed()}…` : value;
}

/** Compares two texts word by word. Returns `null` if one of them is short, or the comparison takes too long. */
export function compareTexts(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): TextPiece[] | null {
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  const [shorter, longer] = [before, after].map(({ length }) => length).toSorted((a, b) => a - b);
  if ((shorter ?? 0) === 0 || (longer ?? 0) < shortestCompared || (longer ?? 0) > longestValue) return null;
  const pieces = diffWordsWithSpace(before, after, { timeout: comparisonTime });
  return (
    pieces?.map(({ value, added, removed }) => ({
      text: value,
      kind: added ? 'added' : removed ? 'removed' : 'same',
    })) ?? null
  );
}
