import type { ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { addAuditEntry } from '#app/operators/audit-log.server.ts';
import { setPassword } from '#app/operators/credentials.server.ts';
import { acceptInvitation, findInvitation } from '#app/operators/invitations.server.ts';
import { parseOperatorName, type Operator } from '#app/operators/operators.server.ts';
import { addPasskey } from '#app/operators/passkeys.server.ts';
import { hashToken } from '#app/operators/tokens.server.ts';
import type { Db } from '#app/store/store.ts';
import { siteName } from '#app/domain/site-name.ts';
import { offerRegistration, verifyRegistration } from '../access/ceremonies.server.ts';
import { acceptNewPassword, offerApp } from '../access/new-password.server.ts';
import { readJson } from '../access/read-json.server.ts';
import { actorOf } from '../access/session.server.ts';
import { chargeAttempt, startSession } from '../access/sign-in.server.ts';
import { originContext, platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';

export const handle: StudioPolicy = { read: 'public', write: 'public' };

const token = z.string().regex(/^[\w-]{43}$/);
const name = z.string().max(200);
const schema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('look'), token }),
  z.object({ step: z.literal('passkey-options'), token, name }),
  z.object({ step: z.literal('passkey'), token, name, device: z.string().max(100), answer: z.unknown() }),
  z.object({ step: z.literal('password-options'), token, name }),
  z.object({
    step: z.literal('password'),
    token,
    name,
    password: z.string().max(1_000),
    secret: z.string().max(100),
    code: z.string().max(100),
  }),
]);

/** Accepts an invitation: shows it, then sets up the first way to sign in and signs in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const body = await readJson(request, schema);
  const { store, clock, snapshots } = context.get(platformContext);
  const { db } = store;
  const now = clock.now();
  const invitation = await findInvitation(db, body.token, now);
  if (!invitation) {
    const wait = await chargeAttempt(context);
    if (wait > 0) return Response.json({ fault: 'wait', seconds: wait }, { status: 429 });
    return Response.json({ fault: 'expired' }, { status: 403 });
  }
  const isNamed = invitation.name !== '';
  if (body.step === 'look') {
    const { role, operatorId } = invitation;
    return Response.json({ name: invitation.name, role, isReset: operatorId !== null });
  }
  const chosen = isNamed ? invitation.name : parseOperatorName(body.name);
  if (chosen === null) return Response.json({ fault: 'name' }, { status: 422 });
  const purpose = `welcome ${hashToken(body.token)}`;
  const ceremony = { db, origin: context.get(originContext), now, purpose };
  if (body.step === 'passkey-options') {
    const snapshot = snapshots.current();
    const site = `${snapshot ? siteName(snapshot) : 'Portico'} Studio`;
    return Response.json(await offerRegistration(ceremony, { name: chosen, site, existing: [] }));
  }
  if (body.step === 'password-options') return Response.json(offerApp(context, chosen));

  if (body.step === 'passkey') {
    const passkey = await verifyRegistration(ceremony, body.answer);
    if (!passkey) return Response.json({ fault: 'unknown' }, { status: 422 });
    return join(context, { token: body.token, name: chosen }, async (trx, { id }) => {
      await addPasskey(trx, { ...passkey, operatorId: id, name: deviceName(body.device), createdAt: now });
      return [];
    });
  }
  const prepared = await acceptNewPassword(body, { name: chosen, now });
  if (typeof prepared === 'string') return Response.json({ fault: prepared }, { status: 422 });
  return join(context, { token: body.token, name: chosen }, (trx, { id }) => setPassword(trx, id, prepared));
}

/** Consumes the invitation, sets up the sign-in and creates the session, in one transaction. */
async function join(
  context: Readonly<RouterContextProvider>,
  invited: { token: string; name: string },
  setUp: (db: Db, operator: Operator) => Promise<string[]>,
): Promise<Response> {
  const { store, clock } = context.get(platformContext);
  const now = clock.now();
  return store.db.transaction().execute(async (db) => {
    const operator = await acceptInvitation(db, { ...invited, now });
    if (!operator) return Response.json({ fault: 'expired' }, { status: 403 });
    const recoveryCodes = await setUp(db, operator);
    await addAuditEntry(db, actorOf(context, operator), {
      action: 'operator-join',
      subject: operator.name,
      details: { role: operator.role },
      now,
    });
    const cookie = await startSession(context, db, { operator, method: 'invitation' });
    return Response.json({ recoveryCodes }, { headers: { 'Set-Cookie': cookie } });
  });
}

/** Returns the name of a device as it is stored. */
function deviceName(given: string): string {
  return (
    given
      .replaceAll(/[\p{C}]/gu, '')
      .trim()
      .slice(0, 60) || 'Passkey'
  );
}
