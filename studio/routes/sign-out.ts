import { redirect, type ActionFunctionArgs } from 'react-router';
import { addAuditEntry } from '#app/operators/audit-log.server.ts';
import { endSession } from '#app/operators/sessions.server.ts';
import { actorOf, requireSession, sessionCookie } from '../access/session.server.ts';
import { originContext, platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'viewer' };

/** Ends the session of this browser and deletes the data that the browser has stored. */
export async function action({ context }: ActionFunctionArgs) {
  const { store, clock } = context.get(platformContext);
  const { hash, operator } = requireSession(context);
  await endSession(store.db, operator.id, hash);
  await addAuditEntry(store.db, actorOf(context), { action: 'sign-out', now: clock.now() });
  return redirect('/sign-in', {
    headers: {
      'Set-Cookie': sessionCookie(null, context.get(originContext)),
      'Clear-Site-Data': '"cache", "storage"',
    },
  });
}

export function loader() {
  return redirect('/');
}
