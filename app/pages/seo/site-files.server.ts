import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Environment } from '#app/config/environment.server.ts';
import { siteUrl } from './meta.ts';
import { writeSecurityTxt } from '#app/settings/security-txt.ts';

/** A small file with content from the operator's settings or the environment. */
export interface SiteFile {
  type: string;
  body: string;
}

const securityAddress = '/.well-known/security.txt';
const adsTxt = '/ads.txt';
const appAdsTxt = '/app-ads.txt';
/** Addresses that are reserved for files even if the settings of these files are empty. */
const fixed: ReadonlySet<string> = new Set([adsTxt, appAdsTxt, securityAddress, '/security.txt']);

/** Reports whether an address belongs to the files from the operator's settings, or is the key file of IndexNow. */
export function isSiteFile(
  snapshot: Snapshot | null,
  path: string,
  { indexNow }: Pick<Environment, 'indexNow'>,
): boolean {
  if (fixed.has(path) || (indexNow && path === `/${indexNow.key}.txt`)) return true;
  return snapshot?.settings.verification.files.has(path.slice(1)) ?? false;
}

/** Returns the file at an address that `isSiteFile` accepts, or `null` if the file's setting is empty. */
export function findSiteFile(
  { info, settings }: Pick<Snapshot, 'info' | 'settings'>,
  path: string,
  { environment, now }: { environment: Pick<Environment, 'siteUrl' | 'port' | 'indexNow'>; now: number },
): SiteFile | null {
  if (path === adsTxt) return textFile(settings.adsTxt);
  if (path === appAdsTxt) return textFile(settings.appAdsTxt);
  if (fixed.has(path)) {
    const address = siteUrl(info, environment) + securityAddress;
    return textFile(writeSecurityTxt(settings, { address, now }) ?? '');
  }
  const { indexNow } = environment;
  if (indexNow && path === `/${indexNow.key}.txt`) return { type: plain, body: indexNow.key };
  const body = settings.verification.files.get(path.slice(1));
  return body === undefined ? null : { type: typeOf(path, body), body };
}

function textFile(text: string): SiteFile | null {
  return text === '' ? null : { type: plain, body: text.endsWith('\n') ? text : `${text}\n` };
}

const plain = 'text/plain; charset=utf-8';
const types = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['xml', 'application/xml; charset=utf-8'],
  ['json', 'application/json'],
  ['txt', plain],
]);

/**
 * Detects the content type. Files without an extension, such as apple-app-site-association, are JSON if they look like
 * it.
 */
function typeOf(path: string, body: string): string {
  const [, extension = ''] = /\.([a-z]+)$/.exec(path) ?? [];
  return types.get(extension) ?? (body.trimStart().startsWith('{') ? 'application/json' : plain);
}
