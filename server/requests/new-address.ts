import { findRedirectInLanguage } from '#app/domain/redirects.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { pathOfPage, resolvePath, splitTarget } from './canonical-address.ts';

/**
 * Returns the address to which the operator's redirects send a request for a page or for its data, or `null`. A
 * redirect applies in every language and leads to a page of the same language.
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
  return findRedirectInLanguage(redirects, settings.languages, whole, query);
}

/** Removes the parameter with which React Router requests a part of the page's data. */
function withoutRoutes(query: string): string {
  const parameters = new URLSearchParams(query);
  if (!parameters.has('_routes')) return query;
  parameters.delete('_routes');
  return parameters.toString();
}
