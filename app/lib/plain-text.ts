/**
 * Returns a text without diacritics and with the plain form of characters that have one: `é` becomes `e`, `ﬁ` becomes
 * `fi`. For comparing names, not for showing them.
 */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}+/gu, '');
}

/** Returns HTML with `between` in place of each tag. For counting words: the result is not safe to show as HTML. */
export function withoutTags(html: string, between = ' '): string {
  return html.replaceAll(/<[^<>]*>/g, between);
}
