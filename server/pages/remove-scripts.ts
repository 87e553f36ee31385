/**
 * Removes the scripts of a document that the server has rendered, for a preview that only shows it. Texts in scripts
 * cannot end them early, because their `<` are escaped.
 */
export function removeScripts(document: string): string {
  return document
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
}
