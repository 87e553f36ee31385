import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { PageData } from '#app/pages/layouts/page-data.ts';
import { count, startCounting } from '#app/visitor/count.ts';
import { useSiteData } from '#app/visitor/site-data.ts';

/** Counts each page that the visitor views, and the searches (spec STAT-1). */
export function useCountedPage(): void {
  const isCounted = useSiteData()?.isCounted;
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as Partial<PageData> | undefined;
  // Reloading the data of a page does not count as another view.
  const shown = isCounted && page?.counted ? JSON.stringify({ pathname, counted: page.counted }) : '';
  useEffect(() => {
    if (shown === '') return;
    startCounting();
    const { search, ...subject } = (JSON.parse(shown) as Pick<PageData, 'counted'>).counted;
    count({ kind: 'view', ...subject });
    if (search) count({ kind: 'search', ...subject, ...search });
  }, [shown]);
}
