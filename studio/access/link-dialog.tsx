import { useMessages } from '#app/messages/use-messages.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useInitialFocus } from '../ui/use-initial-focus.ts';

/** Shows the link of an invitation. The server cannot show it again. */
export function LinkDialog({
  address,
  name,
  onClose,
}: {
  address: string;
  name: string;
  onClose: () => void;
}) {
  const t = useMessages('access');
  const copy = useInitialFocus<HTMLDivElement>();
  return (
    <Dialog title={t('link.title', { name })} isOpen onClose={onClose}>
      <p>{t('link.text', { name })}</p>
      <TextField label={t('link.label')} value={address} isCode isReadOnly />
      <div ref={copy} className="self-end">
        <CopyButton kind="primary" text={address}>
          {t('link.copy')}
        </CopyButton>
      </div>
    </Dialog>
  );
}
