import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { SharedPage } from '#app/domain/shared-page.ts';
import { useIsHydrated } from '#app/visitor/hydration.ts';
import {
  atOrigin,
  openSharePopup,
  opensInPopup,
  shareAddress,
  shareTargets,
  type ShareTarget,
} from '#app/visitor/share.ts';
import { copyAddress, shareBySystem } from './share-actions.ts';

/** Targets that are always visible. The others are under "More". */
const wellKnown: readonly ShareTarget[] = ['whatsapp', 'facebook', 'twitter', 'telegram'];

const names = new Map<ShareTarget, string>([
  ['facebook', 'Facebook'],
  ['twitter', 'X (Twitter)'],
  ['linkedin', 'LinkedIn'],
  ['telegram', 'Telegram'],
  ['whatsapp', 'WhatsApp'],
  ['reddit', 'Reddit'],
  ['pinterest', 'Pinterest'],
  ['messenger', 'Messenger'],
  ['viber', 'Viber'],
  ['sms', 'SMS'],
]);

/** Shapes in a view box of 24 by 24. */
const shapes = new Map<ShareTarget, string>([
  [
    'facebook',
    'M14 22v-8h3.100l.6-3.800H14V7.700c0-1.2.5-1.9 2-1.900h1.900V2.300C17.5 2.2 16.4 2 15.3 2c-2.9 0-4.8 1.7-4.8 4.900v3.300H7.200V14h3.300v8z',
  ],
  [
    'twitter',
    'M3 3h5.600l4.5 6.100L18.3 3h2.600l-6.6 7.700L21.7 21H16l-4.9-6.700L5.5 21H2.800l7.1-8.300zm3.6 1.9 10.4 14.200h1.300L7.9 4.900z',
  ],
  [
    'telegram',
    'M21.3 3.4 2.7 10.700c-1 .4-.9 1.7.1 2l4.6 1.5 1.8 5.600c.2.8 1.2 1 1.8.4l2.6-2.6 4.7 3.500c.7.5 1.6.1 1.8-.7l3-15.600c.2-1-.8-1.8-1.8-1.400zM9.2 14.400l8.6-7.2-6.9 8.3-.4 3.300z',
  ],
  [
    'whatsapp',
    'M12 2.500a9.4 9.4 0 0 0-8 14.300L2.7 21.500l4.8-1.300A9.4 9.4 0 1 0 12 2.500zm0 1.900a7.5 7.5 0 1 1-4 13.900l-2.6.7.7-2.600A7.5 7.5 0 0 1 12 4.400zM9 7.800c-.8 0-1.6.9-1.6 2 0 2.9 3.6 6.5 6.8 6.7 1.3.1 2.3-.8 2.4-1.7 0-.3-.1-.5-.4-.6l-1.7-.8c-.3-.1-.5-.1-.7.1l-.7.9c-1.3-.5-2.4-1.5-3-2.800l.7-.8c.1-.2.2-.4.1-.6L10 8.200c-.2-.3-.5-.4-1-.4z',
  ],
]);

const row = 'flex min-h-11 items-center gap-2 rounded-xl px-3 text-sm font-semibold';
const button = `${row} col-span-full justify-center bg-over/8 hover:bg-over/16`;
const others = shareTargets.filter((target) => names.has(target) && !wellKnown.includes(target));

/**
 * The ways to share a page: the system's share sheet, if the browser has one (`data-sheet`, early-marks.ts), copying,
 * and the targets as plain links that work without scripts (spec SHARE-1). In a `details` menu, the targets scroll into
 * view when the menu opens.
 */
export function ShareTargets({
  page: given,
  className,
  onReady,
  onShared,
}: {
  page: SharedPage;
  className: string;
  /** Called when the buttons work. */
  onReady?: () => void;
  onShared?: () => void;
}) {
  const t = useMessages('shell');
  const box = useRef<HTMLDivElement>(null);
  const page = useIsHydrated() ? atOrigin(given, window.location.origin) : given;

  useEffect(() => onReady?.(), [onReady]);
  useEffect(() => {
    const menu = box.current?.closest('details');
    if (!menu) return;
    const show = () => box.current && bringIntoView(box.current);
    if (menu.open) show();
    // Listens in the capture phase, because the event of the list under "More" does not bubble.
    menu.addEventListener('toggle', show, { capture: true });
    return () => menu.removeEventListener('toggle', show, { capture: true });
  }, []);

  return (
    <div ref={box} className={className}>
      <button
        type="button"
        data-live
        className={`only-sheet ${button}`}
        onClick={() => void shareBySystem(page, t).then(onShared)}
      >
        <Stroke path="M12 15V3m-4 4 4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7" />
        {t('share.sheet')}
      </button>
      <button
        type="button"
        data-live
        className={`${button} noscript:hidden`}
        onClick={() => void copyAddress(page, t).then(onShared)}
      >
        <Stroke path="M9 17H7A5 5 0 0 1 7 7h2m6 0h2a5 5 0 0 1 0 10h-2m-7-5h8" />
        {t('share.copy')}
      </button>
      {wellKnown.map((target) => (
        <ShareLink key={target} target={target} page={page} />
      ))}
      <details className="group/more col-span-full">
        <summary
          className={`${row} list-none justify-center hover:bg-over/10 [&::-webkit-details-marker]:hidden`}
        >
          {t('share.more')}
          <Stroke path="m6 9 6 6 6-6" className="group-open/more:rotate-180" />
        </summary>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-1">
          {others.map((target) => (
            <ShareLink key={target} target={target} page={page} />
          ))}
        </div>
      </details>
    </div>
  );
}

function ShareLink({ target, page }: { target: ShareTarget; page: SharedPage }) {
  const address = shareAddress(target, page);
  const shape = shapes.get(target);
  return (
    <a
      href={address}
      data-target={target}
      target={opensInPopup(address) ? '_blank' : undefined}
      rel="noopener noreferrer"
      className={`${row} hover:bg-over/10`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (opensInPopup(address) && openSharePopup(address)) event.preventDefault();
      }}
    >
      {shape && (
        <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden className="size-4">
          <path d={shape} />
        </svg>
      )}
      {names.get(target)}
    </a>
  );
}

function Stroke({ path, className = '' }: { path: string; className?: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={`size-4 ${className}`}
    >
      <path d={path} />
    </svg>
  );
}

/** Scrolls the menu into view, because it often opens at the bottom of the window. */
function bringIntoView(box: Element): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}
