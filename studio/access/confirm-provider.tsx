import { Fingerprint } from 'lucide-react';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { signWithPasskey } from './browser-passkeys.ts';
import { useFaultText } from './faults.ts';
import { postJson } from './post-json.ts';

/** Milliseconds for which a confirmation is valid, and the margin for the request that follows. */
const validFor = 10 * 60_000;
const margin = 30_000;

const ConfirmContext = createContext<() => Promise<boolean>>(() => Promise.resolve(false));

/**
 * Returns a function that asks the operator to prove their identity, unless they did so within ten minutes. Resolves to
 * whether they did. Call it before each action whose route has the policy `isConfirmed`.
 */
export function useConfirm(): () => Promise<boolean> {
  return useContext(ConfirmContext);
}

/**
 * Shows the dialog for `useConfirm`. `confirmedFor` is the time in milliseconds for which the current confirmation is
 * still valid. It is a duration, because the clock of the browser may be wrong.
 */
export function ConfirmProvider({ confirmedFor, children }: { confirmedFor: number; children: ReactNode }) {
  const until = useRef(0);
  useEffect(() => {
    until.current = performance.now() + confirmedFor - margin;
  }, [confirmedFor]);
  const [resolve, setResolve] = useState<{ settle: (isDone: boolean) => void } | null>(null);
  const ask = useCallback(() => {
    if (performance.now() < until.current) return Promise.resolve(true);
    return new Promise<boolean>((settle) => setResolve({ settle }));
  }, []);
  const close = (isDone: boolean) => {
    if (isDone) until.current = performance.now() + validFor - margin;
    resolve?.settle(isDone);
    setResolve(null);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {resolve && <ConfirmDialog onClose={close} />}
    </ConfirmContext>
  );
}

function ConfirmDialog({ onClose }: { onClose: (isDone: boolean) => void }) {
  const t = useMessages('access');
  const describe = useFaultText();
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
      <Button
        kind="primary"
        icon={<Fingerprint aria-hidden className="size-4" />}
        isBusy={busy === 'passkey'}
        onPress={() => void confirmWithPasskey()}
      >
        {t('confirm.passkey')}
      </Button>
      <form
        className="flex flex-col gap-3 border-t border-divider pt-4"
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
        <Button type="submit" isBusy={busy === 'password'}>
          {t('confirm.password')}
        </Button>
      </form>
    </Dialog>
  );
}
