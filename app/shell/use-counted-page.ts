import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { PageData } from '#app/pages/layouts/page-data.ts';
import { count, startCounting } from '#app/visitor/count.ts';
import { useSiteData } from '#app/visitor/site-data.ts';

/**
 * Counts each page that the visitor views, and each search (spec STAT-1). Reloading the data of a page does not count
 * as another view.
 */
export function useCountedPage(): void {
  const isCounted = useSiteData()?.isCounted;
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as Partial<PageData> | undefined;
  const counted = isCounted ? page?.counted : undefined;
  const lastView = useRef('');
  useEffect(() => {
    const view = counted ? JSON.stringify([pathname, counted]) : '';
    if (!counted || view === lastView.current) return;
    lastView.current = view;
    startCounting();
    const { search, ...countedPage } = counted;
    count({ kind: 'view', ...countedPage });
    if (search) count({ kind: 'search', ...countedPage, ...search });
  }, [pathname, counted]);
}
