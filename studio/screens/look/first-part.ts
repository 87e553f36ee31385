import { redirect } from 'react-router';
import type { StudioPolicy } from '../../server/policy.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** Opens the colours, the first tab of the screen. */
export function loader() {
  return redirect('/look/colours');
}
