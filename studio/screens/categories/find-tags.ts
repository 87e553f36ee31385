import { withoutAccents } from '#app/lib/plain-text.ts';

/** Returns the tags whose names contain a text, regardless of case and accents. Names that begin with it come first. */
export function findTags<Tag extends { name: string }>(tags: readonly Tag[], query: string): readonly Tag[] {
  const wanted = fold(query.trim());
  if (wanted === '') return tags;
  const found = tags.flatMap((tag) => {
    const position = fold(tag.name).indexOf(wanted);
    return position === -1 ? [] : [{ tag, isBeginning: position === 0 }];
  });
  return found.toSorted((a, b) => Number(b.isBeginning) - Number(a.isBeginning)).map(({ tag }) => tag);
}

function fold(text: string): string {
  return withoutAccents(text).toLowerCase();
}
