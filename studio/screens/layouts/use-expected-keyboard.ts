import { useEffect, useRef } from 'react';
import { setInteractionModality } from 'react-aria-components';

/** The fields in which an operator types. */
const typedFields = 'input[type=text], input[type=search], input:not([type]), textarea';
/** Milliseconds from a click until its result is painted. The operator presses the next key later than that. */
const paintDelay = 100;

/**
 * Prepares React Aria for the keyboard when a field of the form is clicked. When the operator changes from the pointer
 * to the keyboard, React Aria renders all rows of the list of blocks. Without this hook, the first key press would wait
 * for that. Returns the ref of the form.
 */
export function useExpectedKeyboard() {
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = form;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expectKeyboard = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.matches(typedFields)) return;
      // After a touch or in a screen reader, React Aria gives other instructions for dragging, and the modality
      // `keyboard` would replace them with the wrong ones. Therefore only clicks of a mouse count.
      if ('pointerType' in event && event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (target === document.activeElement) setInteractionModality('keyboard');
      }, paintDelay);
    };
    current?.addEventListener('click', expectKeyboard);
    return () => {
      clearTimeout(timer);
      current?.removeEventListener('click', expectKeyboard);
    };
  }, []);
  return form;
}
