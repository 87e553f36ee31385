/** Files that the portal itself serves, by their path without the first slash. No other file or address can replace them. */
export const ownFiles: ReadonlySet<string> = new Set([
  'healthz',
  'readyz',
  'metrics',
  'ads.txt',
  'app-ads.txt',
  'security.txt',
  '.well-known/security.txt',
  'robots.txt',
  'sitemap.xml',
  'opensearch.xml',
  'manifest.webmanifest',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
]);
