import type { BundleRegistry } from '#app/bundle/registry.ts';
import { shortTitle, writePlaces, writeSummary, type ChangedPlace } from '#app/domain/change-summary.ts';
import type { MergedValue } from './publish-values.server.ts';
import { countFields, toDifference, type TargetDifference } from './read-changes.server.ts';

/** Returns the summary of the publication of a draft: the number of its changes, and where they are. */
export function describePublication(
  values: readonly MergedValue[],
  { verticals }: Pick<BundleRegistry, 'verticals'>,
): string {
  const differences = values
    .map(({ target, value, now }) => toDifference(target, { before: now, after: value }))
    .filter((difference) => countFields(difference) > 0);
  const count = differences.reduce((sum, difference) => sum + countFields(difference), 0);
  if (count === 0) return writeSummary('published');
  // Items come first, because their titles say more than the names of the parts.
  const places = differences.map((difference) => placeOf(difference, verticals));
  const ordered = places.toSorted((a, b) => rankOf(a) - rankOf(b));
  return writeSummary('publishedChanges', { count, places: writePlaces(ordered) });
}

function rankOf({ kind }: ChangedPlace): number {
  return kind === 'item' ? 0 : 1;
}

function placeOf({ target, title }: TargetDifference, verticals: BundleRegistry['verticals']): ChangedPlace {
  if (target.kind === 'item') return { kind: 'item', name: shortTitle(title) || String(target.id) };
  if (target.kind === 'picture') return { kind: 'item', name: target.path };
  const { verticalId, key } = target;
  const of = verticalId === 0 ? '' : ` of ${verticals.get(verticalId)?.prefix ?? verticalId}`;
  return { kind: 'part', name: `${key}${of}` };
}
