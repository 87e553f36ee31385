const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the number of characters in a text, as a reader counts them. */
export function countGraphemes(text: string): number {
  return Array.from(graphemes.segment(text)).length;
}

/** Shortens a text to at most `most` characters as a reader counts them, including the ellipsis. */
export function shorten(text: string, most: number): string {
  const parts = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (parts.length <= most) return text;
  return `${parts
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
