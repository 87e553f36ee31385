import type { ActionFunctionArgs } from 'react-router';
import type { StudioPolicy } from '../../server/policy.ts';
import { runAdAction } from './save-ad.server.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

/** Changes ad entries without scripts. Also moves and switches off entries with scripts. */
export function action({ request, context }: ActionFunctionArgs) {
  return runAdAction({ request, context }, false);
}
