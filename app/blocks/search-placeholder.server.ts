import type { PageContext } from '#app/pages/layouts/block.server.ts';
import type { Vertical } from '#app/domain/vertical.ts';

/** Returns the placeholder of a field that searches a vertical, with its number of items. */
export function searchPlaceholder(
  { snapshot, sectionMessages }: Pick<PageContext, 'snapshot' | 'sectionMessages'>,
  vertical: Vertical,
): string {
  const count = snapshot.catalogues.get(vertical.id)?.openItems.length ?? 0;
  return sectionMessages(vertical)('section.search', { count });
}
