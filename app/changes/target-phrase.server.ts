import { parseJson } from '#app/bundle/json-source.server.ts';
import { isJsonObject } from '#app/lib/json.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import { phrase, plainPhrase, readPhrase } from '#app/lib/phrase.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import { readItem } from '#app/store/items.server.ts';
import type { Db } from '#app/store/store.ts';

/** Names of the parts of the site, as they appear in the middle of a sentence. */
const siteParts = new Map([
  ['settings', phrase('the settings')],
  ['info', phrase('the details of the site')],
  ['layouts', phrase('the layouts')],
  ['ads', phrase('the ads')],
  ['ext_redirects', phrase('the redirects')],
  ['ext_pages', phrase('the text pages')],
  ['ext_translations', phrase('the translations of the site')],
  ['ext_languages', phrase('the words of the interface')],
]);

/**
 * Returns the name of a target for people, as an encoded phrase. The value `section` of the phrase is the prefix of a
 * vertical; the Studio shows the section's name instead.
 */
export async function nameTarget(
  db: Db,
  target: ChangeTarget,
  { verticals }: Pick<BundleRegistry, 'verticals'>,
): Promise<string> {
  if (target.kind === 'picture') return phrase('the picture {path}', { path: target.path });
  const { verticalId } = target;
  const section = verticals.get(verticalId)?.prefix ?? String(verticalId);
  if (target.kind === 'item') {
    const title = titleIn(await readItem(db, verticalId, target.id));
    return title === ''
      ? phrase('the item {id} of {section}', { id: target.id, section })
      : phrase('“{title}” ({section})', { title, section });
  }
  const { key } = target;
  if (verticalId === 0) return siteParts.get(key) ?? plainPhrase(key);
  if (key === 'menu') return phrase('the categories of {section}', { section });
  if (key === 'list_tags') return phrase('the tags of {section}', { section });
  if (key === 'list') return phrase('the order of the items of {section}', { section });
  if (key === 'list_type') return phrase('the order in the categories of {section}', { section });
  return phrase('{part} of {section}', { part: readPhrase(plainPhrase(key)), section });
}

function titleIn(item: string | null): string {
  const value = item === null ? null : parseJson(item);
  return isJsonObject(value) && typeof value.title === 'string' ? value.title : '';
}
