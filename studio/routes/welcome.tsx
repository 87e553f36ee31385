import { Fingerprint, KeyRound } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import { createPasskey, describeDevice } from '../access/browser-passkeys.ts';
import { useFaultText } from '../access/faults.ts';
import type { AppSetup } from '../access/new-password.server.ts';
import { PasswordSetup } from '../access/password-setup.tsx';
import { postJson } from '../access/post-json.ts';
import { RecoveryCodes } from '../access/recovery-codes.tsx';
import { SignInFrame } from '../access/sign-in-frame.tsx';
import { describeSite } from '../access/sign-in-site.server.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useInitialFocus } from '../ui/use-initial-focus.ts';

export const handle: StudioPolicy = { read: 'public' };

export function loader({ context }: LoaderFunctionArgs) {
  return { site: describeSite(context) };
}

const path = '/welcome/accept';

interface Invitation {
  /** Empty for the first operator, who chooses a name. */
  name: string;
  role: OperatorRole;
  isReset: boolean;
}

/** Why an invitation is not shown. Another attempt may succeed unless the invitation has expired. */
type Refusal = 'expired' | { fault: 'network' | 'wait'; seconds: number | undefined };

function refusalOf({ fault, seconds }: { fault?: string; seconds?: number }): Refusal {
  return fault === 'network' || fault === 'wait' ? { fault, seconds } : 'expired';
}

/** Whether a text has the form of a token. If a link was copied only in part, its text has another form. */
function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/**
 * The screen on which an operator accepts an invitation. Its token is in the fragment of the address, which browsers do
 * not send.
 */
export default function Welcome() {
  const { site } = useLoaderData<typeof loader>();
  const t = useMessages('access');
  const describe = useFaultText();
  const [token, setToken] = useState('');
  const [invitation, setInvitation] = useState<Invitation | 'loading' | Refusal>('loading');
  const [codes, setCodes] = useState<readonly string[]>([]);

  useEffect(() => {
    const found = location.hash.slice(1);
    const check = async () => {
      if (!isToken(found)) {
        setInvitation('expired');
        return;
      }
      const { isOk, body } = await postJson<Invitation>(path, { step: 'look', token: found });
      setToken(found);
      setInvitation(isOk ? body : refusalOf(body));
    };
    void check();
  }, []);

  if (codes.length > 0) {
    return (
      <SignInFrame site={site} title={t('codes.title')} text="">
        <RecoveryCodes codes={codes} onDone={() => location.assign('/')} />
      </SignInFrame>
    );
  }
  if (invitation === 'expired') {
    return (
      <SignInFrame site={site} title={t('expired.title')} text={t('expired.text')}>
        <LinkButton href="/sign-in">{t('expired.signIn')}</LinkButton>
      </SignInFrame>
    );
  }
  if (invitation !== 'loading' && 'fault' in invitation) {
    return (
      <SignInFrame site={site} title={t('welcome.title')} text="">
        <Banner>{describe(invitation.fault, invitation.seconds)}</Banner>
        <Button onPress={() => location.reload()}>{t('welcome.again')}</Button>
      </SignInFrame>
    );
  }
  if (invitation === 'loading') {
    return (
      <SignInFrame site={site} title={t('welcome.title')} text={t('welcome.loading')}>
        <Skeleton className="h-12 w-full" />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      site={site}
      title={invitation.isReset ? t('welcome.reset') : t('welcome.title')}
      text={
        invitation.name === ''
          ? t('welcome.first')
          : t('welcome.invited', { name: invitation.name, role: invitation.role })
      }
    >
      <ChooseMethod
        invitation={invitation}
        token={token}
        onDone={(recoveryCodes) => {
          // The token in the address has been used up, so it is removed.
          history.replaceState(history.state, '', '/welcome');
          if (recoveryCodes.length === 0) location.assign('/');
          else setCodes(recoveryCodes);
        }}
      />
    </SignInFrame>
  );
}

function ChooseMethod({
  invitation,
  token,
  onDone,
}: {
  invitation: Invitation;
  token: string;
  onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const t = useMessages('access');
  const describe = useFaultText();
  const [name, setName] = useState(invitation.name);
  const [app, setApp] = useState<AppSetup>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState<'passkey' | 'password' | null>(null);
  const base = { token, name };

  async function addPasskey() {
    setBusy('passkey');
    setFault(undefined);
    const options = await postJson(path, { ...base, step: 'passkey-options' });
    const made = options.isOk ? await createPasskey(options.body) : options.body;
    const device = describeDevice(navigator.userAgent);
    const result =
      'answer' in made
        ? await postJson(path, { ...base, step: 'passkey', device, answer: made.answer })
        : { isOk: false, body: made };
    setBusy(null);
    if (result.isOk) onDone([]);
    else setFault(result.body.fault);
  }

  async function choosePassword() {
    setBusy('password');
    setFault(undefined);
    const { isOk, body } = await postJson<AppSetup>(path, { ...base, step: 'password-options' });
    setBusy(null);
    if (isOk) setApp(body);
    else setFault(body.fault);
  }

  if (app) {
    return (
      <PasswordSetup path={path} base={base} app={app} onPasskey={() => setApp(undefined)} onDone={onDone} />
    );
  }
  return (
    <MethodForm onSubmit={() => void addPasskey()}>
      {fault && fault !== 'name' && <Banner>{describe(fault)}</Banner>}
      {invitation.name === '' && (
        <TextField
          label={t('welcome.name')}
          help={t('welcome.nameHelp')}
          autoComplete="name"
          value={name}
          onChange={setName}
          error={fault === 'name' ? describe(fault) : undefined}
          isRequired
        />
      )}
      <Button
        kind="primary"
        size="large"
        icon={<Fingerprint aria-hidden className="size-5" />}
        type="submit"
        isBusy={busy === 'passkey'}
      >
        {t('welcome.passkey')}
      </Button>
      <p className="text-secondary text-on-sidebar-muted">{t('welcome.passkeyHelp')}</p>
      <Button
        icon={<KeyRound aria-hidden className="size-4" />}
        isBusy={busy === 'password'}
        onPress={() => void choosePassword()}
      >
        {t('welcome.password')}
      </Button>
    </MethodForm>
  );
}

/** A form that focuses its first control whenever it appears. */
function MethodForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const form = useInitialFocus<HTMLFormElement>();
  return (
    <form
      ref={form}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
