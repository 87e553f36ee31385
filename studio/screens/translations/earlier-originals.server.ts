import { parseJson } from '#app/bundle/json-source.server.ts';
import type { JsonValue } from '#app/lib/json.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import {
  holderOfItem,
  holdersOfSite,
  holdersOfVertical,
  siteSection,
  type TextHolder,
} from '#app/bundle/translations/text-holders.server.ts';
import { hashText, listTexts } from '#app/bundle/translations/translation.server.ts';
import { targetKey } from '#app/store/change-target.ts';
import { listVersionsOf, readValueChanges } from '#app/store/recorded-changes.server.ts';
import type { Db } from '#app/store/store.ts';

/** Maximum number of changes that are searched for an earlier text. */
const maxChanges = 40;

/**
 * Finds the texts from which outdated translations were made, in the published value and in the recorded changes.
 * `hashes` maps the paths of these texts to their hashes. The result omits texts that are no longer recorded.
 */
export async function findEarlierOriginals(
  db: Db,
  registry: BundleRegistry,
  { holder, published }: { holder: TextHolder; published: TextHolder | null },
  hashes: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const collect = (earlier: TextHolder | undefined) => {
    if (!earlier) return;
    for (const { path, text } of listTexts(earlier.value, earlier.fields)) {
      if (!found.has(path) && hashes.get(path) === hashText(text)) found.set(path, text);
    }
  };
  collect(published ?? undefined);
  if (found.size === hashes.size) return found;
  const target = originalTarget(holder);
  const key = targetKey(target);
  const versions = (await listVersionsOf(db, target, 0)).slice(-maxChanges).toReversed();
  for (const version of versions) {
    if (found.size === hashes.size) break;
    const change = (await readValueChanges(db, version, new Set([key]))).get(key);
    const data = change?.before?.data;
    if (data != null) collect(holderIn(holder, parseJson(data), registry));
  }
  return found;
}

/**
 * Returns the item or part that contains the original texts. The parts of the site keep their translations elsewhere.
 */
function originalTarget({ section, group, target }: TextHolder): TextHolder['target'] {
  return section === siteSection ? { kind: 'part', verticalId: 0, key: group } : target;
}

/** Finds the same holder in an earlier value of its item or part. */
function holderIn(holder: TextHolder, value: JsonValue, registry: BundleRegistry): TextHolder | undefined {
  const { group, id, verticalId, fields } = holder;
  switch (group) {
    case 'items':
      return holderOfItem(verticalId, value, registry)[0];
    case 'categories':
      return holdersOfVertical(verticalId, { menu: value }, registry).find((one) => one.id === id);
    case 'tags':
      return holdersOfVertical(verticalId, { list_tags: value }, registry).find((one) => one.id === id);
    default: {
      const part = holdersOfSite(new Map([[group, value]]), registry).find((one) => one.group === group);
      return part && { ...part, fields };
    }
  }
}
