import { printedKey, readKeyboardLayout } from '@portico/shared/keyboard';
import { createIcon } from './icons.ts';
import type { IconName } from './icons.ts';
import { kitWord, languageOf } from './texts.ts';

/** Creates an element with a class and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/**
 * Sets the `lang` of an element to the language of its text and returns the element. Texts of the game and of the kit
 * can have different languages.
 */
export function inItsLanguage<Marked extends HTMLElement>(
  marked: Marked,
  text = marked.textContent ?? '',
): Marked {
  marked.lang = languageOf(text);
  return marked;
}

export interface ButtonOptions {
  label: string;
  icon?: IconName;
  /** `primary`: yellow, for the main action; `quiet`: navy with text; `round`: only an icon. */
  kind?: 'primary' | 'quiet' | 'round';
  /** A key that the tooltip shows, such as "R", by its name on a QWERTY keyboard. */
  hint?: string;
  onPress(): void;
}

/** Creates a button. A round one shows only its icon. Its label is for screen readers and the tooltip. */
export function createButton({
  label,
  icon,
  kind = 'quiet',
  hint,
  onPress,
}: ButtonOptions): HTMLButtonElement {
  const button = element('button', `button button-${kind}`);
  button.type = 'button';
  if (icon) button.append(createIcon(icon));
  inItsLanguage(button, label);
  if (kind === 'round') button.setAttribute('aria-label', label);
  else button.append(element('span', '', label));
  if (hint) showKey(button, label, hint);
  button.addEventListener('click', onPress);
  return button;
}

let layout: ReturnType<typeof readKeyboardLayout> | undefined;

/**
 * Shows the key of a button in its tooltip. When the player's keyboard layout is known, shows the key as it is printed
 * on that keyboard.
 */
function showKey(button: HTMLButtonElement, label: string, hint: string): void {
  const show = (key: string): void => {
    button.title = kitWord('hint.key', { label, key: key === 'Enter' ? kitWord('key.enter') : key });
    button.setAttribute('aria-keyshortcuts', key);
  };
  show(hint);
  layout ??= readKeyboardLayout();
  layout.then((known) => show(printedKey(hint, known))).catch(() => undefined);
}
