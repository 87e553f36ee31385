import { createButton, element } from './element.ts';
import { kitWord } from './texts.ts';
import type { KeptChoice } from './title-screen.ts';

/** Creates the panel that asks before a new round replaces the kept one. */
export function createKeptQuestion(
  kept: KeptChoice,
  answers: { resume(): void; begin(): void; close(): void },
): HTMLElement {
  return element(
    'div',
    'panel',
    element('h2', 'panel-title', kept.label),
    element('p', 'panel-text', kitWord('kept.question')),
    element(
      'div',
      'panel-actions',
      createButton({
        label: kitWord('button.resume'),
        icon: 'play',
        kind: 'primary',
        hint: 'Enter',
        onPress: answers.resume,
      }),
      createButton({ label: kitWord('button.newRound'), icon: 'restart', onPress: answers.begin }),
      createButton({ label: kitWord('button.back'), icon: 'home', onPress: answers.close }),
    ),
  );
}
