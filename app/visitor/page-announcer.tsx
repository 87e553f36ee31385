import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isTyping } from '#app/ui/is-typing.ts';
import { findTarget } from './find-target.ts';

interface Shown {
  pathname: string;
  address: string;
}

/**
 * After a client navigation, announces the title of the new page and moves the focus to its heading, or to an element
 * marked with `data-start` above the heading. Changes of the hash, replaced addresses and forms that change their own
 * page's query do not count as a new page. If the focused button of a form has disappeared, the form's result receives
 * the focus.
 */
export function PageAnnouncer() {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const [announced, setAnnounced] = useState({ key: '', title: '' });
  const shown = useRef<Shown | null>(null);
  /** The element that had the focus when the page was rendered. */
  const focusBefore = useRef<{ key: string; element: Element | null }>(null);

  // Runs before the effects of the page's own blocks, because these may move the focus.
  useLayoutEffect(() => {
    focusBefore.current = { key, element: document.activeElement };
  }, [key]);

  useEffect(() => {
    const before = shown.current;
    const address = pathname + search;
    shown.current = { pathname, address };
    if (before === null || before.address === address || type === NavigationType.Replace) return;
    const active = document.activeElement;
    const target = findTarget(hash);
    const isInPlace = before.pathname === pathname && (target !== null || isInPageForm(active));
    if (!isInPlace) setAnnounced({ key, title: document.title });
    const staysInPlace = isTyping(active) || (isInPlace && active !== document.body);
    if (active === focusBefore.current?.element && !staysInPlace) focusStart(target);
  }, [key, pathname, search, hash, type]);

  return (
    <p aria-live="polite" className="sr-only">
      <span key={announced.key}>{announced.title}</span>
    </p>
  );
}

/**
 * Reports whether an element is in a form of the page's content. Other forms, such as the search in the top bar, lead
 * to other pages.
 */
function isInPageForm(element: Element | null): boolean {
  return element !== null && element.closest('main form') !== null;
}

/** Focuses a target, otherwise the start of the page. Does not scroll, because the scroll keeper does. */
function focusStart(target: HTMLElement | null): void {
  const start =
    target ??
    document.querySelector<HTMLElement>('main :is([data-start], h1)') ??
    document.getElementById('content');
  if (!start) return;
  if (start.tabIndex < 0 && !start.hasAttribute('tabindex')) {
    start.tabIndex = -1;
    start.dataset.pageStart = '';
    start.addEventListener('blur', unmark, { once: true });
  }
  start.focus({ preventScroll: true });
}

function unmark({ currentTarget }: FocusEvent): void {
  if (!(currentTarget instanceof HTMLElement)) return;
  currentTarget.removeAttribute('tabindex');
  delete currentTarget.dataset.pageStart;
}
