import type { SharedPage } from '#app/domain/shared-page.ts';

/** The targets to which a page can be shared. `copy-url` copies the page's address to the clipboard (spec SHARE-1). */
export const shareTargets = [
  'facebook',
  'twitter',
  'linkedin',
  'telegram',
  'whatsapp',
  'reddit',
  'pinterest',
  'messenger',
  'viber',
  'sms',
  'copy-url',
] as const;
export type ShareTarget = (typeof shareTargets)[number];

/**
 * Returns the page with its addresses on its own site changed to another origin. Without SITE_URL, the server cannot
 * know under which origin a browser reaches the site.
 */
export function atOrigin<Page extends Pick<SharedPage, 'url'> & Partial<Pick<SharedPage, 'image'>>>(
  page: Page,
  origin: string,
): Page {
  const own = new URL(page.url).origin;
  const move = (address: string) =>
    address === own || address.startsWith(`${own}/`) ? origin + address.slice(own.length) : address;
  return {
    ...page,
    url: move(page.url),
    ...(page.image !== undefined && { image: move(page.image) }),
  };
}

/** Returns the address of a target's share page (spec SHARE-1). For `copy-url`, this is the page's own address. */
export function shareAddress(
  target: ShareTarget,
  { url, title, text, image, messengerAppId }: SharedPage,
): string {
  switch (target) {
    case 'facebook':
      return withQuery('https://www.facebook.com/sharer/sharer.php', { u: url });
    case 'twitter':
      return withQuery('https://twitter.com/intent/tweet', { text, url });
    case 'linkedin':
      return withQuery('https://www.linkedin.com/sharing/share-offsite/', { url });
    case 'telegram':
      return withQuery('https://t.me/share/url', { url, text });
    case 'whatsapp':
      return withQuery('https://wa.me/', { text: `${text} ${url}` });
    case 'reddit':
      return withQuery('https://www.reddit.com/submit', { url, title });
    case 'pinterest':
      return withQuery('https://www.pinterest.com/pin/create/button/', {
        url,
        media: image,
        description: text,
      });
    case 'messenger':
      return messengerAppId
        ? withQuery('https://www.facebook.com/dialog/send', {
            app_id: messengerAppId,
            link: url,
            redirect_uri: url,
          })
        : withQuery('fb-messenger://share', { link: url });
    case 'viber':
      return withQuery('viber://forward', { text: `${text} ${url}` });
    case 'sms':
      return `sms:?&body=${encodeURIComponent(`${text} ${url}`)}`;
    case 'copy-url':
      return url;
  }
}

/** Reports whether a share address opens in the popup. Custom schemes open in the same tab (spec SHARE-2). */
export function opensInPopup(address: string): boolean {
  return address.startsWith('https://');
}

/**
 * Opens a share page in a popup of 550 by 420 px without access to this window. Returns `false` if the browser refused
 * it.
 */
export function openSharePopup(address: string): boolean {
  const popup = window.open('', '_blank', 'popup,width=550,height=420');
  if (!popup) return false;
  popup.opener = null;
  popup.location.replace(address);
  return true;
}

/** Reports whether the browser has a system share sheet. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the system's share sheet. Closing it without sharing is not an error. */
export async function openShareSheet({
  title,
  text,
  url,
}: Pick<SharedPage, 'title' | 'text' | 'url'>): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

function withQuery(address: string, values: Record<string, string>): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${query.join('&')}`;
}
