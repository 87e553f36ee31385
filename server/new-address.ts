import { findRedirect, type RedirectTable } from '#app/domain/redirects.ts';
import { pathOfPage, resolvePath, splitTarget } from './canonical-address.ts';

/** Returns the address to which the operator's redirects send a request, or a request for the data of a page. */
export function findNewAddress(redirects: RedirectTable | undefined, target: string): string | null {
  if (!redirects || redirects.size === 0) return null;
  const { path, query } = splitTarget(target);
  const parameters = new URLSearchParams(query);
  if (!parameters.has('_routes')) return findRedirect(redirects, pathOfPage(resolvePath(path)), query);
  parameters.delete('_routes');
  return findRedirect(redirects, pathOfPage(resolvePath(path)), parameters.toString());
}
