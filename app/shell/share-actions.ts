import type { Messages } from '#app/messages/use-messages.ts';
import type { SharedPage } from '#app/domain/shared-page.ts';
import { openShareSheet, shareAddress } from '#app/visitor/share.ts';
import { showToast } from '#app/visitor/toasts.ts';

/** Copies the address of a page and reports the result to the visitor (spec SHARE-5). */
export async function copyAddress(page: SharedPage, t: Messages<'shell'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(shareAddress('copy-url', page));
    showToast(t('share.copied'), { isAlert: true });
  } catch (error) {
    showToast(t('share.copyFailed'), { isAlert: true });
    logFailure(error);
  }
}

/** Opens the system's share sheet, and reports a failure to the visitor. */
export async function shareBySystem(page: SharedPage, t: Messages<'shell'>): Promise<void> {
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
