import { writeJsonSource } from '#app/bundle/json-source.server.ts';
import { toDifference } from '#app/changes/read-changes.server.ts';
import type { PlannedItem } from '#app/feeds/plan-run.server.ts';
import type { StoredFeedState } from '#app/feeds/stored-items.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { showDifferences } from '../../changes/show-changes.server.ts';
import type { ShownChange } from '../../changes/shown-change.ts';

/** Prepares changed items of a feed for display, in the same order. */
export async function showChangedItems(
  platform: Platform,
  state: StoredFeedState,
  verticalId: number,
  items: readonly PlannedItem[],
): Promise<ShownChange[]> {
  const differences = items.map((entry) =>
    toDifference(
      { kind: 'item', verticalId, id: entry.id ?? 0 },
      {
        before: { data: state.own.get(entry.providerId)?.data ?? null },
        after: { data: writeJsonSource(entry.item) },
      },
    ),
  );
  const shown = await showDifferences(platform, {
    differences,
    conflicts: [],
    faults: [],
    titleOf: () => '',
    isDraft: false,
  });
  return shown.changes;
}
