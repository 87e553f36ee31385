import { cacheControl } from '#app/lib/cache-control.ts';
import { dropForbiddenCharacters } from '#app/lib/allowed-characters.ts';

/** Namespaces that a sitemap can use besides that of the protocol, keyed by the prefixes of their elements. */
const sitemapNamespaces = {
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9',
  xhtml: 'http://www.w3.org/1999/xhtml',
} as const;

/** Returns the answer with a sitemap. `rows` are the elements within the root element. */
export function sitemapResponse(
  root: 'sitemapindex' | 'urlset',
  rows: readonly string[],
  extensions: readonly (keyof typeof sitemapNamespaces)[] = [],
): Response {
  const namespaces = extensions.map((prefix) => ` xmlns:${prefix}="${sitemapNamespaces[prefix]}"`);
  const start = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces.join('')}>\n`;
  const text = `${start}${rows.join('')}</${root}>\n`;
  return new Response(new TextEncoder().encode(dropForbiddenCharacters(text)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cacheControl.description },
  });
}

/** Formats a W3C date and time in whole seconds. */
export function sitemapTime(unixSeconds: number): string {
  return `${new Date(unixSeconds * 1000).toISOString().slice(0, 19)}Z`;
}

/** The protocol allows files of at most 50,000 addresses and 50 MB. */
const fileLimit = 50_000;
/** The largest number of languages with which a file of 50,000 entries has less than 50 MB. */
const languagesOfFullFile = 4;

/** Returns how many addresses a file may have. Each entry contains its address in every language of the site. */
export function addressesPerFile(languages: number): number {
  return Math.floor(fileLimit / Math.max(1, Math.ceil(languages / languagesOfFullFile)));
}
