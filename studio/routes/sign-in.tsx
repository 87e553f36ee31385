import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { Tag } from '#app/messages/translate.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { signInWithPassword } from '#app/operators/credentials.server.ts';
import { countOperators } from '#app/operators/operators.server.ts';
import { returnAddress } from '../access/authorise.server.ts';
import { signWithPasskey } from '../access/browser-passkeys.ts';
import { useFaultText } from '../access/faults.ts';
import { postJson } from '../access/post-json.ts';
import { sessionContext } from '../access/session.server.ts';
import { SignInFrame } from '../access/sign-in-frame.tsx';
import { describeSite } from '../access/sign-in-site.server.ts';
import { chargeAttempt, noteFailedSignIn, startSession } from '../access/sign-in.server.ts';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { readForm } from '../server/read-form.server.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

export const handle: StudioPolicy = { read: 'public', write: 'public' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const to = returnAddress(new URL(request.url).searchParams.get('to'));
  if (context.get(sessionContext)) throw redirect(to);
  const { store } = context.get(platformContext);
  return { to, site: describeSite(context), hasOperators: (await countOperators(store.db)) > 0 };
}

/** Signs in with name, password and code. The answer does not reveal which of them is wrong. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const fieldText = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value.slice(0, 1_000) : '';
  };
  const attempt = { name: fieldText('name'), password: fieldText('password'), code: fieldText('code') };
  const { store, clock } = context.get(platformContext);
  const wait = await chargeAttempt(context, attempt.name);
  if (wait > 0) return data({ fault: 'wait', seconds: wait }, { status: 429 });
  const operator = await signInWithPassword(store.db, attempt, clock.now());
  if (!operator) {
    await noteFailedSignIn(context, 'password');
    return data({ fault: 'password', seconds: 0 }, { status: 403 });
  }
  const cookie = await startSession(context, store.db, { operator, method: 'password' });
  throw redirect(returnAddress(fieldText('to')), { headers: { 'Set-Cookie': cookie } });
}

/** Renders a command within a text. */
const commandTag: Tag = (children) => (
  <code className="rounded-tag bg-sidebar-selected px-1.5 py-0.5 text-small whitespace-nowrap">
    {children}
  </code>
);

/** The screen on which operators sign in, with a passkey or with a password and a code. */
export default function SignIn() {
  const { to, site, hasOperators } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const t = useMessages('access');
  const describe = useFaultText();
  const passkey = usePasskey(to);
  const shown = passkey.fault ?? refused;
  return (
    <SignInFrame
      site={site}
      title={t('signIn.title')}
      text={t('signIn.text')}
      footer={
        <div className="flex flex-col gap-2">
          <p>{hasOperators ? t('signIn.invited') : t('signIn.first')}</p>
          <p>{t.rich('signIn.lost', { code: commandTag })}</p>
        </div>
      }
    >
      {shown?.fault && <Banner>{describe(shown.fault, shown.seconds)}</Banner>}
      <div className="flex flex-col gap-2 text-center">
        <Button
          kind="primary"
          size="large"
          icon={<Fingerprint aria-hidden className="size-5" />}
          isBusy={passkey.isAsking}
          onPress={() => void passkey.signIn()}
        >
          {t('signIn.passkey')}
        </Button>
        <p className="text-secondary text-on-sidebar-muted">{t('signIn.passkeyHelp')}</p>
      </div>
      <p className="flex items-center gap-4 text-secondary text-on-sidebar-muted before:h-px before:flex-1 before:bg-sidebar-line after:h-px after:flex-1 after:bg-sidebar-line">
        {t('signIn.or')}
      </p>
      <PasswordForm to={to} onSubmit={passkey.clearFault} />
    </SignInFrame>
  );
}

/**
 * Returns the state of an attempt to sign in with a passkey, and `signIn`, which starts an attempt. After a successful
 * attempt, the browser opens the address `to`.
 */
function usePasskey(to: string) {
  const [fault, setFault] = useState<{ fault?: string; seconds?: number } | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function signIn() {
    setAsking(true);
    setFault(null);
    const options = await postJson('/sign-in/passkey', { step: 'options' });
    const signed = options.isOk ? await signWithPasskey(options.body) : options.body;
    const result =
      'answer' in signed
        ? await postJson('/sign-in/passkey', { step: 'answer', answer: signed.answer })
        : { isOk: false, body: signed };
    if (result.isOk) location.assign(to);
    else {
      setFault(result.body);
      setAsking(false);
    }
  }

  return { fault, isAsking, signIn, clearFault: () => setFault(null) };
}

/** Asks for the name, and then for the password and the code. */
function PasswordForm({ to, onSubmit }: { to: string; onSubmit: () => void }) {
  const t = useMessages('access');
  const navigation = useNavigation();
  const [name, setName] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <Form
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        onSubmit();
        if (isOpen) return;
        event.preventDefault();
        if (name.trim() !== '') setOpen(true);
      }}
    >
      <input type="hidden" name="to" value={to} />
      <TextField
        label={t('signIn.name')}
        name="name"
        autoComplete="username webauthn"
        value={name}
        onChange={setName}
        isRequired
      />
      {isOpen && (
        <>
          <TextField
            label={t('signIn.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The field appears because the operator continued.
            autoFocus
            isRequired
          />
          <TextField
            label={t('signIn.code')}
            help={t('signIn.codeHelp')}
            name="code"
            inputMode="text"
            autoComplete="one-time-code"
            isRequired
          />
        </>
      )}
      <Button type="submit" size="large" isBusy={navigation.state === 'submitting'} className="text-base!">
        {isOpen ? t('signIn.submit') : t('signIn.continue')}
      </Button>
    </Form>
  );
}
