import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Vertical } from '#app/domain/vertical.ts';

/** What an empty search field says: "Search 72 games", or "Search games" where there are none yet. */
export function searchPlaceholder({ id, noun }: Vertical, snapshot: Snapshot): string {
  const count = snapshot.catalogues.get(id)?.openItems.length ?? 0;
  return count > 0 ? `Search ${count} ${noun.many}` : `Search ${noun.many}`;
}
