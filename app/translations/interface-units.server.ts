import { asObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import type { Edit } from '#app/changes/edits.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { phrase } from '#app/lib/phrase.ts';
import type { InterfaceText } from '#app/messages/catalogue.server.ts';
import { compareMessage, type MessageFault } from '#app/messages/message-arguments.server.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import type { Db } from '#app/store/store.ts';
import { interfaceSection } from './interface-section.ts';
import type { SectionStatus } from './status.server.ts';
import type { ReadUnit, TextChange, TextUnit } from './text-unit.ts';

/** The part of the bundle that contains the operator's own texts of the interface. */
const part = 'ext_languages';

/** A language of the interface: its built-in texts, and the operator's own ones in all languages (`ext_languages`). */
export interface InterfaceLanguage {
  language: string;
  builtIn: readonly InterfaceText[];
  own: JsonObject;
}

/** Lists the texts of the interface in a language. The operator's own texts take precedence over the built-in ones. */
export function listInterfaceUnits({ language, builtIn, own: all }: InterfaceLanguage): TextUnit[] {
  const own = messagesOf(all, language);
  return builtIn.map(({ scope, key, english, text }): TextUnit => {
    const translation = ownText(own, scope, key) ?? text ?? '';
    return {
      key: `${interfaceSection}/${scope}/${key}`,
      original: english,
      translation,
      state: translation === '' ? 'missing' : 'reviewed',
    };
  });
}

/** Counts the texts of the interface in a language. */
export function countInterfaceTexts(texts: InterfaceLanguage): SectionStatus {
  const units = listInterfaceUnits(texts);
  const missing = units.filter(({ state }) => state === 'missing').length;
  return {
    language: texts.language,
    section: interfaceSection,
    total: units.length,
    missing,
    machine: 0,
    stale: 0,
    reviewed: units.length - missing,
  };
}

/** A text of a file that cannot be a text of the interface. */
interface FaultyUnit {
  unit: ReadUnit;
  /** An encoded phrase. */
  problem: string;
}

/** The edit that stores texts of the interface, and the faults of those that cannot be stored. */
export interface InterfaceEdit {
  /** `null` if no text changes. */
  edit: Edit | null;
  changes: readonly TextChange[];
  faults: readonly FaultyUnit[];
}

/**
 * Prepares an edit of texts of the interface. A text that equals the built-in one is not stored. An empty text removes
 * the operator's own one if `removesEmpty` is set, and otherwise changes nothing.
 */
export function editInterface(
  { language, builtIn, own: all }: InterfaceLanguage,
  units: readonly ReadUnit[],
  { removesEmpty = false } = {},
): InterfaceEdit {
  const messages = new Map(builtIn.map((one) => [`${interfaceSection}/${one.scope}/${one.key}`, one]));
  const before = messagesOf(all, language);
  const after = new Map(
    Object.entries(before).map(([scope, texts]) => [scope, new Map(Object.entries(asObject(texts)))]),
  );
  const faults: FaultyUnit[] = [];
  const changes: TextChange[] = [];
  for (const unit of units) {
    const message = messages.get(unit.key);
    if (!message) {
      faults.push({ unit, problem: phrase('The interface has no such text.') });
      continue;
    }
    const { scope, key, english, text } = message;
    const stored = ownText(before, scope, key);
    const isEmpty = unit.translation.trim() === '';
    if (isEmpty ? !removesEmpty || stored === undefined : unit.translation === (stored ?? text)) continue;
    const fault = isEmpty ? null : compareMessage(unit.translation, english);
    if (fault !== null) {
      faults.push({ unit, problem: describeMessageFault(fault) });
      continue;
    }
    const previous = stored ?? text ?? '';
    changes.push({ key: unit.key, original: english, before: previous, after: unit.translation });
    const texts = after.get(scope) ?? new Map<string, JsonValue>();
    if (isEmpty || unit.translation === text) texts.delete(key);
    else texts.set(key, unit.translation);
    after.set(scope, texts);
  }
  if (changes.length === 0) return { edit: null, changes, faults };
  const kept = Array.from(after, ([scope, texts]) => [scope, Object.fromEntries(texts)] as const).filter(
    ([, texts]) => Object.keys(texts).length > 0,
  );
  const value = { ...asObject(ownValue(all, language)), messages: Object.fromEntries(kept) };
  const target = { kind: 'part', verticalId: 0, key: part } as const;
  return { edit: { kind: 'set', target, path: [language], value }, changes, faults };
}

function describeMessageFault(fault: MessageFault): string {
  return fault.kind === 'malformed'
    ? phrase('The translation is not a message in the ICU format ({reason}).', { reason: fault.reason })
    : phrase('The translation has the arguments {found}, not {expected}.', {
        found: fault.found,
        expected: fault.expected,
      });
}

/** Reads the operator's own texts of the interface in all languages. */
export async function readOwnLanguages(db: Db): Promise<JsonObject> {
  const stored = await readPart(db, 0, part);
  return stored === null ? {} : asObject(parseJson(stored));
}

function messagesOf(all: JsonObject, language: string): JsonObject {
  return asObject(ownValue(asObject(ownValue(all, language)), 'messages'));
}

/** Returns the operator's own text of a message. `all` contains the operator's own texts of all languages. */
export function ownTextOf(all: JsonObject, language: string, scope: string, key: string): string | undefined {
  return ownText(messagesOf(all, language), scope, key);
}

function ownText(messages: JsonObject, scope: string, key: string): string | undefined {
  const text = ownValue(asObject(ownValue(messages, scope)), key);
  return typeof text === 'string' ? text : undefined;
}
