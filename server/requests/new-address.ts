import { addLanguage, splitLanguage, type SiteLanguages } from '#app/domain/languages.ts';
import { addressKey, findRedirect } from '#app/domain/redirects.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { pathOfPage, resolvePath, splitTarget } from './canonical-address.ts';

/**
 * Returns the address to which the operator's redirects send a request, or a request for the data of a page. A redirect
 * applies in every language and leads to a page of the same language.
 */
export function findNewAddress(
  snapshot: Pick<Snapshot, 'redirects' | 'settings'> | null,
  target: string,
): string | null {
  if (!snapshot || snapshot.redirects.size === 0) return null;
  const { redirects, settings } = snapshot;
  const { path, query: received } = splitTarget(target);
  const query = withoutRoutes(received);
  const whole = pathOfPage(resolvePath(path));
  const exact = findRedirect(redirects, whole, query);
  if (exact !== null) return exact;
  const local = splitLanguage(settings.languages, whole);
  const found = local.prefix === '' ? null : findRedirect(redirects, local.path, query);
  const address = found === null ? null : inLanguage(settings.languages, local.prefix, found);
  // `/old` may lead to `/de/old`, which must not lead to itself.
  return address === null || addressKey(splitTarget(address).path) === addressKey(whole) ? null : address;
}

/** Adds the prefix of a language to the address of a page, unless the address names its language. */
function inLanguage(languages: SiteLanguages, prefix: string, address: string): string {
  const { path } = splitTarget(address);
  return splitLanguage(languages, path).prefix === '' ? addLanguage(prefix, address) : address;
}

/** Removes the parameter with which React Router requests a part of the page's data. */
function withoutRoutes(query: string): string {
  const parameters = new URLSearchParams(query);
  if (!parameters.has('_routes')) return query;
  parameters.delete('_routes');
  return parameters.toString();
}
