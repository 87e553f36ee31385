import { redirect } from 'react-router';
import type { StudioPolicy } from '../../server/policy.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** The screen begins with the colours. */
export function loader() {
  return redirect('/look/colours');
}
