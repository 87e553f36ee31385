/** The labels printed on the keys of a keyboard, by `KeyboardEvent.code`: on a French keyboard, `KeyQ` is `a`. */
export type KeyboardLayout = ReadonlyMap<string, string>;

/** The Keyboard Map API, which Firefox and Safari do not have (https://wicg.github.io/keyboard-map/). */
interface KeyboardMap {
  getLayoutMap(): Promise<KeyboardLayout>;
}

/**
 * Returns the layout of the visitor's keyboard, or undefined if the browser does not report it: without the API,
 * without https, and in a frame without the permission `keyboard-map`.
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
 * Whether a text is the name of a key or of a gamepad button: one of `namedKeys`, or a printed label such as `A`, `F1`
 * or `LB`. Such a text is not translated.
 */
export function isKeyName(text: string): boolean {
  return (
    named.has(text) ||
    /^(?:[\p{Script=Latin}\p{N}\p{P}\p{S}]|F\d{1,2}|Alt|Tab|Start|Select|[LR][BT])$/u.test(text)
  );
}

/**
 * Returns the label printed on a key. The key is named by its letter on a QWERTY keyboard (`Q`). Keys without such a
 * letter keep their names.
 */
export function printedKey(key: string, layout: KeyboardLayout | undefined): string {
  return /^[A-Z]$/.test(key) ? (layout?.get(`Key${key}`)?.toUpperCase() ?? key) : key;
}
