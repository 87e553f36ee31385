import { hash as digest } from 'node:crypto';
import { isKeyName } from '@portico/shared/keyboard';
import { ownValue } from '#app/lib/own-value.ts';
import { asList, asObject, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import type { TextFields, TextRole } from './text-fields.server.ts';

/**
 * The state of one text in one language. `stale` means that the original has changed since the translation was made.
 */
export type TranslationState = (typeof translationStates)[number];
export const translationStates = ['missing', 'machine', 'stale', 'reviewed'] as const;

/** The translation of one value, such as an item, into one language. */
export interface Translation {
  /** Translated texts by the path of the text. */
  texts: ReadonlyMap<string, string>;
  /** Hash of the original that was translated, by the path of the text. A text without a hash is never stale. */
  sources: ReadonlyMap<string, string>;
  /** Paths of the unreviewed texts. */
  machine: ReadonlySet<string>;
}

/** The names in a translation that are not paths of texts. */
export const translationKeys = { sources: 'ext_from', machine: 'ext_machine' } as const;

/** Reads one language of `translations`. Leaves out values of a wrong type. */
export function readTranslation(value: JsonValue | undefined): Translation {
  const entries = Object.entries(asObject(value));
  const sources = isJsonObject(value) ? value[translationKeys.sources] : undefined;
  const machine = isJsonObject(value) ? value[translationKeys.machine] : undefined;
  return {
    texts: new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    sources: new Map(
      Object.entries(asObject(sources)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    machine: new Set(
      Array.isArray(machine) ? machine.filter((path): path is string => typeof path === 'string') : [],
    ),
  };
}

/**
 * Writes a translation as one language of `translations`. Leaves out hashes and machine marks whose text is missing.
 */
export function writeTranslation({ texts, sources, machine }: Translation): JsonObject {
  const unreviewed = [...machine].filter((path) => texts.has(path));
  const from = [...sources].filter(([path]) => texts.has(path));
  return {
    ...Object.fromEntries(texts),
    ...(from.length > 0 && { [translationKeys.sources]: Object.fromEntries(from) }),
    ...(unreviewed.length > 0 && { [translationKeys.machine]: unreviewed }),
  };
}

/** Returns the hash by which a translation recognises that its original has changed: 16 hexadecimal digits. */
export function hashText(text: string): string {
  return digest('sha256', text).slice(0, 16);
}

/** A text of a value that can be translated. */
export interface OriginalText {
  path: string;
  text: string;
  role: TextRole;
}

/**
 * Lists the texts of a value that are not empty, in the order of the fields. A field whose name contains a dot, such as
 * a setting, is found by that name.
 */
export function listTexts(value: JsonValue, fields: TextFields): OriginalText[] {
  return stepsOfFields(fields).flatMap(({ pattern, steps, role }) => {
    const found = [...textsAt(value, hasField(value, pattern) ? [pattern] : steps, 0, '')];
    const texts = role === 'key' ? found.filter(({ text }) => !isKeyName(text)) : found;
    return texts.map(({ path, text }) => ({ path, text, role }));
  });
}

interface FieldSteps {
  pattern: string;
  /** Steps of the path, such as `faq`, `[]` and `question`. */
  steps: readonly string[];
  role: TextRole;
}

const knownSteps = new WeakMap<TextFields, readonly FieldSteps[]>();

function stepsOfFields(fields: TextFields): readonly FieldSteps[] {
  const known = knownSteps.get(fields);
  if (known) return known;
  const all = [...fields].map(([pattern, role]) => ({ pattern, role, steps: pattern.split(/(?=\[\])|\./) }));
  knownSteps.set(fields, all);
  return all;
}

function hasField(value: JsonValue, name: string): boolean {
  return isJsonObject(value) && Object.hasOwn(value, name);
}

function* textsAt(
  value: JsonValue | undefined,
  steps: readonly string[],
  depth: number,
  path: string,
): Generator<{ path: string; text: string }> {
  const step = steps[depth];
  if (step === undefined) {
    if (typeof value === 'string' && value.trim() !== '') yield { path, text: value };
  } else if (step === '[]') {
    for (const [index, entry] of asList(value).entries()) {
      yield* textsAt(entry, steps, depth + 1, `${path}[${index}]`);
    }
  } else if (isJsonObject(value)) {
    yield* textsAt(ownValue(value, step), steps, depth + 1, path === '' ? step : `${path}.${step}`);
  }
}

/** A text with its translation into one language. */
export interface TranslatedText extends OriginalText {
  /** `null` if it is missing. */
  translation: string | null;
  state: TranslationState;
}

/** Lists the texts of a value with their translations and states. */
export function compareTexts(
  value: JsonValue,
  translation: Translation,
  fields: TextFields,
): TranslatedText[] {
  const { texts, sources, machine } = translation;
  return listTexts(value, fields).map((original) => {
    const { path, text } = original;
    const own = texts.get(path);
    const state = stateOf({ own, source: sources.get(path), isMachine: machine.has(path) }, () =>
      hashText(text),
    );
    return { ...original, translation: state === 'missing' ? null : (own ?? null), state };
  });
}

/** Number of texts in each state. */
export type StateCounts = Readonly<Record<TranslationState, number>>;

/**
 * Counts the texts of a value in each state, once for each of `translations`. Each of these is one language of the
 * value's field `translations`, or `undefined`. `readTranslation` would be too slow, because a site has hundreds of
 * thousands of translations.
 */
export function countStates(
  value: JsonValue,
  translations: readonly (JsonValue | undefined)[],
  fields: TextFields,
): StateCounts[] {
  const originals = listTexts(value, fields);
  // Hashing takes longer than everything else, and all translations of a text compare the same hash.
  const hashes = new Map<string, string>();
  const hashOf = ({ path, text }: OriginalText) => {
    const hash = hashes.get(path) ?? hashText(text);
    hashes.set(path, hash);
    return hash;
  };
  return translations.map((translation) => {
    const texts = asObject(translation);
    const { [translationKeys.sources]: stored, [translationKeys.machine]: machine } = texts;
    const sources = asObject(stored);
    const counts = { missing: 0, machine: 0, reviewed: 0, stale: 0 };
    for (const original of originals) {
      const { path } = original;
      const isMachine = Array.isArray(machine) && machine.includes(path);
      const found = { own: ownText(texts, path), source: ownText(sources, path), isMachine };
      counts[stateOf(found, () => hashOf(original))] += 1;
    }
    return counts;
  });
}

function ownText(values: JsonObject, name: string): string | undefined {
  const value = ownValue(values, name);
  return typeof value === 'string' ? value : undefined;
}

/** What a translation contains for one text. */
interface TextTranslation {
  own: string | undefined;
  /** The hash of the text that was translated. `undefined` if none is stored. */
  source: string | undefined;
  isMachine: boolean;
}

/** Returns the state of a text. `hashOf` returns the hash of the original. */
function stateOf({ own = '', source, isMachine }: TextTranslation, hashOf: () => string): TranslationState {
  if (own.trim() === '') return 'missing';
  if (source !== undefined && source !== hashOf()) return 'stale';
  return isMachine ? 'machine' : 'reviewed';
}

/** A value in one language. */
export interface TranslatedValue<Value extends JsonValue> {
  value: Value;
  /** Whether all main texts of the value are in the language. */
  isComplete: boolean;
}

/**
 * Returns a value with its translated texts. Everything else is shared with the original. A stale text is used, because
 * readers still understand it better than the original. A stale text of a list is not used: the entries may have been
 * reordered, and a text could appear in place of another. Returns `null` if no text is translated.
 */
export function translateValue<Value extends JsonValue>(
  original: Value,
  translation: Translation,
  fields: TextFields,
): TranslatedValue<Value> | null {
  if (translation.texts.size === 0) return null;
  const translated = new Map<string, string>();
  let isComplete = true;
  for (const text of listTexts(original, fields)) {
    const own = usableText(text, translation);
    if (own !== null) translated.set(text.path, own);
    else if (text.role === 'main') isComplete = false;
  }
  if (translated.size === 0) return null;
  return { value: setTexts(original, translated), isComplete };
}

/** Returns the paths of the texts of a value that `translateValue` does not translate. */
export function missingTexts(original: JsonValue, translation: Translation, fields: TextFields): string[] {
  return listTexts(original, fields).flatMap((text) =>
    usableText(text, translation) === null ? [text.path] : [],
  );
}

/** Returns the translation of a text, or `null` if its original must be shown. */
function usableText({ path, text }: OriginalText, { texts, sources }: Translation): string | null {
  const own = texts.get(path) ?? '';
  const source = path.includes('[') ? sources.get(path) : undefined;
  return own.trim() !== '' && (source === undefined || source === hashText(text)) ? own : null;
}

/** Returns a copy of a value with the given texts at their paths. Everything else is shared with the original. */
export function setTexts<Value extends JsonValue>(
  original: Value,
  texts: Iterable<readonly [path: string, text: string]>,
): Value {
  const copies = new Set<JsonValue>();
  let value: JsonValue = original;
  for (const [path, text] of texts) value = setText(value, stepsOf(value, path), { text, copies });
  return value as Value;
}

/** Returns the steps of a path, such as `faq`, 0 and `question`. */
function stepsOf(value: JsonValue, path: string): readonly (string | number)[] {
  if (hasField(value, path)) return [path];
  if (!path.includes('[') && !path.includes('.')) return [path];
  return path.split(/(?=\[)|\./).map((step) => {
    const index = /^\[(\d+)\]$/.exec(step)?.[1];
    return index === undefined ? step : Number(index);
  });
}

/** Returns a copy of the value with one text replaced. A value that is already one of `copies` is changed instead. */
function setText(
  value: JsonValue,
  [step, ...rest]: readonly (string | number)[],
  change: { text: string; copies: Set<JsonValue> },
): JsonValue {
  if (step === undefined) return change.text;
  const { copies } = change;
  if (Array.isArray(value) && typeof step === 'number') {
    const list = copies.has(value) ? value : [...value];
    copies.add(list);
    list[step] = setText(list[step] ?? null, rest, change);
    return list;
  }
  if (isJsonObject(value) && typeof step === 'string') {
    const object = copies.has(value) ? value : { ...value };
    copies.add(object);
    const written = setText(ownValue(object, step) ?? null, rest, change);
    // An assignment to `__proto__` would not write a field.
    Object.defineProperty(object, step, {
      value: written,
      writable: true,
      enumerable: true,
      configurable: true,
    });
    return object;
  }
  return value;
}
