import { Share2 } from 'lucide-react';
import { lazy, memo, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { SharedPage } from '#app/domain/shared-page.ts';
import { useIsHydrated } from '#app/visitor/hydration.ts';
import { loadLazily } from '#app/visitor/load-lazily.ts';
import { onRouterChange } from '#app/visitor/under-way.ts';

/** Fulfilled when the code of the targets is needed. Until then, the server's HTML of the targets is not hydrated. */
const { promise: isWanted, resolve: loadTargets } = Promise.withResolvers<void>();

const ShareTargets = lazy(async () => {
  if (!import.meta.env.SSR) await isWanted;
  return { default: (await loadLazily(() => import('./share-targets.tsx'))).ShareTargets };
});

/**
 * A button that opens the ways to share a page. The server sends the targets as plain links. Their code loads, and
 * React hydrates them, when a visitor is about to open the menu. Each instance belongs to one page: the parent passes
 * the page's address as the key.
 */
export function ShareMenu({ page }: { page: SharedPage }) {
  const t = useMessages('shell');
  const menu = useRef<HTMLDetailsElement>(null);
  const [isClientRendered] = useState(useIsHydrated());
  const isReady = useRef(false);
  /** The button that was pressed before the code had loaded. */
  const pressed = useRef<HTMLElement>(null);

  useEffect(() => {
    // The menu may have been opened before its listeners existed.
    if (isClientRendered || menu.current?.open) loadTargets();
    // A navigation changes contexts above the targets. React delays the new page until it has hydrated the targets, so
    // their code is loaded.
    return onRouterChange(loadTargets);
  }, [isClientRendered]);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    // Runs on the window, because React stops events of elements that it has not hydrated yet before they reach the
    // menu.
    function remember({ target }: Event) {
      if (isReady.current || !(target instanceof Element) || !element?.contains(target)) return;
      pressed.current = target.closest('button');
    }
    function forget() {
      pressed.current = null;
    }
    window.addEventListener('click', remember, { capture: true });
    element.addEventListener('click', forget);
    return () => {
      window.removeEventListener('click', remember, { capture: true });
      element.removeEventListener('click', forget);
    };
  }, []);

  const start = useCallback(() => {
    isReady.current = true;
    // Waits until the event that started the hydration has ended, because React may still pass it on to the targets.
    setTimeout(() => {
      pressed.current?.click();
      pressed.current = null;
    });
  }, []);
  const close = useCallback(() => {
    const element = menu.current;
    if (!element) return;
    // The focused target disappears with the menu, so the focus moves to the menu's button.
    if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
    element.open = false;
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes on Escape and when focus leaves
    <details
      ref={menu}
      className="group sm:relative"
      onPointerEnter={() => loadTargets()}
      onFocus={() => loadTargets()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      onToggle={() => loadTargets()}
      onBlur={(event) => {
        const inside = event.currentTarget.contains(event.relatedTarget);
        if (event.relatedTarget && !inside) event.currentTarget.open = false;
      }}
    >
      <summary className="button-quiet w-full list-none [&::-webkit-details-marker]:hidden">
        <Share2 aria-hidden className="size-5" />
        {t('share.button')}
      </summary>
      <Targets page={page} onReady={start} onShared={close} />
    </details>
  );
}

/** Renders only once for each page, because React immediately hydrates a part that is rendered again. */
const Targets = memo(function Targets(share: {
  page: SharedPage;
  onReady: () => void;
  onShared: () => void;
}) {
  return (
    <Suspense>
      <ShareTargets
        {...share}
        className="absolute end-0 z-20 mt-2 grid w-72 scroll-mb-4 grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-1 rounded-panel bg-raised p-2 lifted-shadow max-sm:inset-x-0 max-sm:w-auto"
      />
    </Suspense>
  );
});
