const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], dialog';

/** Whether keys pressed on a target are for a field or a dialog, and not for the page. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}
