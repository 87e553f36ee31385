/**
 * Characters that change the state of a terminal or the order of the text: control characters except tab and line
 * break, and overrides of the writing direction.
 */
const commands = /[^\P{Cc}\t\n\r]|\r(?!\n)|[\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a foreign text in a form that is safe on a terminal: control characters appear as `\u001b`. */
export function safeText(text: string): string {
  return text.replaceAll(
    commands,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
