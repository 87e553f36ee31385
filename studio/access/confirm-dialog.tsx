import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { SignInWays } from '#app/operators/credentials.server.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useInitialFocus } from '../ui/use-initial-focus.ts';
import { signWithPasskey } from './browser-passkeys.ts';
import { useFaultText } from './faults.ts';
import { postJson } from './post-json.ts';

/**
 * Asks the operator to prove their identity in a way that they have set up: with a passkey, or with the password and a
 * code.
 */
export function ConfirmDialog({
  hasPasskey,
  hasPassword,
  onClose,
}: SignInWays & { onClose: (isDone: boolean) => void }) {
  const t = useMessages('access');
  const describe = useFaultText();
  const proofs = useInitialFocus<HTMLDivElement>();
  const [fault, setFault] = useState<{ fault?: string; seconds?: number }>({});
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<'passkey' | 'password' | null>(null);

  async function confirmWithPasskey() {
    setBusy('passkey');
    const options = await postJson('/confirm', { step: 'options' });
    const signed = options.isOk ? await signWithPasskey(options.body) : options.body;
    finish(
      'answer' in signed
        ? await postJson('/confirm', { step: 'passkey', answer: signed.answer })
        : { isOk: false, body: signed },
    );
  }

  async function confirmWithPassword() {
    setBusy('password');
    finish(await postJson('/confirm', { step: 'password', password, code }));
  }

  function finish({ isOk, body }: { isOk: boolean; body: { fault?: string; seconds?: number } }) {
    setBusy(null);
    if (isOk) onClose(true);
    else setFault(body);
  }

  return (
    <Dialog title={t('confirm.title')} isOpen onClose={() => onClose(false)}>
      <p>{t('confirm.text')}</p>
      {fault.fault && <Banner>{describe(fault.fault, fault.seconds)}</Banner>}
      <div ref={proofs} className="flex flex-col gap-4">
        {hasPasskey && (
          <Button
            kind="primary"
            icon={<Fingerprint aria-hidden className="size-4" />}
            isBusy={busy === 'passkey'}
            onPress={() => void confirmWithPasskey()}
          >
            {t('confirm.passkey')}
          </Button>
        )}
        {hasPassword && (
          <form
            className={`flex flex-col gap-3 ${hasPasskey ? 'border-t border-divider pt-4' : ''}`}
            onSubmit={(event) => {
              event.preventDefault();
              void confirmWithPassword();
            }}
          >
            <TextField
              label={t('signIn.password')}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              isRequired
            />
            <TextField
              label={t('signIn.code')}
              autoComplete="one-time-code"
              value={code}
              onChange={setCode}
              isRequired
            />
            <Button type="submit" kind={hasPasskey ? 'secondary' : 'primary'} isBusy={busy === 'password'}>
              {t('confirm.password')}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
}
