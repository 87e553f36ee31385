import { useCallback, useEffect } from 'react';
import { useBlocker, useNavigate, type BlockerFunction } from 'react-router';
import { useSiteData } from '#app/visitor/site-data.ts';
import { isGone, isRemembered, readRandomChoice } from '#app/visitor/random-visit.ts';

/**
 * Handles client navigations to a details address without an id. Redirects them to the item that this session has
 * stored for the address, without requesting the address (spec NAV-4). Rendered once, in the root.
 */
export function useStoredRandom(): void {
  const navigate = useNavigate();
  const pages = useSiteData()?.randomPages;
  const leadsToStored = useCallback<BlockerFunction>(
    ({ nextLocation }) => storedItem(nextLocation.pathname, pages) !== null,
    [pages],
  );
  const blocker = useBlocker(leadsToStored);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const stored = storedItem(blocker.location.pathname, pages);
    if (!stored) return blocker.proceed();
    void isGone(stored.prefix, stored.id).then((isLost) => {
      if (isLost) return blocker.proceed();
      blocker.reset();
      return navigate(`/${stored.prefix}/details/${stored.id}`);
    });
  }, [blocker, navigate, pages]);
}

function storedItem(
  pathname: string,
  pages: readonly string[] | undefined,
): { prefix: string; id: number } | null {
  const prefix = /\/([^/]+)\/details\/?$/.exec(pathname)?.[1];
  if (prefix === undefined || !pages || !isRemembered(pages, window.location.host, prefix)) return null;
  const id = readRandomChoice(prefix);
  return id === null ? null : { prefix, id };
}
