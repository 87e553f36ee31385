import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { addAuditEntry } from '#app/operators/audit-log.server.ts';
import { signInWithPassword } from '#app/operators/credentials.server.ts';
import { renewSession } from '#app/operators/sessions.server.ts';
import { offerAuthentication, verifyAuthentication } from '../access/ceremonies.server.ts';
import { readJson } from '../access/read-json.server.ts';
import { actorOf, requireSession, sessionCookie } from '../access/session.server.ts';
import { chargeAttempt, noteFailedSignIn } from '../access/sign-in.server.ts';
import { originContext, platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'viewer' };

const schema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('options') }),
  z.object({ step: z.literal('passkey'), answer: z.unknown() }),
  z.object({ step: z.literal('password'), password: z.string().max(1_000), code: z.string().max(100) }),
]);

/** Proves the identity of the signed-in operator again, which allows dangerous actions for ten minutes. */
export async function action({ request, context }: ActionFunctionArgs) {
  const body = await readJson(request, schema);
  const { store, clock } = context.get(platformContext);
  const { db } = store;
  const { hash, operator } = requireSession(context);
  const now = clock.now();
  const origin = context.get(originContext);
  const ceremony = { db, origin, now, purpose: `confirm ${operator.id}` };
  const wait = await chargeAttempt(context, body.step === 'password' ? operator.name : undefined);
  if (wait > 0) return Response.json({ fault: 'wait', seconds: wait }, { status: 429 });
  if (body.step === 'options') return Response.json(await offerAuthentication(ceremony));
  const proved =
    body.step === 'passkey'
      ? await verifyAuthentication(ceremony, body.answer)
      : ((await signInWithPassword(db, { ...body, name: operator.name }, now))?.id ?? null);
  if (proved !== operator.id) {
    await noteFailedSignIn(context, body.step);
    return Response.json({ fault: 'unknown' }, { status: 403 });
  }
  const id = await renewSession(db, hash, now);
  await addAuditEntry(db, actorOf(context), { action: 'confirm', details: { method: body.step }, now });
  return Response.json({}, { headers: { 'Set-Cookie': sessionCookie(id, origin) } });
}
