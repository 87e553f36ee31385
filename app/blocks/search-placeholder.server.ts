import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Vertical } from '#app/domain/vertical.ts';

/** Returns the placeholder of a search field: "Search 72 games", or "Search games" if there are none yet. */
export function searchPlaceholder({ id, noun }: Vertical, snapshot: Snapshot): string {
  const count = snapshot.catalogues.get(id)?.openItems.length ?? 0;
  return count > 0 ? `Search ${count} ${noun.many}` : `Search ${noun.many}`;
}
