import type { BundleRegistry } from '#app/bundle/registry.ts';
import type { ApplyReport } from './apply.server.ts';
import { countOf, listOf } from './change-summary.ts';

/** Returns the summary of an import in one sentence. */
export function describeImport(
  { parts }: Pick<ApplyReport, 'parts'>,
  { verticals }: Pick<BundleRegistry, 'verticals'>,
): string {
  const effects = parts.filter(({ added, changed, removed }) => added + changed + removed > 0);
  const items = { added: 0, changed: 0, removed: 0 };
  for (const { added, changed, removed } of effects.filter(isItemPart)) {
    items.added += added;
    items.changed += changed;
    items.removed += removed;
  }
  const others = effects.filter((effect) => !isItemPart(effect)).map(({ part }) => nameOf(part, verticals));
  const phrases = [
    ...(items.added > 0 ? [`${countOf(items.added, 'item')} added`] : []),
    ...(items.changed > 0 ? [`${countOf(items.changed, 'item')} changed`] : []),
    ...(items.removed > 0 ? [`${countOf(items.removed, 'item')} removed`] : []),
    ...(others.length > 0 ? [`${listOf([...new Set(others)])} replaced`] : []),
  ];
  return phrases.length > 0 ? `Imported a bundle: ${listOf(phrases)}.` : 'Imported a bundle.';
}

function isItemPart({ part }: { part: string }): boolean {
  return /\.list(?:_merge|_remove)?$|^data_content\["\d+"\]$/.test(part);
}

/** Returns the name of a part, with the prefix of its vertical. */
function nameOf(part: string, verticals: BundleRegistry['verticals']): string {
  const [, id, key] = /^data_content\["(\d+)"\]\.(\w+)$/.exec(part) ?? [];
  return id === undefined ? part : `${key} of ${verticals.get(Number(id))?.prefix ?? id}`;
}
