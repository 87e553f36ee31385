import { redirect } from 'react-router';

/** Redirects any unknown page address to the home page (spec ADDR-15). */
export function loader() {
  return redirect('/', 302);
}
