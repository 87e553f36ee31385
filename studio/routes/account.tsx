import { Fingerprint, KeyRound, Laptop, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  data,
  useFetcher,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { z } from 'zod';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { addAuditEntry } from '#app/operators/audit-log.server.ts';
import { describePassword } from '#app/operators/credentials.server.ts';
import { listPasskeys } from '#app/operators/passkeys.server.ts';
import { endOtherSessions, endSession, listSessions } from '#app/operators/sessions.server.ts';
import { createPasskey, describeDevice } from '../access/browser-passkeys.ts';
import { useConfirm } from '../access/confirm-provider.tsx';
import { useFaultText } from '../access/faults.ts';
import type { AppSetup } from '../access/new-password.server.ts';
import { PasswordSetup } from '../access/password-setup.tsx';
import { postJson } from '../access/post-json.ts';
import { RecoveryCodes } from '../access/recovery-codes.tsx';
import { actorOf, requireSession } from '../access/session.server.ts';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { readForm } from '../server/read-form.server.ts';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PageHeader, Screen } from '../ui/page-header.tsx';
import { describeTime, Time } from '../ui/time.tsx';
import { showToast } from '../ui/toast.tsx';

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

const path = '/account/access';

/** The operator's own account: ways to sign in, and signed-in browsers. */
export default function Account() {
  const { now, operator, hasPassword, recoveryCodes, passkeys, sessions } = useLoaderData<typeof loader>();
  const t = useMessages('access');
  const formats = useFormats();
  const describe = useFaultText();
  const confirm = useConfirm();
  const fetcher = useFetcher();
  const { revalidate } = useRevalidator();
  const [fault, setFault] = useState<string>();
  const [app, setApp] = useState<AppSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);

  /** Sends a change after the operator has proved their identity. */
  async function send<Body>(body: object) {
    setFault(undefined);
    if (!(await confirm())) return null;
    const answer = await postJson<Body>(path, body);
    if (!answer.isOk) setFault(answer.body.fault ?? 'unknown');
    return answer.isOk ? answer.body : null;
  }

  async function addPasskey() {
    setBusy(true);
    const options = await send({ step: 'passkey-options' });
    const made = options && (await createPasskey(options));
    if (made && 'fault' in made) setFault(made.fault);
    if (made && 'answer' in made) {
      const device = describeDevice(navigator.userAgent);
      if (await send({ step: 'passkey', device, answer: made.answer })) {
        showToast({ text: t('account.passkeyAdded') });
        await revalidate();
      }
    }
    setBusy(false);
  }

  async function change(body: object, done: string) {
    if (!(await send(body))) return;
    showToast({ text: done });
    await revalidate();
  }

  return (
    <Screen isNarrow>
      <title>{t('account.title')}</title>
      <PageHeader title={t('account.title')} status={operator.name} />
      <div className="flex flex-col gap-4">
        {fault && <Banner>{describe(fault)}</Banner>}
        <Card
          title={t('account.passkeys')}
          side={
            <Button
              size="small"
              icon={<Plus aria-hidden className="size-4" />}
              isBusy={isBusy}
              onPress={() => void addPasskey()}
            >
              {t('account.addPasskey')}
            </Button>
          }
          isFlush
        >
          <ul>
            {passkeys.map(({ id, name, createdAt, usedAt }) => (
              <li
                key={id}
                className="flex items-center gap-3 border-b border-divider px-5 py-3 last:border-0"
              >
                <Fingerprint aria-hidden className="size-5 shrink-0 text-muted" />
                <div className="min-w-0 flex-1">
                  <p className="truncate font-semibold">{name}</p>
                  <p className="text-secondary text-faint">
                    {t('account.used', { time: describeTime(formats, { value: usedAt ?? createdAt, now }) })}
                  </p>
                </div>
                <IconButton
                  label={t('account.removePasskey', { name })}
                  icon={<Trash2 aria-hidden className="size-4" />}
                  onPress={() => void change({ step: 'remove-passkey', id }, t('account.passkeyRemoved'))}
                />
              </li>
            ))}
          </ul>
          {passkeys.length === 0 && <p className="px-5 py-4 text-muted">{t('account.noPasskeys')}</p>}
        </Card>
        <Card title={t('account.password')}>
          <div className="flex flex-wrap items-center gap-3">
            <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
            <p className="min-w-52 flex-1 text-muted">
              {hasPassword ? t('account.hasPassword', { count: recoveryCodes }) : t('account.noPassword')}
            </p>
            <Button
              size="small"
              onPress={() =>
                void send<AppSetup>({ step: 'password-options' }).then((made) => {
                  if (made?.secret && made.picture) setApp({ secret: made.secret, picture: made.picture });
                })
              }
            >
              {hasPassword ? t('account.changePassword') : t('account.setPassword')}
            </Button>
            {hasPassword && (
              <>
                <Button
                  size="small"
                  onPress={() =>
                    void send<{ recoveryCodes: string[] }>({ step: 'recovery-codes' }).then((made) =>
                      setCodes(made?.recoveryCodes ?? []),
                    )
                  }
                >
                  {t('account.newCodes')}
                </Button>
                <Button
                  size="small"
                  kind="danger"
                  onPress={() => void change({ step: 'remove-password' }, t('account.passwordRemoved'))}
                >
                  {t('account.removePassword')}
                </Button>
              </>
            )}
          </div>
        </Card>
        <Card
          title={t('account.sessions')}
          side={
            sessions.length > 1 && (
              <Button
                size="small"
                onPress={() => void fetcher.submit({ intent: 'end-others' }, { method: 'post' })}
              >
                {t('account.endOthers')}
              </Button>
            )
          }
          isFlush
        >
          <ul>
            {sessions.map(({ id, seenAt, address, device, isOwn }) => (
              <li
                key={id}
                className="flex items-center gap-3 border-b border-divider px-5 py-3 last:border-0"
              >
                <Laptop aria-hidden className="size-5 shrink-0 text-muted" />
                <div className="min-w-0 flex-1">
                  <p className="truncate font-semibold">{device || t('account.unknownDevice')}</p>
                  <p className="text-secondary text-faint">
                    {address} · <Time value={seenAt} now={now} />
                  </p>
                </div>
                {isOwn ? (
                  <Badge kind="success">{t('account.thisBrowser')}</Badge>
                ) : (
                  <Button
                    size="small"
                    onPress={() => void fetcher.submit({ intent: 'end-session', id }, { method: 'post' })}
                  >
                    {t('account.endSession')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      </div>
      {app && (
        <Dialog title={t('account.setPassword')} isOpen onClose={() => setApp(null)}>
          <PasswordSetup
            path={path}
            base={{}}
            app={app}
            onDone={(made) => {
              setApp(null);
              setCodes(made);
            }}
          />
        </Dialog>
      )}
      {codes.length > 0 && (
        <Dialog
          title={t('codes.title')}
          isOpen
          onClose={() => {
            setCodes([]);
            void revalidate();
          }}
        >
          <RecoveryCodes
            codes={codes}
            onDone={() => {
              setCodes([]);
              void revalidate();
            }}
          />
        </Dialog>
      )}
    </Screen>
  );
}
