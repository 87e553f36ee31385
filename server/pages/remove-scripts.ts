/**
 * Removes the scripts of a document that the server has rendered, for a preview in which nothing runs. Texts in a
 * script cannot contain its end tag, because their `<` are escaped.
 */
export function removeScripts(document: string): string {
  return document
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
}
