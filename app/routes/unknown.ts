import { redirect } from 'react-router';

/** Redirects any unknown page address to the home page (PRODUCT 2). */
export function loader() {
  return redirect('/', 302);
}
