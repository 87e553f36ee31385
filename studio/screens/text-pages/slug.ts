import { withoutAccents } from '#app/lib/plain-text.ts';

/** Maximum length of an address ending that is derived from a title, in characters. */
const longest = 60;

/**
 * Returns the end of an address for a title: its words in lower case, joined by hyphens. Empty if the title contains no
 * Latin letters and no digits.
 */
export function slugOf(title: string): string {
  const words = withoutAccents(title)
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest + 1);
  const end = cut.lastIndexOf('-');
  return cut.slice(0, end > 0 ? end : longest);
}
