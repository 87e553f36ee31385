import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { readQuery, writeList, writeQuery, type ContentQuery } from './content-query.ts';

/**
 * Returns the query of the shown list, the `latest` query, and a function that shows another list. The latest query is
 * that of the list that is loading, or of the shown list if none is loading.
 */
export function useSectionQuery({ isOpenedWithView }: { isOpenedWithView: boolean }) {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const search = parameters.toString();
  const query = useMemo(() => readQuery(new URLSearchParams(search)), [search]);
  const latest = useLatestQuery(query);
  const show = (next: ContentQuery, isReplacing = false) => {
    const text = writeQuery(hasView(next) ? next : { ...next, view: isOpenedWithView ? 'all' : null });
    void navigate(`${pathname}${text && `?${text}`}`, {
      replace: isReplacing,
      preventScrollReset: true,
    });
  };
  return { query, latest, show };
}

/**
 * Returns the query of the list that is loading, or the shown one, so that filters chosen one after another all apply.
 */
function useLatestQuery(shown: ContentQuery): ContentQuery {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const search = location?.pathname === pathname ? location.search : null;
  return useMemo(() => (search === null ? shown : readQuery(new URLSearchParams(search))), [search, shown]);
}

/** Whether a query comes from a saved view, or filters or sorts the items of the section. */
function hasView(query: ContentQuery): boolean {
  return typeof query.view === 'number' || writeList(query) !== '';
}
