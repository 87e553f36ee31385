import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { AppSetup } from './new-password.server.ts';
import { PasswordSetup } from './password-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { accountPath, type AccountChange } from './use-account-change.ts';

/** The operator's password with its recovery codes, and the dialogs that set them. */
export function PasswordCard({
  hasPassword,
  recoveryCodes,
  account: { send, change },
}: {
  hasPassword: boolean;
  /** Number of codes that are left. */
  recoveryCodes: number;
  account: AccountChange;
}) {
  const t = useMessages('access');
  const { revalidate } = useRevalidator();
  const [app, setApp] = useState<AppSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const closeCodes = () => {
    setCodes([]);
    void revalidate();
  };
  return (
    <>
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
      {app && (
        <Dialog title={t('account.setPassword')} isOpen onClose={() => setApp(null)}>
          <PasswordSetup
            path={accountPath}
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
        <Dialog title={t('codes.title')} isOpen onClose={closeCodes}>
          <RecoveryCodes codes={codes} onDone={closeCodes} />
        </Dialog>
      )}
    </>
  );
}
