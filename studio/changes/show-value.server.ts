import { diffWordsWithSpace } from 'diff';
import { isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { pageKinds } from '#app/domain/layout.ts';
import { readAdForm } from '../screens/ads/ad-form.ts';
import { findField, itemFormOf } from '../screens/content/item-form.server.ts';
import type { ChangeNames } from './change-names.server.ts';
import { entryName } from '#app/changes/entry-name.ts';
import { languageList, readTags } from '#app/changes/language-tags.ts';
import { nameEntry } from './entry-names.server.ts';
import type { ShownStep } from '#app/changes/field-steps.ts';
import type { Meaning } from './meaning.ts';
import { isItemList } from '#app/changes/own-names.server.ts';
import type { ShownValue, TextPiece } from './shown-change.ts';
import type { ListedText } from './translated-texts.server.ts';

/** Maximum length of a value that is shown completely, in characters. */
const longestValue = 4_000;
/** Minimum length of a text that is compared word by word, in characters. */
const shortestCompared = 24;
/** Milliseconds for one comparison. Texts that take longer are shown one after the other. */
const comparisonTime = 50;
/** Maximum number of names that are shown for one list. */
const maxNames = 12;

const plain: Meaning = { kind: 'plain' };

/** The settings that contain lists of text pages. */
const pageLists = new Map<string, 'order' | 'menu' | 'set'>([
  ['textPages.order', 'order'],
  ['textPages.inMenu', 'menu'],
  ['textPages.notInFooter', 'set'],
]);

/** Returns the meaning of a setting. The names of the fields of the site info begin with `info.`. */
export function meaningOfSetting(names: ChangeNames, key: string): Meaning {
  const list = pageLists.get(key);
  if (list) return { kind: 'pages', list };
  const setting = names.settingOf(key);
  const initial = setting?.initial ?? '';
  switch (setting?.control.kind) {
    case 'switch':
      return { kind: 'switch', isOn: initial === 'true' };
    case 'choice':
      return { kind: 'choice', of: 'setting', initial };
    case 'sections':
      return { kind: 'sections' };
    case 'languages':
      return { kind: 'languages', initial: readTags(initial) };
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
  if (path.join('.') === 'content_type_arr') return { kind: 'set' };
  const field = server && findField(itemFormOf(server), path);
  switch (field?.kind) {
    case 'switch':
      return { kind: 'switch', isOn: false };
    case 'choice':
      return { kind: 'choice', of: 'item', initial: '' };
    case 'choices':
      return {
        kind: 'options',
        labels: new Map(field.options.map(({ id, label }) => [id, label])),
        initial: '',
      };
    case 'time':
      return { kind: 'time' };
    default:
      return path.join('.') === 'ext.hidden' ? { kind: 'switch', isOn: false } : plain;
  }
}

/** The meanings of the fields of ad entries. */
const adMeanings = new Map<string, Meaning>([
  ['type', { kind: 'adType' }],
  ['position', { kind: 'adPosition' }],
  ['data_type', { kind: 'adSection' }],
  ['ad_type', { kind: 'adPages' }],
  ['ext_from', { kind: 'time' }],
  ['ext_until', { kind: 'time' }],
  ['ext_off', { kind: 'off' }],
  ['ext_contextual', { kind: 'switch', isOn: false }],
]);

/** Returns the meaning of a field of a part. */
export function meaningOfPart(key: string, verticalId: number, path: string): Meaning {
  if (key === 'ads') {
    if (/^\[id=\d+\]$/.test(path)) return { kind: 'ad' };
    const field = /^\[id=\d+\]\.(\w+)$/.exec(path)?.[1] ?? '';
    return adMeanings.get(field) ?? plain;
  }
  return isItemList(key) ? { kind: 'items', verticalId } : plain;
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
    case 'off':
      return { type: 'switch', isOn: value !== true };
    case 'choice':
      if (typeof value === 'string' || value === undefined) {
        return { type: 'choice', of: meaning.of, value: value ?? meaning.initial };
      }
      break;
    case 'options': {
      if (Array.isArray(value)) return showNames(names, value, meaning);
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
      return showNames(
        names,
        Array.isArray(value) && value.length > 0 ? value : [...names.sectionIds],
        meaning,
      );
    case 'languages': {
      const list = languageList(value);
      return showNames(names, Array.isArray(list) ? list : [...meaning.initial], meaning);
    }
    case 'items':
    case 'pages':
      if (Array.isArray(value)) return showNames(names, value, meaning);
      break;
    case 'ad':
      if (isJsonObject(value)) return showAd(value);
      break;
    case 'adType':
      if (value !== undefined) return { type: 'adType', kind: readAdForm({ type: value }).kind };
      break;
    case 'adPosition':
      if (value === 'head' || value === 'body') return { type: 'adPosition', position: value };
      break;
    case 'adSection':
      if (typeof value !== 'number') break;
      return value === 0 ? { type: 'all' } : text(names.sectionOf(value));
    case 'adPages': {
      if (value === 0) return { type: 'all' };
      const kind = typeof value === 'number' ? pageKinds[value - 1] : undefined;
      if (kind) return { type: 'pageKind', kind };
      break;
    }
    case 'category':
      if (typeof value === 'number') return text(names.categoryOf(meaning.verticalId, value));
      break;
    case 'plain':
      if (value === undefined && meaning.initial) return showPlain(names, meaning.initial);
  }
  return showPlain(names, value);
}

/** Prepares one of several texts for display, with its state. `null` represents a text that does not exist. */
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

/** Shows the entries of a list by their names. */
function showNames(names: ChangeNames, list: readonly JsonValue[], meaning: Meaning): ShownValue {
  if (list.length === 0) return { type: 'none' };
  const shown = list.slice(0, maxNames).map((value, index) => nameEntry(names, value, meaning, index + 1));
  return { type: 'names', names: shown, more: Math.max(0, list.length - maxNames) };
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
  const isNamed = list.every((entry) =>
    isJsonObject(entry) ? entryName(entry) !== '' : typeof entry === 'string' || typeof entry === 'number',
  );
  return isNamed
    ? showNames(names, list, plain)
    : { type: 'code', text: shorten(JSON.stringify(list, null, 1)) };
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
