/*
 * When two providers offer the same thing (READINGS 45): the same address without its query, or the same title when
 * case, punctuation and words that say nothing are left out.
 */

const emptyWords: ReadonlySet<string> = new Set(['game', 'online', 'html5', 'free']);

/** What titles are compared by; "" never equals another. */
export function foldTitle(title: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’`´]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !emptyWords.has(word));
  return (telling.length > 0 ? telling : words).join('');
}

/** What addresses are compared by: without query, fragment and final slash; "" never equals another. */
export function foldAddress(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return `${host}${pathname.replace(/(?<!\/)\/+$/, '')}`;
}

/** Query parameters that say only where a reader came from. */
const campaignParameters = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|ref|source|rss)$/i;

/** What addresses of articles are compared by: without fragment, final slash and what tells where readers come from. */
export function foldOrigin(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const { host, pathname, searchParams } = new URL(address);
  const query = new URLSearchParams([...searchParams].filter(([name]) => !campaignParameters.test(name)));
  query.sort();
  return (
    host.replace(/^www\./, '') +
    pathname.replace(/(?<!\/)\/+$/, '') +
    (query.size > 0 ? `?${query.toString()}` : '')
  );
}
