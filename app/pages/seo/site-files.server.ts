import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Environment } from '#app/config/environment.server.ts';
import { siteUrl } from './meta.ts';
import { writeSecurityTxt } from '#app/settings/security-txt.ts';

/** A small file that the operator's settings make up. */
export interface SiteFile {
  type: string;
  body: string;
}

const securityAddress = '/.well-known/security.txt';
const adsTxt = '/ads.txt';
const appAdsTxt = '/app-ads.txt';
/** Addresses that are files whether their settings are given or not. */
const fixed: ReadonlySet<string> = new Set([adsTxt, appAdsTxt, securityAddress, '/security.txt']);

/** Whether an address belongs to the files of the operator's settings. */
export function isSiteFile(snapshot: Snapshot | null, path: string): boolean {
  return fixed.has(path) || (snapshot?.settings.verification.files.has(path.slice(1)) ?? false);
}

/** Returns the file at an address of `isSiteFile`, or `null` if its setting is empty. */
export function findSiteFile(
  { info, settings }: Pick<Snapshot, 'info' | 'settings'>,
  path: string,
  { environment, now }: { environment: Pick<Environment, 'siteUrl' | 'port'>; now: number },
): SiteFile | null {
  if (path === adsTxt) return textFile(settings.adsTxt);
  if (path === appAdsTxt) return textFile(settings.appAdsTxt);
  if (fixed.has(path)) {
    const address = siteUrl(info, environment) + securityAddress;
    return textFile(writeSecurityTxt(settings, { address, now }) ?? '');
  }
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

/** Files without an extension, such as apple-app-site-association, are JSON when they look like it. */
function typeOf(path: string, body: string): string {
  const [, extension = ''] = /\.([a-z]+)$/.exec(path) ?? [];
  return types.get(extension) ?? (body.trimStart().startsWith('{') ? 'application/json' : plain);
}
