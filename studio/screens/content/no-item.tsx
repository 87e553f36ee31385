import type { StudioPolicy } from '../../server/policy.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** The section without an open item. */
export default function NoItem() {
  return null;
}
