import type { RouterContextProvider } from 'react-router';
import { addAuditEntry } from '#app/operators/audit-log.server.ts';
import type { Operator } from '#app/operators/operators.server.ts';
import { createSession } from '#app/operators/sessions.server.ts';
import { chargeSignIn, noteSignIn } from '#app/operators/sign-in-limits.server.ts';
import type { Db } from '#app/store/store.ts';
import { networkOf } from '#server/clients/networks.ts';
import { originContext, platformContext, senderContext } from '../server/context.ts';
import { actorOf, sessionCookie } from './session.server.ts';

type Context = Readonly<RouterContextProvider>;

/** How an operator proved their identity. */
export type SignInMethod = 'passkey' | 'password' | 'invitation';

/** Creates a session for an operator and records it. Returns the header that sets its cookie. */
export async function startSession(
  context: Context,
  db: Db,
  { operator, method }: { operator: Operator; method: SignInMethod },
): Promise<string> {
  const { clock } = context.get(platformContext);
  const client = context.get(senderContext);
  const now = clock.now();
  const id = await createSession(db, { operatorId: operator.id, client, now });
  await addAuditEntry(db, actorOf(context, operator), { action: 'sign-in', details: { method }, now });
  await noteSignIn(db, { network: networkOf(client.address), name: operator.name }, now);
  return sessionCookie(id, context.get(originContext));
}

/**
 * Records a failed attempt. The entered name is not stored, because people sometimes enter their password as the name.
 */
export async function noteFailedSignIn(context: Context, method: SignInMethod): Promise<void> {
  const { clock, store } = context.get(platformContext);
  await addAuditEntry(store.db, actorOf(context, null), {
    action: 'sign-in-failed',
    details: { method },
    now: clock.now(),
  });
}

/**
 * Counts an attempt to sign in towards the limits. Returns the seconds to wait, or 0 if the attempt is allowed. `name`
 * is the entered account name, if there is one.
 */
export function chargeAttempt(context: Context, name?: string): Promise<number> {
  const { clock, store } = context.get(platformContext);
  const network = networkOf(context.get(senderContext).address);
  return chargeSignIn(store.db, { network, name }, clock.now());
}
