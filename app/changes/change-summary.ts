/** Longest title in a summary, in characters. */
const longestTitle = 80;

/** Returns a title for a summary, in quotation marks and not too long. */
export function quoteTitle(title: string): string {
  const line = title.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestTitle ? `“${line.slice(0, longestTitle - 1).toWellFormed()}…”` : `“${line}”`;
}

/** Returns a number with its noun, such as “1 item” or “3 items”. */
export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Joins phrases to a list, such as “a, b and c”. */
export function listOf(phrases: readonly string[]): string {
  const last = phrases.at(-1) ?? '';
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')} and ${last}`;
}
