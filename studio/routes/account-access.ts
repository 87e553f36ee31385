import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { addAuditEntry, type AuditedAction } from '#app/operators/audit-log.server.ts';
import {
  describePassword,
  removePassword,
  replaceRecoveryCodes,
  setPassword,
} from '#app/operators/credentials.server.ts';
import { addPasskey, listPasskeys, removePasskey } from '#app/operators/passkeys.server.ts';
import { endOtherSessions } from '#app/operators/sessions.server.ts';
import { siteName } from '#app/domain/site-name.ts';
import { offerRegistration, verifyRegistration } from '../access/ceremonies.server.ts';
import { acceptNewPassword, offerApp } from '../access/new-password.server.ts';
import { readJson } from '../access/read-json.server.ts';
import { actorOf, requireSession } from '../access/session.server.ts';
import { originContext, platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'viewer', isConfirmed: true };

const schema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('passkey-options') }),
  z.object({ step: z.literal('passkey'), device: z.string().max(100), answer: z.unknown() }),
  z.object({ step: z.literal('remove-passkey'), id: z.string().max(2_000) }),
  z.object({ step: z.literal('password-options') }),
  z.object({
    step: z.literal('password'),
    password: z.string().max(1_000),
    secret: z.string().max(100),
    code: z.string().max(100),
  }),
  z.object({ step: z.literal('remove-password') }),
  z.object({ step: z.literal('recovery-codes') }),
]);

/** Changes how the operator signs in. Their other sessions end with each change. */
export async function action({ request, context }: ActionFunctionArgs) {
  const body = await readJson(request, schema);
  const { store, clock, snapshots } = context.get(platformContext);
  const { db } = store;
  const { operator, hash } = requireSession(context);
  const now = clock.now();
  const ceremony = { db, origin: context.get(originContext), now, purpose: `passkey ${operator.id}` };
  const passkeys = await listPasskeys(db, operator.id);
  const { hasPassword } = await describePassword(db, operator.id);

  const finish = async (
    done: { action: AuditedAction; subject?: string },
    result: Readonly<Record<string, unknown>> = {},
  ) => {
    await endOtherSessions(db, operator.id, hash);
    await addAuditEntry(db, actorOf(context), { ...done, now });
    return Response.json(result);
  };

  switch (body.step) {
    case 'passkey-options': {
      const snapshot = snapshots.current();
      const site = `${snapshot ? siteName(snapshot) : 'Portico'} Studio`;
      return Response.json(
        await offerRegistration(ceremony, { name: operator.name, site, existing: passkeys }),
      );
    }
    case 'passkey': {
      const passkey = await verifyRegistration(ceremony, body.answer);
      if (!passkey) return Response.json({ fault: 'unknown' }, { status: 422 });
      const name =
        body.device
          .replaceAll(/[\p{C}]/gu, '')
          .trim()
          .slice(0, 60) || 'Passkey';
      await addPasskey(db, { ...passkey, operatorId: operator.id, name, createdAt: now });
      return finish({ action: 'passkey-add', subject: name });
    }
    case 'remove-passkey': {
      if (passkeys.length === 1 && !hasPassword) return Response.json({ fault: 'last' }, { status: 422 });
      const removed = passkeys.find(({ id }) => id === body.id);
      if (!removed || !(await removePasskey(db, operator.id, body.id))) {
        return Response.json({ fault: 'unknown' }, { status: 404 });
      }
      return finish({ action: 'passkey-remove', subject: removed.name });
    }
    case 'password-options':
      return Response.json(offerApp(context, operator.name));
    case 'password': {
      const prepared = await acceptNewPassword(body, { name: operator.name, now });
      if (typeof prepared === 'string') return Response.json({ fault: prepared }, { status: 422 });
      return finish(
        { action: 'password-set' },
        { recoveryCodes: await setPassword(db, operator.id, prepared) },
      );
    }
    case 'remove-password':
      if (passkeys.length === 0) return Response.json({ fault: 'last' }, { status: 422 });
      await removePassword(db, operator.id);
      return finish({ action: 'password-remove' });
    case 'recovery-codes':
      if (!hasPassword) return Response.json({ fault: 'unknown' }, { status: 422 });
      return finish(
        { action: 'recovery-codes' },
        { recoveryCodes: await replaceRecoveryCodes(db, operator.id) },
      );
  }
}
