import { objectOf } from '#app/bundle/decode-parts.server.ts';
import { parseJson, type JsonObject } from '#app/bundle/json-source.server.ts';
import type { Edit } from '#app/changes/edits.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { listInterfaceTexts } from '#app/messages/built-in.server.ts';
import { findMessageFault } from '#app/messages/message-arguments.server.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import type { Db } from '#app/store/store.ts';
import type { SectionStatus } from './status.server.ts';
import type { ReadUnit, TextUnit } from './text-unit.ts';

/** The section of the texts of the interface. */
export const interfaceSection = 'interface';

/** The part of the bundle that contains the operator's own texts of the interface. */
const part = 'ext_languages';

/** Lists the texts of the interface in a language: the operator's own, otherwise the built-in ones. */
export async function listInterfaceUnits(db: Db, language: string): Promise<TextUnit[]> {
  const own = messagesOf(await readOwn(db), language);
  return listInterfaceTexts(language).map(({ scope, key, english, text }): TextUnit => {
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
export async function countInterfaceTexts(db: Db, language: string): Promise<SectionStatus> {
  const units = await listInterfaceUnits(db, language);
  const missing = units.filter(({ state }) => state === 'missing').length;
  return {
    language,
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
  problem: string;
}

/** The edit that stores texts of the interface, and the faults of those that cannot be stored. */
export interface InterfaceEdit {
  /** `null` if all texts are as before. */
  edit: Edit | null;
  changed: number;
  faults: readonly FaultyUnit[];
}

/** Prepares the import of texts of the interface. Texts that equal the built-in ones are not stored. */
export async function editInterface(
  db: Db,
  language: string,
  units: readonly ReadUnit[],
): Promise<InterfaceEdit> {
  const builtIn = new Map(
    listInterfaceTexts(language).map((one) => [`${interfaceSection}/${one.scope}/${one.key}`, one]),
  );
  const all = await readOwn(db);
  const before = messagesOf(all, language);
  const after = new Map(Object.entries(before).map(([scope, texts]) => [scope, objectOf(texts)]));
  const faults: FaultyUnit[] = [];
  let changed = 0;
  for (const unit of units) {
    const message = builtIn.get(unit.key);
    if (!message) {
      faults.push({ unit, problem: 'The interface has no such text.' });
      continue;
    }
    const { scope, key, english, text } = message;
    if (unit.translation.trim() === '' || unit.translation === (ownText(before, scope, key) ?? text))
      continue;
    const fault = findMessageFault(unit.translation, english);
    if (fault !== null) {
      faults.push({ unit, problem: `The translation ${fault}.` });
      continue;
    }
    changed += 1;
    after.set(scope, { ...after.get(scope), [key]: unit.translation });
  }
  if (changed === 0) return { edit: null, changed, faults };
  const value = { ...objectOf(ownValue(all, language)), messages: Object.fromEntries(after) };
  const target = { kind: 'part', verticalId: 0, key: part } as const;
  return { edit: { kind: 'set', target, path: [language], value }, changed, faults };
}

async function readOwn(db: Db): Promise<JsonObject> {
  const stored = await readPart(db, 0, part);
  return stored === null ? {} : objectOf(parseJson(stored));
}

function messagesOf(all: JsonObject, language: string): JsonObject {
  return objectOf(ownValue(objectOf(ownValue(all, language)), 'messages'));
}

function ownText(messages: JsonObject, scope: string, key: string): string | undefined {
  const text = ownValue(objectOf(ownValue(messages, scope)), key);
  return typeof text === 'string' ? text : undefined;
}
