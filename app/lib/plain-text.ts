/**
 * Returns a text without diacritics, and with compatibility characters replaced: `é` becomes `e`, `ﬁ` becomes `fi`. Use
 * it to compare names, not to show them.
 */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}+/gu, '');
}

/** Returns HTML with `between` in place of each tag. Use it to count words. The result is not safe to show as HTML. */
export function withoutTags(html: string, between = ' '): string {
  return html.replaceAll(/<[^<>]*>/g, between);
}
