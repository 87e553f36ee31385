import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';

/**
 * Makes plain links inside the portal client navigations, and fetches a page ahead when a pointer or the keyboard rests
 * on its link (docs/decisions/0007). Links with a target, a download or a hash of their own stay the browser's, as do
 * clicks with a modifier key and those that somebody has handled.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const address = portalAddress(event.target);
      if (address === null) return;
      event.preventDefault();
      void navigate(address);
    }
    function intend(event: Event) {
      clearTimeout(timer);
      const address = portalAddress(event.target);
      if (address !== null && !randomPaths.test(address)) timer = setTimeout(() => setIntended(address), 80);
    }
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', intend, { passive: true });
    document.addEventListener('focusin', intend);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', intend);
      document.removeEventListener('focusin', intend);
    };
  }, [navigate]);
  return intended === null ? null : <PrefetchPageLinks page={intended} />;
}

/** Addresses that are no page of the router. */
const documentPaths = /^\/(api|media|assets|ads)\/|\.[a-z0-9]+$/i;
/** Bare details addresses lead to another item each time: nothing to fetch ahead. */
const randomPaths = /\/details\/?$/;

function portalAddress(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
    return null;
  const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
  if (documentPaths.test(link.pathname) || (isSamePage && link.hash !== '')) return null;
  return link.pathname + link.search + link.hash;
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
