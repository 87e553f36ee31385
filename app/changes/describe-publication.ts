import type { BundleRegistry } from '#app/bundle/registry.ts';
import { shortTitle, writeSummary, writeTargets, type SummaryTarget } from '#app/domain/change-summary.ts';
import type { MergedValue } from './publish-values.server.ts';
import { countFields, toDifference, type TargetDifference } from './read-changes.server.ts';

/**
 * Maximum number of items of a section that a summary names by title. If more items of a section have changed, the
 * summary names the section.
 */
const maxTitles = 2;

/** Returns the summary for publishing a draft: the number of its changes, and the places with the most changes. */
export function describePublication(
  values: readonly MergedValue[],
  { verticals }: Pick<BundleRegistry, 'verticals'>,
): string {
  const differences = values
    .map(({ target, value, now }) => toDifference(target, { before: now, after: value }))
    .filter((difference) => countFields(difference) > 0);
  const count = countAll(differences);
  if (count === 0) return writeSummary('published');
  const prefixOf = (verticalId: number) => verticals.get(verticalId)?.prefix ?? String(verticalId);
  const groups = Map.groupBy(differences, ({ target }) =>
    target.kind === 'item' ? prefixOf(target.verticalId) : '',
  );
  const targets = [...groups].flatMap(([prefix, own]): [SummaryTarget, number][] => {
    if (prefix !== '' && own.length > maxTitles) {
      return [[{ kind: 'items', count: own.length, name: prefix }, countAll(own)]];
    }
    return own.map((difference) => [summaryTargetOf(difference, prefixOf), countFields(difference)]);
  });
  const ordered = targets.toSorted(([, a], [, b]) => b - a).map(([target]) => target);
  return writeSummary('publishedChanges', { count, places: writeTargets(ordered) });
}

function countAll(differences: readonly TargetDifference[]): number {
  return differences.reduce((sum, difference) => sum + countFields(difference), 0);
}

function summaryTargetOf(
  { target, title }: TargetDifference,
  prefixOf: (verticalId: number) => string,
): SummaryTarget {
  if (target.kind === 'picture') return { kind: 'item', name: target.path };
  if (target.kind === 'item') return { kind: 'item', name: shortTitle(title) || String(target.id) };
  const of = target.verticalId === 0 ? '' : ` of ${prefixOf(target.verticalId)}`;
  return { kind: 'part', name: `${target.key}${of}` };
}
