import { asObject, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { decodeAdEntry } from '#app/bundle/decode.server.ts';
import { formatPath, repeatPart } from '#app/bundle/fault.ts';
import { checkValues, type CheckRules } from '#app/changes/check-values.server.ts';
import { editJson } from '#app/changes/edit-json.ts';
import type { Edit } from '#app/changes/edits.ts';
import { scriptAttributesAllowed } from '#app/domain/script-attributes.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import type { Db } from '#app/store/store.ts';
import { revisionOf } from '../../draft/field-revision.server.ts';
import { isSameValue } from '../settings/setting-values.server.ts';
import { findCodeFault } from './ad-code.server.ts';
import { formFieldOf, hasCode, writeAdEntry, type AdField, type AdForm } from './ad-form.ts';

/** The part of the bundle that contains all ad entries. */
export const adsTarget = {
  kind: 'part',
  verticalId: 0,
  key: 'ads',
} as const satisfies ChangeTarget;

/** Maximum number of entries. The number is limited because each page searches all entries. */
const maxEntries = 500;

export type AdAction =
  /** `id` is `null` for a new entry. `revision` is the revision of the entry when the form was filled. */
  | { intent: 'save'; id: number | null; revision: string; form: AdForm }
  | { intent: 'duplicate' | 'remove' | 'off' | 'on'; id: number }
  /** Moves an entry to the position of another one. */
  | { intent: 'move'; id: number; to: number };

/**
 * A refused field of the form. `allowed` is an encoded phrase that describes the allowed values. For a syntax error in
 * a script, `allowed` is the error message and `line` is the line of the error.
 */
export interface AdFault {
  field: AdField;
  line?: number;
  allowed: string;
}

/** The edits of an action, and the id of the entry that is open afterwards (`null` for none). */
export interface PlannedAd {
  edits: Edit[];
  id: number | null;
  /**
   * Whether only owners may run the action, because it saves, copies, removes or switches on an entry that only they
   * may save.
   */
  isProtected: boolean;
}

export type RefusedAd = { outcome: 'refused'; faults: AdFault[] } | { outcome: 'conflict' | 'full' | 'gone' };

/** Returns the entries of the part. */
export function readAdEntries(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value) ? value.map((entry) => asObject(entry)) : [];
}

export function idOfEntry({ id }: JsonObject): number {
  return typeof id === 'number' ? id : -1;
}

/**
 * Whether only owners may save an entry, because it has a script, or HTML with a frame or with content that is loaded
 * from another host. Promotions do not count, although their picture may come from another host.
 */
export function holdsScript(entry: JsonObject): boolean {
  if (entry.type === 5 && isJsonObject(entry.ext_promotion)) return false;
  return decodeAdEntry(entry, new Map()).needsConsent;
}

/**
 * Turns an action into edits of the draft. `value` is the part as the draft shows it. `usedIds` are the ids of entries
 * that drafts add. A new entry gets none of these ids.
 */
export function planAdAction(
  value: JsonValue | undefined,
  action: AdAction,
  usedIds: readonly number[] = [],
): PlannedAd | RefusedAd {
  const entries = readAdEntries(value);
  const index = entries.findIndex((entry) => idOfEntry(entry) === action.id);
  const entry = entries[index];
  if (action.intent === 'save' && action.id === null)
    return add(value, action.form, nextId(entries, usedIds));
  if (!entry) return { outcome: 'gone' };
  const path = [index];
  const id = idOfEntry(entry);
  switch (action.intent) {
    case 'save':
      return change(entry, action, index);
    case 'duplicate': {
      if (entries.length >= maxEntries) return { outcome: 'full' };
      const copy = { ...entry, id: nextId(entries, usedIds), ext_off: true };
      const edits: Edit[] = [{ kind: 'insert', target: adsTarget, path: [index + 1], value: copy }];
      return { edits, id: copy.id, isProtected: holdsScript(entry) };
    }
    case 'remove':
      return {
        edits: [{ kind: 'remove', target: adsTarget, path }],
        id: null,
        isProtected: holdsScript(entry),
      };
    case 'off': {
      // Every operator who may edit can switch off a script.
      const edit: Edit = { kind: 'set', target: adsTarget, path: [index, 'ext_off'], value: true };
      return { edits: entry.ext_off === true ? [] : [edit], id, isProtected: false };
    }
    case 'on': {
      const edit: Edit = { kind: 'remove', target: adsTarget, path: [index, 'ext_off'] };
      return {
        edits: entry.ext_off === undefined ? [] : [edit],
        id,
        isProtected: holdsScript(entry),
      };
    }
    case 'move': {
      const to = entries.findIndex((other) => idOfEntry(other) === action.to);
      if (to === -1) return { outcome: 'gone' };
      const edits: Edit[] = [
        { kind: 'remove', target: adsTarget, path },
        { kind: 'insert', target: adsTarget, path: [to], value: entry },
      ];
      return { edits: to === index ? [] : edits, id, isProtected: false };
    }
  }
}

