import { useLayoutEffect, useRef, type RefObject } from 'react';

const controls = 'input:not([type=hidden]), textarea, button';

/**
 * Returns the ref of an element, such as a form. When it appears, its first control gets the focus. Without this, a
 * dialog focuses the button that closes it.
 */
export function useInitialFocus<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  // Runs before the browser paints the element, so that the first key that is typed arrives in the control.
  useLayoutEffect(() => {
    const found = holder.current?.querySelectorAll<HTMLElement>(controls) ?? [];
    [...found].find(({ tabIndex }) => tabIndex >= 0)?.focus();
  }, []);
  return holder;
}
