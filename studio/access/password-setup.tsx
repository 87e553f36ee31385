import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useInitialFocus } from '../ui/use-initial-focus.ts';
import { useFaultText } from './faults.ts';
import type { AppSetup } from './new-password.server.ts';
import { postJson } from './post-json.ts';

const passwordFaults = new Set(['short', 'long', 'common']);

/** Sets a password and an authenticator app. Sends its requests to `path`, each with the fields of `base`. */
export function PasswordSetup({
  path,
  base,
  app,
  onPasskey,
  onDone,
}: {
  path: string;
  base: object;
  app: AppSetup;
  /** Goes back to the choice of a passkey. The button for this is shown only if the function is set. */
  onPasskey?: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const t = useMessages('access');
  const describe = useFaultText();
  const form = useInitialFocus<HTMLFormElement>();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit() {
    setBusy(true);
    setFault(undefined);
    const { isOk, body } = await postJson<{ recoveryCodes: string[] }>(path, {
      ...base,
      step: 'password',
      password,
      secret: app.secret,
      code,
    });
    setBusy(false);
    if (isOk) onDone(body.recoveryCodes);
    else setFault(body.fault);
  }

  const isField = fault === 'code' || passwordFaults.has(fault ?? '');
  return (
    <form
      ref={form}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {fault && !isField && <Banner>{describe(fault)}</Banner>}
      <TextField
        label={t('setup.password')}
        help={t('setup.passwordHelp')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={passwordFaults.has(fault ?? '') ? describe(fault) : undefined}
        isRequired
      />
      <AppKey app={app} />
      <TextField
        label={t('setup.code')}
        help={t('setup.codeHelp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        error={fault === 'code' ? describe(fault) : undefined}
        isRequired
      />
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {t('setup.submit')}
      </Button>
      {onPasskey && (
        <Button kind="quiet" onPress={onPasskey}>
          {t('setup.passkey')}
        </Button>
      )}
    </form>
  );
}

/** The key for the authenticator app, as a QR code and as text. */
function AppKey({ app: { picture, secret } }: { app: AppSetup }) {
  const t = useMessages('access');
  return (
    <div className="flex flex-wrap items-center gap-4">
      <img src={picture} alt={t('setup.picture')} className="size-44 rounded-row bg-white" />
      <div className="min-w-40 flex-1 text-secondary">
        <p>{t('setup.app')}</p>
        <p className="mt-2">{t('setup.key')}</p>
        <code className="mt-1 block font-mono text-small">{secret.match(/.{4}/g)?.join(' ')}</code>
      </div>
    </div>
  );
}
