import type { ActionFunctionArgs } from 'react-router';
import type { StudioPolicy } from '../../server/policy.ts';
import { runAdAction } from './save-ad.server.ts';

/** A script of an ad entry can do everything that the portal's own scripts can do in the pages of visitors. */
export const handle: StudioPolicy = { read: 'owner', write: 'owner', isConfirmed: true };

/** Changes ad entries, including those with scripts. */
export function action({ request, context }: ActionFunctionArgs) {
  return runAdAction({ request, context }, true);
}
