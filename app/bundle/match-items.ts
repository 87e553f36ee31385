/*
 * Recognises the same item from two providers (spec FEED-5): its addresses are equal apart from their queries, or its
 * titles are equal apart from case, punctuation and meaningless words.
 */

const emptyWords: ReadonlySet<string> = new Set(['game', 'online', 'html5', 'free']);

/** Returns the form in which titles are compared. "" matches no title. */
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

/**
 * Returns the form in which addresses are compared: without query, fragment and trailing slash. "" does not match any
 * address.
 */
export function foldAddress(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return `${host}${pathname.replace(/(?<!\/)\/+$/, '')}`;
}

/** Query parameters that only identify where a reader came from. */
const campaignParameters = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|ref|source|rss)$/i;

/**
 * Returns the form in which addresses of articles are compared: without fragment, trailing slash and campaign
 * parameters.
 */
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
