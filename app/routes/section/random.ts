import { readableIn } from '#app/domain/catalogue/translated-first.ts';
import { redirect } from 'react-router';
import { homeAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import { pickRandom } from '#app/domain/catalogue/random.ts';
import { cacheControl } from '#app/lib/cache-control.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { verticalOfPattern } from '#app/pages/layouts/parameters.server.ts';
import type { Route } from './+types/random';

export const handle = { hasLanguages: true } satisfies RoutePolicy;

/**
 * Redirects `/{prefix}/details` without an id to a random item, a different one each time, or to the home page of an
 * empty vertical (spec ADDR-5). In languages other than the main one, it chooses a translated item if there is one.
 */
export function loader({ context, pattern }: Route.LoaderArgs) {
  const { catalogue } = openPage(context, verticalOfPattern(context, pattern));
  const translated = catalogue.openItems.filter(readableIn(catalogue) ?? (() => true));
  const [item] = pickRandom(translated.length > 0 ? translated : catalogue.openItems, 1, Math.random);
  const address = item ? `${itemAddress(item)}#random` : homeAddress(catalogue);
  return redirect(address, { status: 302, headers: { 'Cache-Control': cacheControl.none } });
}
