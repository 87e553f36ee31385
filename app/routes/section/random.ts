import { redirectToRandom } from '#app/pages/layouts/random-details.server.ts';
import { verticalOfPattern } from '#app/pages/layouts/vertical-of-pattern.server.ts';
import type { Route } from './+types/random';

/** Redirects to a random item, `/{prefix}/details` (spec ADDR-5). */
export function loader({ context, pattern }: Route.LoaderArgs) {
  return redirectToRandom(context, verticalOfPattern(context, pattern));
}
