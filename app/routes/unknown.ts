import { redirect } from 'react-router';

/** Any unknown page address leads home (PRODUCT 2). */
export function loader() {
  return redirect('/', 302);
}
