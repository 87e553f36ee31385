/** The numbers with which React Router's encoding represents values that JSON does not have. */
const constants = new Map<number, unknown>([
  [-2, Number.NaN],
  [-3, -Infinity],
  [-4, -0],
  [-5, null],
  [-6, Infinity],
  [-7, undefined],
]);

/**
 * Decodes React Router's answer to a request for page data: a list of values in which numbers refer to other values.
 * The data may not contain promises.
 */
export function decodeTurboStream(text: string): unknown {
  const [line = '[]'] = text.split('\n', 1);
  const parsed: unknown = JSON.parse(line);
  if (!Array.isArray(parsed)) return constants.get(Number(parsed));
  const values: readonly unknown[] = parsed;
  const read = (reference: unknown): unknown => {
    const index = Number(reference);
    if (index < 0) return constants.get(index);
    const value = values[index];
    if (Array.isArray(value)) return typeof value[0] === 'string' ? value : value.map(read);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [String(values[Number(key.slice(1))]), read(entry)]),
    );
  };
  return read(0);
}
