import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Asks before an irreversible action on an operator. `giveUp`: operators give up their own role. */
export function OperatorQuestion({
  kind,
  name,
  onConfirm,
  onClose,
}: {
  kind: 'remove' | 'reset' | 'giveUp';
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useMessages('access');
  const words = {
    remove: {
      title: t('operators.removeTitle', { name }),
      text: t('operators.removeText'),
      submit: t('operators.remove'),
    },
    reset: {
      title: t('operators.resetTitle', { name }),
      text: t('operators.resetText'),
      submit: t('operators.reset'),
    },
    giveUp: {
      title: t('operators.giveUpTitle', { name }),
      text: t('operators.giveUpText'),
      submit: t('operators.giveUp'),
    },
  }[kind];
  return (
    <Dialog
      role="alertdialog"
      title={words.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {t('operators.cancel')}
          </Button>
          <Button kind="danger" onPress={onConfirm}>
            {words.submit}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
