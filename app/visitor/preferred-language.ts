/**
 * Returns the language of the site for the first of a visitor's languages that the site has, or `null`. The region may
 * differ: a visitor who prefers `de-AT` can read `de`, and a visitor who prefers `pt` can read `pt-BR`.
 */
export function preferredLanguage(wanted: readonly string[], offered: readonly string[]): string | null {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const exact = offered.find((other) => other.toLowerCase() === lower);
    const found = exact ?? offered.find((other) => baseOf(other) === baseOf(tag));
    if (found !== undefined) return found;
  }
  return null;
}

function baseOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? tag;
}
