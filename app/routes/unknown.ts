import { redirect } from 'react-router';
import { markLost } from '#app/shell/lost-visit.ts';
import type { Route } from './+types/unknown';

/** Redirects any unknown page address to the home page (spec ADDR-15). */
export function loader() {
  return redirect('/', 302);
}

/** Follows a link inside the portal. Asks the server, which knows the operator's redirects of old addresses. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  markLost();
  return serverLoader();
}
