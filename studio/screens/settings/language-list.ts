/** A language that can be chosen. */
export interface LanguageOption {
  /** BCP 47 tag. */
  id: string;
  /** Its name in the language of the Studio. */
  label: string;
  /** Whether Portico has texts of the interface in it. */
  isBuiltIn: boolean;
}

/** Reads the setting `languages`: tags with commas between them, the main language first. */
export function readTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Moves languages before or after another one. Nothing changes if that one is among the moved ones. */
export function moveTags(
  tags: readonly string[],
  moved: ReadonlySet<unknown>,
  { id, isBefore }: { id: unknown; isBefore: boolean },
): string[] {
  if (moved.has(id)) return [...tags];
  const others = tags.filter((tag) => !moved.has(tag));
  const found = others.findIndex((tag) => tag === id);
  const index = found < 0 ? others.length : isBefore ? found : found + 1;
  return others.toSpliced(index, 0, ...tags.filter((tag) => moved.has(tag)));
}
