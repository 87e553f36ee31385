const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], dialog';

/** Reports whether a key press on a target belongs to a field or a dialog instead of the page. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}
