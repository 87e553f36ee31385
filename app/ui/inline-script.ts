/**
 * Returns the text of an inline script that calls a function in the browser. The function must not use anything outside
 * of itself. Its arguments are passed as JSON in which `<` is escaped, so that no text can end the script.
 */
export function inlineScript<Arguments extends readonly unknown[]>(
  run: (...values: Arguments) => void,
  ...values: Arguments
): string {
  const code = run.toString().replaceAll(/\s*\n\s*/g, '\n');
  return `(${code})(${values.map((value) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)).join(',')})`;
}

/** Returns a document with an inline script at its end. The nonce marks the script as our own. */
export function addInlineScript(document: string, script: string, nonce: string): string {
  const at = document.lastIndexOf('</body>');
  return `${document.slice(0, at)}<script nonce="${nonce}">${script}</script>${document.slice(at)}`;
}
