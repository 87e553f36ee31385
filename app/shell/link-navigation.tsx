import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import { useSiteData } from '#app/visitor/site-data.ts';
import { useIsUnderWay } from '#app/visitor/under-way.ts';
import { prefetchVisible } from './prefetch-visible.ts';
import {
  hasModifier,
  isSaving,
  portalAddress,
  prefetchableAddress,
  type DocumentLanguage,
} from './portal-link.ts';

/** Maximum number of prefetched pages at a time. */
const maxAhead = 6;

/**
 * Turns plain links inside the portal into client navigations and marks a followed link until its page is displayed. It
 * also prefetches pages: when a pointer or the keyboard rests on a link, when a finger touches it, and for the first
 * visible links (docs/decisions/0007). The browser itself handles links with a target, a download or a hash of their
 * own, clicks with a modifier key, and clicks that another handler has processed.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  const isIdle = !useIsUnderWay();
  const { pathname, search } = useLocation();
  const language = useDocumentLanguage();
  const { prefix } = language;
  const here = prefix + pathname + search;
  const followed = useRef<HTMLAnchorElement>(null);
  const [ahead, setAhead] = useState<readonly string[]>([]);

  const fetchAhead = useCallback((address: string | null) => {
    if (address === null || isSaving()) return;
    setAhead((now) => (now.includes(address) ? now : [...now.slice(1 - maxAhead), address]));
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function follow(event: MouseEvent) {
      if (event.button !== 0 || hasModifier(event)) return;
      const address = portalAddress(event.target, language);
      if (address === null) return;
      unmark(followed.current);
      followed.current = (event.target as Element).closest('a');
      if (event.defaultPrevented) return;
      event.preventDefault();
      mark(followed.current);
      // As in a browser, a link to the address that is already open adds no history entry.
      void navigate(address.slice(prefix.length), {
        replace: address === location.pathname + location.search + location.hash,
      });
    }
    function intend(event: Event) {
      clearTimeout(timer);
      const address = prefetchableAddress(event.target, language);
      if (address !== null) timer = setTimeout(() => fetchAhead(address), 80);
    }
    function touch(event: Event) {
      fetchAhead(prefetchableAddress(event.target, language));
    }
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', intend, { passive: true });
    document.addEventListener('focusin', intend);
    document.addEventListener('touchstart', touch, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', intend);
      document.removeEventListener('focusin', intend);
      document.removeEventListener('touchstart', touch);
    };
  }, [navigate, fetchAhead, language, prefix]);

  useEffect(() => prefetchVisible(here, language, fetchAhead), [here, language, fetchAhead]);

  // A link that a component follows itself is marked as soon as its page is loading.
  useEffect(() => {
    if (isIdle) {
      unmark(followed.current);
      followed.current = null;
    } else mark(followed.current);
  }, [isIdle]);

  return ahead.map((address) => <PrefetchPageLinks key={address} page={address} />);
}

/** Returns the language of the document and the languages of the site. */
function useDocumentLanguage(): DocumentLanguage {
  const { prefix } = use(DocumentMessagesContext);
  const offered = useSiteData()?.languages;
  return useMemo(() => ({ prefix, languages: (offered ?? []).map(({ tag }) => tag) }), [prefix, offered]);
}

function mark(link: HTMLAnchorElement | null): void {
  if (link) link.dataset.followed = '';
}

function unmark(link: HTMLAnchorElement | null): void {
  if (link) delete link.dataset.followed;
}
