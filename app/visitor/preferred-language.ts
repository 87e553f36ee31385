/**
 * Returns the first language of a visitor that the site has, or `null`. A language without its region also fits: a
 * visitor with `de-AT` can read `de`, and one with `pt` can read `pt-BR`.
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
