import { redirect } from 'react-router';
import { markLost } from '#app/shell/lost-visit.ts';

/** Redirects any unknown page address to the home page (spec ADDR-15). */
export function loader() {
  return redirect('/', 302);
}

/** The same for a link inside the portal, with a message. */
export function clientLoader() {
  markLost();
  return redirect('/', 302);
}
