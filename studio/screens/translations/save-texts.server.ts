import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { z } from 'zod';
import { formatPath, isWithinPath, repeatPart } from '#app/bundle/fault.ts';
import { writeJsonSource } from '#app/bundle/json-source.server.ts';
import type { JsonValue } from '#app/lib/json.ts';
import { textsIn, type TextHolder } from '#app/bundle/translations/text-holders.server.ts';
import { readTranslation, type Translation } from '#app/bundle/translations/translation.server.ts';
import { checkValues } from '#app/changes/check-values.server.ts';
import { editJson } from '#app/changes/edit-json.ts';
import type { Edit } from '#app/changes/edits.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { editTranslation } from '#app/translations/edit-translation.ts';
import { editDraft, type RequestArgs } from '../../draft/current-draft.server.ts';
import { revisionOf } from '../../draft/field-revision.server.ts';
import { rulesOf } from '../content/section.server.ts';
import { textGroups } from './holder.ts';
import type { SaveAnswer } from './shown-text.ts';
import { findHolder, openLanguage, type TranslatedSite } from './site.server.ts';

const change = z.object({
  path: z.string().max(500),
  revision: z.string().max(50),
  /** Hash of the original that the translator saw. */
  source: z.string().regex(/^[0-9a-f]{16}$/),
  /** The new translation, empty to remove it. `null` marks the current translation as reviewed. */
  text: z.string().max(400_000).nullable(),
});

/** The texts of one item, category, tag or part that a form saves. */
export const saveSchema = z.object({
  section: z.string().max(100),
  group: z.enum(textGroups),
  id: z.string().max(500),
  changes: z
    .string()
    .max(1_900_000)
    .transform((text, context) => {
      try {
        return z.array(change).min(1).max(2_000).parse(JSON.parse(text));
      } catch {
        context.addIssue({ code: 'custom', message: 'a list of changes' });
        return z.NEVER;
      }
    }),
});

/** Saves translations as one step of the operator's draft. Saves all of them or, if one is refused, none. */
export function saveTexts(
  args: RequestArgs,
  tag: string | undefined,
  { changes, ...key }: z.output<typeof saveSchema>,
): Promise<SaveAnswer> {
  return editDraft(args, async (save): Promise<SaveAnswer> => {
    const { language, ...site } = await openLanguage(args, tag);
    const found = await findHolder(site, key);
    if (!found) return { outcome: 'gone' };
    const { holder } = found;
    const before = translationOf(holder, language);
    const texts = new Map(textsIn(holder, language).map((text) => [text.path, text]));
    const after = {
      texts: new Map(before.texts),
      sources: new Map(before.sources),
      machine: new Set(before.machine),
    };
    for (const { path, source, text: given, revision } of changes) {
      if (!texts.has(path)) return { outcome: 'gone' };
      const text = given === null ? (before.texts.get(path) ?? '') : given.replaceAll('\r\n', '\n');
      setText(after, path, { text, source });
      const isSame = revisionOfText(after, path) === revisionOfText(before, path);
      if (!isSame && revision !== revisionOfText(before, path)) return { outcome: 'conflict' };
    }
    const [first] = changes;
    const revision = revisionOfText(after, first?.path ?? '');
    if (changes.every(({ path }) => revisionOfText(after, path) === revisionOfText(before, path))) {
      return { outcome: 'saved', revision };
    }
    const edit = editTranslation(holder, language, after);
    const allowed = await findFault(site, found.value.value, edit, [...holder.path, language]);
    if (allowed !== null) return { outcome: 'refused', allowed: faultTextsFor(args.context)(allowed) };
    const { outcome, draft } = await save([edit], site.seen);
    return outcome === 'saved' ? { outcome, revision, draft } : { outcome };
  });
}

/** Returns the translation of a holder into a language. */
export function translationOf(holder: TextHolder, language: string): Translation {
  return readTranslation(ownValue(holder.translations, language));
}

/** Returns the revision of a translated text and its state. */
export function revisionOfText({ texts, sources, machine }: Translation, path: string): string {
  return revisionOf([texts.get(path) ?? null, sources.get(path) ?? null, machine.has(path)]);
}

/** A translation that is being changed. */
interface ChangedTranslation {
  texts: Map<string, string>;
  sources: Map<string, string>;
  machine: Set<string>;
}

/** Stores a reviewed text with the hash of its original. An empty text removes the translation. */
function setText(
  { texts, sources, machine }: ChangedTranslation,
  path: string,
  { text, source }: { text: string; source: string },
): void {
  machine.delete(path);
  if (text.trim() === '') {
    texts.delete(path);
    sources.delete(path);
  } else {
    texts.set(path, text);
    sources.set(path, source);
  }
}

/**
 * Checks the edited translation as a publication would. Returns the allowed texts as an encoded phrase, or `null` if
 * the translation is valid.
 */
async function findFault(
  { platform }: TranslatedSite,
  value: JsonValue | undefined,
  edit: Edit,
  path: readonly (string | number)[],
): Promise<string | null> {
  if (edit.kind !== 'set') return null;
  const { target } = edit;
  const edited = editJson(value ?? {}, edit);
  if (edited === undefined) return null;
  const stored = { data: writeJsonSource(edited), position: 0 };
  const faults = await checkValues(platform.store.db, [{ target, value: stored }], rulesOf(platform));
  const own = formatPath(path);
  const found = faults.find(({ field }) => isWithinPath(field, own));
  return found ? repeatPart(found, 'allowed') : null;
}
