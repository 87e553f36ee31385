import { Fingerprint, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { describeTime } from '../ui/time.tsx';
import { createPasskey, describeDevice } from './browser-passkeys.ts';
import type { AccountChange } from './use-account-change.ts';

/** The operator's passkeys. */
export function PasskeysCard({
  passkeys,
  now,
  account: { send, change, setFault },
}: {
  passkeys: readonly { id: string; name: string; createdAt: number; usedAt: number | null }[];
  now: number;
  account: AccountChange;
}) {
  const t = useMessages('access');
  const formats = useFormats();
  const [isBusy, setBusy] = useState(false);

  async function addPasskey() {
    setBusy(true);
    const options = await send({ step: 'passkey-options' });
    const made = options && (await createPasskey(options));
    if (made && 'fault' in made) setFault(made.fault);
    if (made && 'answer' in made) {
      const device = describeDevice(navigator.userAgent);
      await change({ step: 'passkey', device, answer: made.answer }, t('account.passkeyAdded'));
    }
    setBusy(false);
  }

  return (
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
          <li key={id} className="flex items-center gap-3 border-b border-divider px-5 py-3 last:border-0">
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
  );
}
