import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSiteData } from '#app/visitor/site-data.ts';
import { decideArrival, isGone, isRemembered, storeRandomChoice } from '#app/visitor/random-visit.ts';

/**
 * Handles a visit to the address of a details page without an id, which shows a random item (spec NAV-4). Removes the
 * marker of such a visit from the address. If the site remembers the item for this address, returns to the item of the
 * session's first visit, if that item still exists.
 */
export function useRandomArrival(prefix: string, id: number): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const pages = useSiteData()?.randomPages;
  useEffect(() => {
    if (hash !== '#random') return;
    void navigate({ pathname, search }, { replace: true });
    if (!pages || !isRemembered(pages, window.location.host, prefix)) return;
    const arrival = decideArrival(prefix, id);
    if (arrival.action === 'stay') return;
    void isGone(prefix, arrival.id).then((isLost) => {
      if (!isLost) return navigate(`/${prefix}/details/${arrival.id}`, { replace: true });
      storeRandomChoice(prefix, id);
      return undefined;
    });
  }, [hash, pathname, search, navigate, pages, prefix, id]);
}
