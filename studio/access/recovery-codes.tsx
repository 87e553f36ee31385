import { Download } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { saveFile } from '../ui/save-file.ts';

/** Shows new recovery codes. The server cannot show them again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useMessages('access');
  const text = codes.join('\n');
  return (
    <div className="flex flex-col gap-4">
      <p>{t('codes.text')}</p>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-row bg-sunken p-4 font-mono text-secondary text-ink tablet:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text}>{t('codes.copy')}</CopyButton>
        <Button
          icon={<Download aria-hidden className="size-4" />}
          onPress={() =>
            saveFile('portico-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))
          }
        >
          {t('codes.download')}
        </Button>
        <Button kind="primary" className="ms-auto" onPress={onDone}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
}
