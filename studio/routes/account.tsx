import { data, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { useMessages } from '#app/messages/use-messages.ts';
import { addAuditEntry } from '#app/operators/audit-log.server.ts';
import { describePassword } from '#app/operators/credentials.server.ts';
import { listPasskeys } from '#app/operators/passkeys.server.ts';
import { endOtherSessions, endSession, listSessions } from '#app/operators/sessions.server.ts';
import { describeDevice } from '../access/browser-passkeys.ts';
import { useFaultText } from '../access/faults.ts';
import { PasskeysCard } from '../access/passkeys-card.tsx';
import { PasswordCard } from '../access/password-card.tsx';
import { actorOf, requireSession } from '../access/session.server.ts';
import { SessionsCard } from '../access/sessions-card.tsx';
import { useAccountChange } from '../access/use-account-change.ts';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { readForm } from '../server/read-form.server.ts';
import { Banner } from '../ui/banner.tsx';
import { PageHeader, Screen } from '../ui/page-header.tsx';

export const handle: StudioPolicy = { read: 'viewer', write: 'viewer' };

export async function loader({ context }: LoaderFunctionArgs) {
  const { store, clock } = context.get(platformContext);
  const { operator, hash } = requireSession(context);
  const now = clock.now();
  const passkeys = await listPasskeys(store.db, operator.id);
  const sessions = await listSessions(store.db, operator.id, now);
  return {
    now,
    operator: { name: operator.name, role: operator.role },
    ...(await describePassword(store.db, operator.id)),
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
    sessions: sessions.map(({ hash: id, seenAt, address, userAgent }) => ({
      id,
      seenAt,
      address,
      device: describeDevice(userAgent),
      isOwn: id === hash,
    })),
  };
}

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('end-session'), id: z.string().max(100) }),
  z.object({ intent: z.literal('end-others') }),
]);

/** Ends sessions of the operator. */
export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  const { store, clock } = context.get(platformContext);
  const { operator, hash } = requireSession(context);
  if (parsed.data.intent === 'end-others') await endOtherSessions(store.db, operator.id, hash);
  else await endSession(store.db, operator.id, parsed.data.id);
  await addAuditEntry(store.db, actorOf(context), { action: 'session-end', now: clock.now() });
  return null;
}

/** The operator's own account: ways to sign in, and signed-in browsers. */
export default function Account() {
  const { now, operator, hasPassword, recoveryCodes, passkeys, sessions } = useLoaderData<typeof loader>();
  const t = useMessages('access');
  const describe = useFaultText();
  const account = useAccountChange();
  return (
    <Screen isNarrow>
      <title>{t('account.title')}</title>
      <PageHeader title={t('account.title')} status={operator.name} />
      <div className="flex flex-col gap-4">
        {account.fault && <Banner>{describe(account.fault)}</Banner>}
        <PasskeysCard passkeys={passkeys} now={now} account={account} />
        <PasswordCard hasPassword={hasPassword} recoveryCodes={recoveryCodes} account={account} />
        <SessionsCard sessions={sessions} now={now} />
      </div>
    </Screen>
  );
}
