import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { CookieBannerSettings } from '#app/domain/site-data.ts';
import { useSiteData } from '#app/visitor/site-data.ts';
import { onCookieSettings, useConsent } from '#app/visitor/consent.ts';
import { useIsHydrated } from '#app/visitor/hydration.ts';

/** Loaded only on a first visit, or when the footer's button opens it. */
const CookieSheet = lazy(async () => ({ default: (await import('./cookie-sheet.tsx')).CookieSheet }));

/**
 * The cookie banner of a page view. It is shown if there is no decision, except on details pages, or if the visitor
 * asked for it (spec CONS-1).
 */
export function CookieBanner() {
  const site = useSiteData();
  const settings = site?.consentPlatform ? null : site?.cookie;
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  if (!settings || !isHydrated) return null;
  return <PageViewBanner key={pathname + search} settings={settings} />;
}

function PageViewBanner({ settings }: { settings: CookieBannerSettings }) {
  const consent = useConsent();
  const isDetailsPage = useParams().detail_id !== undefined;
  const [view, setView] = useState<'due' | 'asked' | 'closed'>(isDetailsPage ? 'closed' : 'due');
  useEffect(() => onCookieSettings(() => setView('asked')), []);

  const isShown = view === 'asked' || (view === 'due' && consent === 'unknown');
  // Sets an attribute on the root. With `:has()` on the root instead, the browser would recalculate the styles of the
  // whole document for each added element. The attribute is set before the sheet has loaded, so that a toast
  // that is already visible does not move when the sheet appears.
  useEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    dataset.cookieSheet = '';
    return () => {
      delete dataset.cookieSheet;
    };
  }, [isShown]);

  if (!isShown) return null;
  return (
    <Suspense>
      <CookieSheet settings={settings} isAsked={view === 'asked'} close={() => setView('closed')} />
    </Suspense>
  );
}
