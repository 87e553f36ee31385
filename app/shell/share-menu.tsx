import { Link2, Share2, SquareArrowOutUpRight } from 'lucide-react';
import { useRef } from 'react';
import { useIsHydrated } from '#app/visitor/hydration.ts';
import {
  atOrigin,
  hasShareSheet,
  openSharePopup,
  openShareSheet,
  opensInPopup,
  shareAddress,
  shareTargets,
  type SharedPage,
  type ShareTarget,
} from '#app/visitor/share.ts';
import { showToast } from '#app/visitor/toasts.ts';

const names: Record<Exclude<ShareTarget, 'copy-url'>, string> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  reddit: 'Reddit',
  pinterest: 'Pinterest',
  messenger: 'Messenger',
  viber: 'Viber',
  sms: 'SMS',
};

/** A button that opens the share targets; they are plain links that work without script. */
export function ShareMenu({ page }: { page: SharedPage }) {
  const menu = useRef<HTMLDetailsElement>(null);
  function close() {
    if (menu.current) menu.current.open = false;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes on Escape and when focus leaves
    <details
      ref={menu}
      className="group sm:relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        close();
        menu.current.querySelector('summary')?.focus();
      }}
      onToggle={(event) => {
        if (event.currentTarget.open) bringIntoView(event.currentTarget.lastElementChild);
      }}
      onBlur={(event) => {
        const inside = event.currentTarget.contains(event.relatedTarget);
        if (event.relatedTarget && !inside) close();
      }}
    >
      <summary className="button-quiet w-full list-none [&::-webkit-details-marker]:hidden">
        <Share2 aria-hidden className="size-5" />
        Share
      </summary>
      <div className="absolute end-0 z-20 mt-2 w-72 scroll-mb-4 rounded-panel bg-raised p-2 shadow-lifted max-sm:inset-x-0 max-sm:w-auto">
        <ShareTargets page={page} className="grid-cols-2" onShared={close} />
      </div>
    </details>
  );
}

/** The bar with the button often stands at the lower edge of the window. */
function bringIntoView(list: Element | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  list?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}

/** The share targets, and the system's share sheet where there is one (READINGS 38). `className` names the columns. */
export function ShareTargets({
  page: given,
  className = '',
  offersSheet = true,
  onShared,
}: {
  page: SharedPage;
  className?: string;
  /** Off where the list stands in the open: the sheet's button comes with hydration and would move what follows. */
  offersSheet?: boolean;
  onShared?: () => void;
}) {
  const isHydrated = useIsHydrated();
  const page = isHydrated ? atOrigin(given, window.location.origin) : given;
  const withSheet = isHydrated && offersSheet && hasShareSheet();
  return (
    <ul className={`grid gap-1 ${className}`}>
      {withSheet && (
        <li className="col-span-full">
          <button
            type="button"
            className={`${row} w-full justify-center bg-over/8 hover:bg-over/16`}
            onClick={() => void shareBySystem(page).then(onShared)}
          >
            <SquareArrowOutUpRight aria-hidden className="size-4" />
            Share with an app
          </button>
        </li>
      )}
      {shareTargets.map((target) =>
        target === 'copy-url' ? (
          <li key={target} className="col-span-full noscript:hidden">
            <button
              type="button"
              data-live
              className={`${row} w-full justify-center bg-over/8 hover:bg-over/16`}
              onClick={() => void copyAddress(page).then(onShared)}
            >
              <Link2 aria-hidden className="size-4" />
              Copy address
            </button>
          </li>
        ) : (
          <li key={target}>
            <ShareLink name={names[target]} address={shareAddress(target, page)} />
          </li>
        ),
      )}
    </ul>
  );
}

const row = 'flex min-h-11 items-center gap-2 rounded-xl px-3 text-sm font-semibold';

function ShareLink({ name, address }: { name: string; address: string }) {
  const inPopup = opensInPopup(address);
  return (
    <a
      href={address}
      target={inPopup ? '_blank' : undefined}
      rel="noopener noreferrer"
      className={`${row} hover:bg-over/10`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (inPopup && openSharePopup(address)) event.preventDefault();
      }}
    >
      {name}
    </a>
  );
}

async function copyAddress(page: SharedPage): Promise<void> {
  try {
    await navigator.clipboard.writeText(shareAddress('copy-url', page));
    showToast('Copied URL', { isAlert: true });
  } catch (error) {
    showToast('Copy failed, please try again', { isAlert: true });
    logFailure(error);
  }
}

async function shareBySystem(page: SharedPage): Promise<void> {
  try {
    await openShareSheet(page);
  } catch (error) {
    showToast('The share sheet did not open. Please pick a place from the list.', { isAlert: true });
    logFailure(error);
  }
}

function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification's error catalogue asks for it
  console.error(error);
}
