const alone = new Set(['Delete', 'Escape', '/']);
const withAlt = new Set(['ArrowUp', 'ArrowDown']);
const withCommand = new Set(['d', 'z', 'c']);

/** Whether the editor handles a key. The page does not react to such keys. */
export function isEditorKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isCommand = ctrlKey || metaKey;
  return alone.has(key) || (altKey && withAlt.has(key)) || (isCommand && withCommand.has(key.toLowerCase()));
}
