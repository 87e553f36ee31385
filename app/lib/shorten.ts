const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as a reader counts them. */
export function countGraphemes(text: string): number {
  return Array.from(graphemes.segment(text)).length;
}

/** A text of at most `most` characters as a reader counts them, the ellipsis of a cut one included. */
export function shorten(text: string, most: number): string {
  const parts = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (parts.length <= most) return text;
  return `${parts
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
