import { useLayoutEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { rememberScreen } from '../ui/failed-actions.ts';

/** Remembers the data of the screen, so that the screen can stay if its data cannot be loaded again. */
export function useRememberedScreen(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useLayoutEffect(() => {
    const data = new Map(matches.map(({ id, loaderData }) => [id, loaderData]));
    rememberScreen({ address: pathname + search, data });
  }, [pathname, search, matches]);
  useLayoutEffect(() => () => rememberScreen(null), []);
}
