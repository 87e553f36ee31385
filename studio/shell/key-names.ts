/** Returns the names of the keys of a shortcut, as they are printed on a keyboard. */
export function keyNames(keys: string, isApple: boolean): string[] {
  const names = new Map([
    ['$mod', isApple ? '⌘' : 'Ctrl'],
    ['Alt', isApple ? '⌥' : 'Alt'],
    ['Shift', '⇧'],
    ['Escape', 'Esc'],
    ['Delete', 'Del'],
    ['ArrowUp', '↑'],
    ['ArrowDown', '↓'],
  ]);
  return keys
    .split(/[ +]/)
    .map((key) => names.get(key) ?? key)
    .map((key) => (key.length === 1 ? key.toUpperCase() : key));
}

/** Whether a browser runs on an Apple device, whose keyboard has ⌘ instead of Ctrl. */
export function isAppleDevice(userAgent: string): boolean {
  return /Mac|iPhone|iPad/.test(userAgent);
}
