import { Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { loadLazily } from '#app/visitor/load-lazily.ts';
import type { SharedPage } from '#app/domain/shared-page.ts';
import { shareMarkup } from './share-markup.ts';

/**
 * A button that opens the ways to share a page. The server sends them as markup of plain links. Their code loads when a
 * visitor is about to open the menu. One instance is for one page: the parent passes the page's address as the key.
 */
export function ShareMenu({ page }: { page: SharedPage }) {
  const t = useMessages('shell');
  const menu = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  /** True if the code is loaded. Until then, a press of a button is recorded. */
  const isReady = useRef(false);
  const pressed = useRef<HTMLElement>(null);

  // A menu that was opened before hydration did not fire an event.
  useEffect(() => {
    if (menu.current?.open) setIsWanted(true);
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    let stop = () => {};
    void loadLazily(() => import('./share-acts.ts')).then(({ startSharing }) => {
      if (isGone || !list.current) return;
      stop = startSharing(list.current, page, t, () => {
        if (menu.current) menu.current.open = false;
      });
      isReady.current = true;
      pressed.current?.click();
      pressed.current = null;
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isWanted, page, t]);

  function close() {
    if (menu.current) menu.current.open = false;
  }
  function want() {
    setIsWanted(true);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes on Escape and when focus leaves
    <details
      ref={menu}
      className="group sm:relative"
      onPointerEnter={want}
      onFocus={want}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        close();
        menu.current.querySelector('summary')?.focus();
      }}
      onToggle={want}
      onBlur={(event) => {
        const inside = event.currentTarget.contains(event.relatedTarget);
        if (event.relatedTarget && !inside) close();
      }}
    >
      <summary className="button-quiet w-full list-none [&::-webkit-details-marker]:hidden">
        <Share2 aria-hidden className="size-5" />
        {t('share.button')}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keeps a press of a button inside */}
      <div
        ref={list}
        className="absolute end-0 z-20 mt-2 grid w-72 scroll-mb-4 grid-cols-2 gap-1 rounded-panel bg-raised p-2 shadow-lifted max-sm:inset-x-0 max-sm:w-auto"
        onClick={(event) => {
          if (!isReady.current) pressed.current = (event.target as Element).closest('button');
        }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? shareMarkup(page, t) : '' }}
      />
    </details>
  );
}
