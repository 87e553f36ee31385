import { Link2, Share2 } from 'lucide-react';
import { useRef } from 'react';
import {
  openSharePopup,
  opensInPopup,
  shareAddress,
  shareTargets,
  shareText,
  type SharedPage,
  type ShareTarget,
} from '#app/visitor/share.ts';
import { showToast } from '#app/visitor/toasts.ts';

const names: Record<ShareTarget, string> = {
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

/** The share targets as plain links that work without script; the system's share sheet where there is one. */
export function ShareMenu({ page }: { page: SharedPage }) {
  const menu = useRef<HTMLDetailsElement>(null);

  async function openSystemSheet(event: React.MouseEvent) {
    if (!navigator.share || !window.matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    try {
      await navigator.share({ title: page.title, text: shareText(page.title), url: page.url });
    } catch {
      // Closed without sharing.
    }
  }

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(page.url);
      showToast('Copied URL', { isAlert: true });
    } catch (error) {
      showToast('Copy failed, please try again', { isAlert: true });
      reportError(error);
    }
    if (menu.current) menu.current.open = false;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes on Escape and when focus leaves
    <details
      ref={menu}
      className="group relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        const inside = event.currentTarget.contains(event.relatedTarget);
        if (event.relatedTarget && !inside) event.currentTarget.open = false;
      }}
    >
      <summary
        className="button-quiet list-none [&::-webkit-details-marker]:hidden"
        onClick={(event) => void openSystemSheet(event)}
      >
        <Share2 aria-hidden className="size-5" />
        Share
      </summary>
      <ul className="absolute end-0 z-20 mt-2 grid w-72 grid-cols-2 gap-1 rounded-panel bg-raised p-2 shadow-lifted max-sm:start-0 max-sm:end-auto">
        {shareTargets.map((target) => {
          const address = shareAddress(target, page);
          return (
            <li key={target}>
              <a
                href={address}
                target={opensInPopup(address) ? '_blank' : undefined}
                rel="noopener noreferrer"
                className="block rounded-xl px-3 py-2.5 text-sm font-semibold hover:bg-white/10"
                onClick={(event) => {
                  if (opensInPopup(address) && openSharePopup(address)) event.preventDefault();
                }}
              >
                {names[target]}
              </a>
            </li>
          );
        })}
        <li className="col-span-2">
          <button
            type="button"
            className="flex w-full items-center justify-center gap-2 rounded-xl bg-white/8 px-3 py-2.5 text-sm font-semibold hover:bg-white/16"
            onClick={() => void copyAddress()}
          >
            <Link2 aria-hidden className="size-4" />
            Copy address
          </button>
        </li>
      </ul>
    </details>
  );
}

function reportError(error: unknown): void {
  // The copy failure goes to the console too (original spec 8).
  // oxlint-disable-next-line no-console -- required by the specification's error catalogue
  console.error(error);
}
