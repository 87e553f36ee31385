import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { findOperator } from '#app/operators/operators.server.ts';
import { offerAuthentication, verifyAuthentication } from '../access/ceremonies.server.ts';
import { readJson } from '../access/read-json.server.ts';
import { chargeAttempt, noteFailedSignIn, startSession } from '../access/sign-in.server.ts';
import { originContext, platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';

export const handle: StudioPolicy = { read: 'public', write: 'public' };

const schema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('options') }),
  z.object({ step: z.literal('answer'), answer: z.unknown() }),
]);

/** Signs in with a passkey, in two steps. */
export async function action({ request, context }: ActionFunctionArgs) {
  const body = await readJson(request, schema);
  const { store, clock } = context.get(platformContext);
  const ceremony = {
    db: store.db,
    origin: context.get(originContext),
    now: clock.now(),
    purpose: 'sign-in',
  };
  const wait = await chargeAttempt(context);
  if (wait > 0) return Response.json({ fault: 'wait', seconds: wait }, { status: 429 });
  if (body.step === 'options') return Response.json(await offerAuthentication(ceremony));
  const operatorId = await verifyAuthentication(ceremony, body.answer);
  const operator = operatorId === null ? null : await findOperator(store.db, operatorId);
  if (!operator) {
    await noteFailedSignIn(context, 'passkey');
    return Response.json({ fault: 'unknown' }, { status: 403 });
  }
  const cookie = await startSession(context, store.db, { operator, method: 'passkey' });
  return Response.json({}, { headers: { 'Set-Cookie': cookie } });
}
