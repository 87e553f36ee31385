import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { translationKeys } from '#app/bundle/translations/translation.server.ts';
import { formatFieldPath, type FieldStep } from '#app/changes/field-path.ts';
import type { FieldDifference } from '#app/changes/json-difference.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import { parseFieldPath, toFieldStep } from '#app/changes/field-steps.ts';
import { findTranslation } from '#app/changes/translated-field.server.ts';

/** One text of a value that contains several, such as all translations of an item. */
export interface ListedText {
  /** Path in its part or item, such as `translations.de.title`. */
  path: string;
  /** `null` in a list that only names unreviewed texts. */
  text: string | null;
  isReviewed: boolean;
}

/** A text before and after a change. `null` represents a text that does not exist. */
export interface TextDifference {
  path: string;
  before: Omit<ListedText, 'path'> | null;
  after: Omit<ListedText, 'path'> | null;
}

/** Whether a path leads to the texts of one or more languages, or to the list of unreviewed texts. */
export function leadsToTexts(target: ChangeTarget, path: string): boolean {
  if (target.kind === 'part' && target.key === 'ext_languages') {
    // The path of one of the operator's own messages has four steps: language, `messages`, folder and key.
    const [, group, , message] = parseFieldPath(path);
    return message === undefined && (group === undefined || ('key' in group && group.key === 'messages'));
  }
  const found = findTranslation(target, path);
  return found?.what === 'all' || (found?.what === 'state' && isStateList(path));
}

/** Lists the texts at a path for which `leadsToTexts` is true. */
export function listTexts(path: string, value: JsonValue | undefined): ListedText[] {
  const texts = new Map<string, ListedText>();
  for (const found of textsIn(parseFieldPath(path).map(toFieldStep), value)) {
    // The list of unreviewed texts comes after the texts and contains only their names, so the text that was found
    // earlier is used.
    texts.set(found.path, { ...found, text: found.text ?? texts.get(found.path)?.text ?? null });
  }
  return [...texts.values()];
}

function* textsIn(steps: readonly FieldStep[], value: JsonValue | undefined): Generator<ListedText> {
  const last = steps.at(-1);
  if (last === translationKeys.sources) return;
  if (typeof value === 'string') {
    yield { path: formatFieldPath(steps), text: value, isReviewed: true };
  } else if (last === translationKeys.machine && Array.isArray(value)) {
    const names = value.filter((name): name is string => typeof name === 'string');
    for (const name of names) {
      yield { path: formatFieldPath([...steps.slice(0, -1), name]), text: null, isReviewed: false };
    }
  } else if (isJsonObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* textsIn([...steps, key], inner);
  }
}

/**
 * Lists the texts of a changed field that differ before and after the change. `leadsToTexts` must be true for the path
 * of the field. `fields` are all changed fields of the part or item. They are needed because the list of unreviewed
 * texts does not tell whether a text that it leaves out exists.
 */
export function compareListedTexts(
  { path, before, after }: FieldDifference,
  fields: readonly FieldDifference[],
): TextDifference[] {
  const changed = new Map(fields.map((field) => [field.path, field]));
  const old = new Map(listTexts(path, before).map((text) => [text.path, text]));
  const fresh = new Map(listTexts(path, after).map((text) => [text.path, text]));
  const whereUnlisted = (text: string, side: 'before' | 'after') => {
    const field = changed.get(text);
    const exists = isStateList(path) && (field === undefined || field[side] !== undefined);
    return exists ? { text: null, isReviewed: true } : null;
  };
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((text) => ({
      path: text,
      before: old.get(text) ?? whereUnlisted(text, 'before'),
      after: fresh.get(text) ?? whereUnlisted(text, 'after'),
    }))
    .filter(({ before: was, after: is }) => was?.text !== is?.text || was?.isReviewed !== is?.isReviewed);
}

/** Whether a path ends at the list of texts that were translated by a machine and not reviewed. */
function isStateList(path: string): boolean {
  const last = parseFieldPath(path).at(-1);
  return last !== undefined && 'key' in last && last.key === translationKeys.machine;
}
