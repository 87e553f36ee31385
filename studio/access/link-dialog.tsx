import { Copy } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';

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
  return (
    <Dialog title={t('link.title', { name })} isOpen onClose={onClose}>
      <p>{t('link.text', { name })}</p>
      <TextField label={t('link.label')} value={address} isCode isReadOnly />
      <Button
        kind="primary"
        icon={<Copy aria-hidden className="size-4" />}
        className="self-end"
        onPress={() => {
          void navigator.clipboard.writeText(address).then(() => showToast({ text: t('link.copied') }));
        }}
      >
        {t('link.copy')}
      </Button>
    </Dialog>
  );
}
