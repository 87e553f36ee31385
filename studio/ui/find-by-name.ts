import { withoutAccents } from '#app/lib/plain-text.ts';

/**
 * Returns the entries whose names contain a text, regardless of case and accents. Names that begin with it come first.
 * If the text is empty, all entries are returned.
 */
export function findByName<Entry extends { name: string }>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const wanted = fold(query.trim());
  if (wanted === '') return entries;
  const found = entries.flatMap((entry) => {
    const position = fold(entry.name).indexOf(wanted);
    return position === -1 ? [] : [{ entry, isBeginning: position === 0 }];
  });
  return found.toSorted((a, b) => Number(b.isBeginning) - Number(a.isBeginning)).map(({ entry }) => entry);
}

function fold(text: string): string {
  return withoutAccents(text).toLowerCase();
}
