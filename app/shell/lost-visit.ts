import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { DocumentMessagesContext, useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '#app/visitor/toasts.ts';

/** Whether the current navigation leads to the home page because the requested page does not exist. */
let isLost = false;

/** Records that a link inside the portal leads to a page that does not exist. */
export function markLost(): void {
  isLost = true;
}

/**
 * Tells a visitor who was led to the home page that the requested page does not exist (spec ADDR-15). The browser
 * recognises the redirect itself, so the cached home page is the same for everyone. This works only in the main
 * language. In other languages, a redirect may also lead from `/de` to `/de/`.
 */
export function useLostVisitNote(): void {
  const t = useMessages('shell');
  const { prefix } = useContext(DocumentMessagesContext);
  const here = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const isLed = isLost || (isFirst.current && prefix === '' && isRedirectedVisit());
    if (here.pathname === '/' && isLed) {
      showToast(t('missing.home'), { seconds: 20 });
    }
    isLost = false;
    isFirst.current = false;
  }, [here, prefix, t]);
}

/** Whether the document was reached through a redirect of this site. Reloads, Back and Forward do not count. */
function isRedirectedVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && entry.redirectCount > 0;
}