function add(value: JsonValue | undefined, form: AdForm, id: number): PlannedAd | RefusedAd {
  if (readAdEntries(value).length >= maxEntries) return { outcome: 'full' };
  const written = write({ id, position: '' }, form);
  if ('outcome' in written) return written;
  const { entry } = written;
  const set = { kind: 'set', target: adsTarget } as const;
  const edits: Edit[] = Array.isArray(value)
    ? [{ kind: 'insert', target: adsTarget, path: [value.length], value: entry }]
    : [{ ...set, path: [], value: [entry] }];
  return { edits, id, isProtected: holdsScript(entry) };
}

function change(
  entry: JsonObject,
  { revision, form }: Extract<AdAction, { intent: 'save' }>,
  index: number,
): PlannedAd | RefusedAd {
  if (revisionOf(entry) !== revision) return { outcome: 'conflict' };
  const written = write(entry, form);
  if ('outcome' in written) return written;
  const isProtected = holdsScript(entry) || holdsScript(written.entry);
  return { edits: editsBetween(entry, written.entry, index), id: idOfEntry(entry), isProtected };
}

function write(before: JsonObject, form: AdForm): { entry: JsonObject } | RefusedAd {
  let attributes: JsonValue | undefined;
  if (form.attributes.trim() !== '') {
    try {
      attributes = JSON.parse(form.attributes) as JsonValue;
    } catch {
      return { outcome: 'refused', faults: [{ field: 'attributes', allowed: scriptAttributesAllowed }] };
    }
  }
  const isModule = isJsonObject(attributes) && attributes.type === 'module';
  const fault = hasCode(form.kind) && !isModule ? findCodeFault(form.script) : null;
  if (fault) {
    const { line, text } = fault;
    return { outcome: 'refused', faults: [{ field: 'script', line, allowed: text }] };
  }
  return { entry: writeAdEntry(before, form, attributes) };
}

/** Returns an edit for each field that differs, so that two operators can change different fields at the same time. */
function editsBetween(before: JsonObject, after: JsonObject, index: number): Edit[] {
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const changed = Object.entries(after).filter(([key, value]) => !isSameValue(ownValue(before, key), value));
  return [
    ...removed.map((key): Edit => ({ kind: 'remove', target: adsTarget, path: [index, key] })),
    ...changed.map(([key, value]): Edit => ({ kind: 'set', target: adsTarget, path: [index, key], value })),
  ];
}

function nextId(entries: readonly JsonObject[], usedIds: readonly number[]): number {
  return Math.max(0, ...usedIds, ...entries.map(idOfEntry)) + 1;
}

/** Checks an entry after the edits, as a publication would. Ignores the faults of other entries. */
export async function findAdFaults(
  db: Db,
  rules: CheckRules,
  value: JsonValue | undefined,
  { edits, id }: PlannedAd,
): Promise<AdFault[]> {
  let changed = value;
  for (const edit of edits) if ('path' in edit) changed = editJson(changed, edit);
  const index = readAdEntries(changed).findIndex((entry) => idOfEntry(entry) === id);
  if (index === -1) return [];
  const prefix = formatPath([index]);
  const checked = [{ target: adsTarget, value: { data: JSON.stringify(changed ?? []) } }];
  return (await checkValues(db, checked, rules))
    .filter(({ field }) => field === prefix || field.startsWith(`${prefix}.`))
    .map((fault) => ({
      field: formFieldOf(fault.field.slice(prefix.length)),
      allowed: repeatPart(fault, 'allowed'),
    }));
}
