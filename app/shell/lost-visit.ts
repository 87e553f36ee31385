import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '#app/visitor/toasts.ts';

/** Whether the current navigation leads home because its page does not exist. */
let isLost = false;

/** Records that a link inside the portal leads to a page that does not exist. */
export function markLost(): void {
  isLost = true;
}

/**
 * Tells a visitor who was led to the home page that the requested page does not exist (spec ADDR-15). The browser
 * recognises the redirect itself, so the cached home page is the same for everyone.
 */
export function useLostVisitNote(): void {
  const t = useMessages('shell');
  const here = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    if (here.pathname === '/' && (isLost || (isFirst.current && isRedirectedVisit()))) {
      showToast(t('missing.home'), { seconds: 20 });
    }
    isLost = false;
    isFirst.current = false;
  }, [here, t]);
}

/** Whether the document was reached through a redirect of this site. Reloads and the history do not count. */
function isRedirectedVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && entry.redirectCount > 0;
}
