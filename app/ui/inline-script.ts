/**
 * Returns the text of an inline script that calls a function in the browser. The function must not use anything outside
 * of itself. Its arguments are passed as JSON.
 */
export function inlineScript<Arguments extends readonly unknown[]>(
  run: (...values: Arguments) => void,
  ...values: Arguments
): string {
  const code = run.toString().replaceAll(/\s*\n\s*/g, '\n');
  return `(${code})(${values.map((value) => JSON.stringify(value)).join(',')})`;
}
