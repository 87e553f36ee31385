import { useEffect, useRef } from 'react';
import { setInteractionModality } from 'react-aria-components';

/** The fields that a click only focuses. */
const typedFields = 'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea';
/** Milliseconds after a click until it is painted. The next key comes later. */
const painted = 100;

/**
 * Prepares React Aria for the keyboard when a field of the form is clicked. React Aria renders all rows of the list of
 * blocks when the operator changes from the pointer to the keyboard. Otherwise, the first key would wait for that.
 * Returns the ref of the form.
 */
export function useExpectedKeyboard() {
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = form;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expectKeyboard = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches(typedFields)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (target === document.activeElement) setInteractionModality('keyboard');
      }, painted);
    };
    current?.addEventListener('click', expectKeyboard);
    return () => {
      clearTimeout(timer);
      current?.removeEventListener('click', expectKeyboard);
    };
  }, []);
  return form;
}
