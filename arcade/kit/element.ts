import { createIcon } from './icons.ts';
import type { IconName } from './icons.ts';

/** Makes an element with a class and children. */
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

export interface ButtonOptions {
  label: string;
  icon?: IconName;
  /** primary: yellow "act here"; quiet: navy with text; round: icon only. */
  kind?: 'primary' | 'quiet' | 'round';
  /** A key printed in the tooltip, e.g. "R". */
  hint?: string;
  onPress(): void;
}

/** Makes a house button; a round one shows its icon and keeps the label for screen readers and tooltip. */
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
  if (kind === 'round') button.setAttribute('aria-label', label);
  else button.append(element('span', '', label));
  if (hint) {
    button.title = `${label} (${hint})`;
    button.setAttribute('aria-keyshortcuts', hint);
  }
  button.addEventListener('click', onPress);
  return button;
}
