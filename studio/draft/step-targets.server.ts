import type { RouterContextProvider } from 'react-router';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { targetOf } from '#app/changes/edited-values.server.ts';
import type { Edit, EditTarget } from '#app/changes/edits.ts';
import { readItemObject } from '#app/changes/stored-json.server.ts';
import { shortTitle } from '#app/domain/change-summary.ts';
import { pageKinds } from '#app/domain/layout.ts';
import { isCommonPageName, isOwnPageName, splitTitle, titleOfOwnPage } from '#app/domain/text-pages.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { createFormats } from '#app/messages/formats.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import { createTranslate } from '#app/messages/translate.ts';
import { targetKey } from '#app/store/change-target.ts';
import { partName } from '../changes/part-name.ts';
import { sectionName } from '../screens/content/section.server.ts';
import { titleOfSetting } from '../screens/settings/settings.server.ts';
import { bundleRegistryOf } from '../server/bundle-registry.server.ts';
import { messageSourceContext, platformContext } from '../server/context.ts';

/** Maximum number of targets that are named. */
const maxTargets = 3;

/** The parts whose entries are named one by one, with the number of keys that lead to an entry. */
const namedEntries = new Map([
  ['layouts', 2],
  ['settings', 1],
  ['info', 1],
  ['ext_pages', 1],
]);

/** An item, a part, or an entry of a part. */
interface StepTarget {
  target: EditTarget;
  /** The keys that lead to the entry. Empty for a whole item or part. */
  keys: readonly string[];
}

/**
 * Names the items, pages, text pages, settings and other parts that a step of a draft changes, in the operator's
 * language. Names at most three, followed by the number of the others. `edits` are the edits that the draft contains
 * after the undo or redo.
 */
export async function nameStepTargets(
  context: Readonly<RouterContextProvider>,
  step: readonly Edit[],
  edits: readonly Edit[],
): Promise<string> {
  const source = context.get(messageSourceContext);
  const t = createTranslate<MessageScopes['changes']>(source, 'changes');
  const targets = new Map<string, StepTarget>();
  for (const changed of step.map(targetOfEdit)) {
    const key = JSON.stringify([changed.target, changed.keys]);
    if (!targets.has(key)) targets.set(key, changed);
  }
  // `targetNames` uses the last title of an item. The step comes first, because later edits of the draft may have
  // replaced the titles in it.
  const nameOf = targetNames(context, [...step, ...edits]);
  const names = await Promise.all([...targets.values()].slice(0, maxTargets).map(nameOf));
  const more = targets.size - names.length;
  const others = more > 0 ? [t('summary.morePlaces', { count: more })] : [];
  return createFormats(source.language, source.timeZone).list([...names, ...others]);
}

function targetOfEdit(edit: Edit): StepTarget {
  const target = targetOf(edit);
  const value = 'value' in edit ? edit.value : null;
  const keys = 'path' in edit ? edit.path.map(String) : [];
  const count = target.kind === 'part' ? (namedEntries.get(target.key) ?? 0) : 0;
  return { target, keys: continuePath(keys, value, count).slice(0, count) };
}

/**
 * Extends a path to at most `length` keys, as long as the value at its end has a single field. For example, the edit
 * that adds the first layout of a site sets such a value.
 */
function continuePath(keys: readonly string[], value: JsonValue, length: number): readonly string[] {
  if (keys.length >= length || !isJsonObject(value)) return keys;
  const [entry, ...others] = Object.entries(value);
  return entry && others.length === 0 ? continuePath([...keys, entry[0]], entry[1] ?? null, length) : keys;
}

/** Returns the text to which the last matching edit sets a field of an item or part. Returns "" if no edit sets it. */
function textIn(edits: readonly Edit[], target: EditTarget, field: string): string {
  const key = targetKey(target);
  const texts = edits.flatMap((edit) => {
    if (targetKey(targetOf(edit)) !== key) return [];
    if (edit.kind === 'add-item') return [ownValue(edit.item, field)];
    if (edit.kind !== 'set' || edit.path.length > 1) return [];
    const [name] = edit.path;
    if (name === undefined) return isJsonObject(edit.value) ? [ownValue(edit.value, field)] : [];
    return name === field ? [edit.value] : [];
  });
  return texts.findLast((text) => typeof text === 'string') ?? '';
}

/**
 * Returns the function that names a target in the operator's language. The title of an item or text page comes from the
 * last edit that sets it, or else from the published site.
 */
function targetNames(
  context: Readonly<RouterContextProvider>,
  edits: readonly Edit[],
): (changed: StepTarget) => Promise<string> {
  const source = context.get(messageSourceContext);
  const platform = context.get(platformContext);
  const site = { registry: bundleRegistryOf(platform), language: source.language };
  const t = createTranslate<MessageScopes['changes']>(source, 'changes');
  const tLayouts = createTranslate<MessageScopes['layouts']>(source, 'layouts');
  const tTextPages = createTranslate<MessageScopes['text-pages']>(source, 'text-pages');

  function nameOfSection(verticalId: number): string {
    const server = platform.verticals.find(({ vertical }) => vertical.id === verticalId);
    return server ? sectionName(platform, server) : String(verticalId);
  }

  async function nameOfItem(target: EditTarget & { kind: 'item' }): Promise<string> {
    const { verticalId, id } = target;
    const stored = await readItemObject(platform.store.db, verticalId, id);
    const title = textIn(edits, target, 'title') || stored?.title;
    return t('summary.title', { title: shortTitle(typeof title === 'string' ? title : '') || String(id) });
  }

  function nameOfTextPage(target: EditTarget, name: string): string {
    if (isCommonPageName(name)) return tTextPages('page.name', { page: name });
    if (!isOwnPageName(name)) return name;
    const text = textIn(edits, target, name) || platform.snapshots.current()?.textPages.get(name);
    return splitTitle(text ?? '').title || titleOfOwnPage(name);
  }

  return async ({ target, keys }) => {
    if (target.kind === 'item') return nameOfItem(target);
    const [first, second] = keys;
    const kind = pageKinds[Number(second) - 1];
    if (target.key === 'layouts' && first !== undefined && kind) {
      return tLayouts('pictures.title', { section: nameOfSection(Number(first)), kind });
    }
    if ((target.key === 'settings' || target.key === 'info') && first !== undefined) {
      return titleOfSetting(site, target.key === 'info' ? `info.${first}` : first) ?? first;
    }
    if (target.key === 'ext_pages' && first !== undefined) return nameOfTextPage(target, first);
    const part = partName(t, target.key);
    return target.verticalId === 0
      ? part
      : t('summary.partOf', { part, section: nameOfSection(target.verticalId) });
  };
}
