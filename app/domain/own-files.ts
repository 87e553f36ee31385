/**
 * Files that the portal itself serves, by their path without the first slash. No other file or address can replace
 * them.
 */
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

/**
 * Folders that contain no pages: the portal's own files, pictures, ad code, data endpoints, measured ads and links to
 * previews.
 */
const ownFolders = ['/ads/', '/api/', '/assets/', '/measure/', '/media/', '/preview/'];

/** Returns whether an address is in a folder without pages. */
export function isInOwnFolder(path: string): boolean {
  return ownFolders.some((folder) => path.startsWith(folder));
}
