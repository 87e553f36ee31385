import type { Messages } from '#app/messages/use-messages.ts';
import type { SharedPage } from '#app/domain/shared-page.ts';
import {
  atOrigin,
  openSharePopup,
  openShareSheet,
  opensInPopup,
  shareAddress,
  type ShareTarget,
} from '#app/visitor/share.ts';
import { showToast } from '#app/visitor/toasts.ts';
import { shareMarkup, type ShareDeed } from './share-markup.ts';

/**
 * Makes the markup of `shareMarkup` in a box share a page. Writes the markup if the box is empty. Returns a function
 * that ends this.
 */
export function startSharing(
  box: HTMLElement,
  given: SharedPage,
  t: Messages<'shell'>,
  onShared?: () => void,
): () => void {
  const page = atOrigin(given, window.location.origin);
  if (box.firstChild) {
    for (const link of box.querySelectorAll<HTMLAnchorElement>('a[data-target]')) {
      link.href = shareAddress(link.dataset.target as ShareTarget, page);
    }
  } else {
    box.innerHTML = shareMarkup(page, t);
  }
  const stop = new AbortController();
  box.addEventListener('click', (event) => actOn(event, page, t, onShared), {
    signal: stop.signal,
  });
  const menu = box.closest('details');
  if (menu) {
    if (menu.open) bringIntoView(box);
    // Listens in the capture phase, because the event of the list under "More" does not bubble.
    menu.addEventListener('toggle', () => bringIntoView(box), { capture: true, signal: stop.signal });
  }
  return () => stop.abort();
}

/** Scrolls the menu into view, because it often opens at the bottom of the window. */
function bringIntoView(box: Element): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}

function actOn(event: MouseEvent, page: SharedPage, t: Messages<'shell'>, onShared?: () => void): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
  if (pressed instanceof HTMLAnchorElement) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (opensInPopup(pressed.href) && openSharePopup(pressed.href)) event.preventDefault();
    return;
  }
  const deed = pressed?.dataset.share as ShareDeed | undefined;
  if (deed === 'copy') void copyAddress(page, t).then(onShared);
  if (deed === 'sheet') void shareBySystem(page, t).then(onShared);
}

async function copyAddress(page: SharedPage, t: Messages<'shell'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(shareAddress('copy-url', page));
    showToast(t('share.copied'), { isAlert: true });
  } catch (error) {
    showToast(t('share.copyFailed'), { isAlert: true });
    logFailure(error);
  }
}

async function shareBySystem(page: SharedPage, t: Messages<'shell'>): Promise<void> {
  try {
    await openShareSheet(page);
  } catch (error) {
    showToast(t('share.sheetFailed'), { isAlert: true });
    logFailure(error);
  }
}

function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- spec SHARE-6
  console.error(error);
}
