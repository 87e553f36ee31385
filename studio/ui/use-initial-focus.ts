import { useEffect, useRef, type RefObject } from 'react';

const controls = 'input:not([type=hidden]), textarea, button';

/**
 * Returns the ref of an element in a dialog. When the dialog opens, its first control gets the focus, instead of the
 * button that closes the dialog.
 */
export function useInitialFocus<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useEffect(() => {
    const found = holder.current?.querySelectorAll<HTMLElement>(controls) ?? [];
    [...found].find(({ tabIndex }) => tabIndex >= 0)?.focus();
  }, []);
  return holder;
}
