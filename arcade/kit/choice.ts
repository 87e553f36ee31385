import './choice.css';
import { element, inItsLanguage } from './element.ts';

export interface ChoiceOptions<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string }[];
  selected: Id;
  onPick(id: Id): void;
}

/** Creates a row of buttons of which one is selected, such as the modes or strengths on a title screen. */
export function createChoice<Id extends string>(choice: ChoiceOptions<Id>): HTMLElement {
  const row = inItsLanguage(element('div', 'choice'), choice.label);
  row.setAttribute('role', 'group');
  row.setAttribute('aria-label', choice.label);
  const buttons = choice.options.map(({ id, label }) => {
    const button = inItsLanguage(element('button', 'choice-option', label));
    button.type = 'button';
    button.setAttribute('aria-pressed', String(id === choice.selected));
    button.addEventListener('click', () => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
      choice.onPick(id);
    });
    return button;
  });
  row.append(...buttons);
  return row;
}
