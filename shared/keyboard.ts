/** What is printed on the keys of a keyboard, by `KeyboardEvent.code`: `KeyQ` is `a` on a French one. */
export type KeyboardLayout = ReadonlyMap<string, string>;

/** The Keyboard Map API, which Firefox and Safari lack (https://wicg.github.io/keyboard-map/). */
interface KeyboardMap {
  getLayoutMap(): Promise<KeyboardLayout>;
}

/**
 * Returns the layout of the visitor's keyboard, or undefined if the browser does not tell: without the API, without
 * https, and in a frame without the permission `keyboard-map`.
 */
export async function readKeyboardLayout(): Promise<KeyboardLayout | undefined> {
  const { keyboard } = navigator as { keyboard?: KeyboardMap };
  return keyboard?.getLayoutMap().catch(() => undefined);
}

/** The keys whose names depend on the language, as games call them. */
export const namedKeys = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Escape',
  'Space',
  'Enter',
  'Backspace',
  'Control',
  'Shift',
  'ShiftLeft',
  'ShiftRight',
] as const;

const named: ReadonlySet<string> = new Set(namedKeys);

/**
 * Whether a text is the name of a key or of a button of a gamepad: one of `namedKeys`, or what is printed on it, such
 * as `A`, `F1` and `LB`. Nobody has to translate such a text.
 */
export function isKeyName(text: string): boolean {
  return (
    named.has(text) ||
    /^(?:[\p{Script=Latin}\p{N}\p{P}\p{S}]|F\d{1,2}|Alt|Tab|Start|Select|[LR][BT])$/u.test(text)
  );
}

/** Returns what is printed on a key, which is named by its letter on a QWERTY keyboard (`Q`). Other keys keep their names. */
export function printedKey(key: string, layout: KeyboardLayout | undefined): string {
  return /^[A-Z]$/.test(key) ? (layout?.get(`Key${key}`)?.toUpperCase() ?? key) : key;
}
