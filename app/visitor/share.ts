/** Where a page can be shared to (original spec 7). */
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
] as const;
export type ShareTarget = (typeof shareTargets)[number];

/** What is shared. */
export interface SharedPage {
  url: string;
  title: string;
  /** Absolute address of the page's picture, or "". */
  image: string;
  /** App id for Messenger's dialog; "" without one. */
  messengerAppId: string;
}

/** Text that goes with an address (original spec 9). */
export function shareText(title: string): string {
  return `Hi, friends! I recommend a website to you: ${title}`;
}

/** Address that opens a target's own share page (READINGS 38). */
export function shareAddress(target: ShareTarget, { url, title, image, messengerAppId }: SharedPage): string {
  const text = shareText(title);
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
  }
}

/** Custom schemes open in the same tab, the others in the popup (READINGS 38). */
export function opensInPopup(address: string): boolean {
  return address.startsWith('https://');
}

/** Opens a share page in the 550 by 420 popup; false when the browser refused it. */
export function openSharePopup(address: string): boolean {
  const popup = window.open(address, 'share', 'popup,width=550,height=420');
  return popup !== null;
}

function withQuery(address: string, values: Record<string, string>): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${query.join('&')}`;
}
