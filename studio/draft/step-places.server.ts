import type { RouterContextProvider } from 'react-router';
import { isJsonObject, type JsonValue } from '#app/bundle/json-source.server.ts';
import { targetOf } from '#app/changes/edited-values.server.ts';
import type { Edit, EditTarget } from '#app/changes/edits.ts';
import { readItemObject } from '#app/changes/stored-json.server.ts';
import { shortTitle } from '#app/domain/change-summary.ts';
import { pageKinds } from '#app/domain/layout.ts';
import { isCommonPageName } from '#app/domain/text-pages.ts';
import { createFormats } from '#app/messages/formats.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import { createTranslate } from '#app/messages/translate.ts';
import { partName } from '../changes/part-name.ts';
import { sectionName } from '../screens/content/section.server.ts';
import { titleOfSetting } from '../screens/settings/settings.server.ts';
import { bundleRegistryOf } from '../server/bundle-registry.server.ts';
import { messageSourceContext, platformContext } from '../server/context.ts';

/** Maximum number of places that are named. */
const maxPlaces = 3;

/** The parts whose entries have names, and the number of keys that lead to an entry. */
const namedEntries = new Map([
  ['layouts', 2],
  ['settings', 1],
  ['info', 1],
  ['ext_pages', 1],
]);

/** An item, a part, or an entry of a part. */
interface Place {
  target: EditTarget;
  /** Lead to the entry. They are empty if the place is the whole item or part. */
  keys: readonly string[];
  /** The value that the edit sets or inserts. `null` for other edits. */
  value: JsonValue;
}

/**
 * Names the items, pages, text pages, settings and other parts that a step of a draft changes, in the operator's language.
 * Names at most three, followed by the number of the others.
 */
export async function nameStepPlaces(
  context: Readonly<RouterContextProvider>,
  step: readonly Edit[],
): Promise<string> {
  const source = context.get(messageSourceContext);
  const t = createTranslate<MessageScopes['changes']>(source, 'changes');
  const places = new Map<string, Place>();
  for (const place of step.map(placeOf)) {
    const key = JSON.stringify([place.target, place.keys]);
    if (!places.has(key)) places.set(key, place);
  }
  const nameOf = placeNames(context);
  const names = await Promise.all([...places.values()].slice(0, maxPlaces).map(nameOf));
  const more = places.size - names.length;
  const others = more > 0 ? [t('summary.morePlaces', { count: more })] : [];
  return createFormats(source.language, source.timeZone).list([...names, ...others]);
}

function placeOf(edit: Edit): Place {
  const target = targetOf(edit);
  const value = edit.kind === 'add-item' ? edit.item : 'value' in edit ? edit.value : null;
  const keys = 'path' in edit ? edit.path.map(String) : [];
  const count = target.kind === 'part' ? (namedEntries.get(target.key) ?? 0) : 0;
  return { target, value, keys: continuePath(keys, value, count).slice(0, count) };
}

/** Continues a path to a length, while the value has a single field, such as the first layout of a site. */
function continuePath(keys: readonly string[], value: JsonValue, length: number): readonly string[] {
  if (keys.length >= length || !isJsonObject(value)) return keys;
  const [entry, ...others] = Object.entries(value);
  return entry && others.length === 0 ? continuePath([...keys, entry[0]], entry[1] ?? null, length) : keys;
}

/** Returns the function that names a place in the operator's language. */
function placeNames(context: Readonly<RouterContextProvider>): (place: Place) => Promise<string> {
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

  async function nameOfItem(verticalId: number, id: number, value: JsonValue): Promise<string> {
    const stored = await readItemObject(platform.store.db, verticalId, id);
    const title = (isJsonObject(value) && value.title) || stored?.title;
    return t('summary.title', { title: shortTitle(typeof title === 'string' ? title : '') || String(id) });
  }

  return async ({ target, keys, value }) => {
    if (target.kind === 'item') return nameOfItem(target.verticalId, target.id, value);
    const [first, second] = keys;
    const kind = pageKinds[Number(second) - 1];
    if (target.key === 'layouts' && first !== undefined && kind) {
      return tLayouts('pictures.title', { section: nameOfSection(Number(first)), kind });
    }
    if ((target.key === 'settings' || target.key === 'info') && first !== undefined) {
      return titleOfSetting(site, target.key === 'info' ? `info.${first}` : first) ?? first;
    }
    if (target.key === 'ext_pages' && first !== undefined) {
      return isCommonPageName(first) ? tTextPages('page.name', { page: first }) : first;
    }
    const part = partName(t, target.key);
    return target.verticalId === 0
      ? part
      : t('summary.partOf', { part, section: nameOfSection(target.verticalId) });
  };
}
