import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Asks for the JSON of a block that was copied on this or another page, or on another site. */
export function PasteDialog({
  isOpen,
  onClose,
  onPaste,
}: {
  isOpen: boolean;
  onClose: () => void;
  /** `onDone` receives the reason if the text is refused, and `null` if the block is saved. */
  onPaste: (text: string, onDone: (fault: string | null) => void) => void;
}) {
  const t = useMessages('layouts');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const close = () => {
    setText('');
    setFault(null);
    onClose();
  };
  return (
    <Dialog
      title={t('paste.title')}
      isOpen={isOpen}
      onClose={close}
      actions={
        <Button
          kind="secondary"
          isDisabled={text.trim() === ''}
          onPress={() => {
            onPaste(text, (reason) => {
              if (reason === null) close();
              else setFault(reason);
            });
          }}
        >
          {t('paste.insert')}
        </Button>
      }
    >
      <TextField
        lines={8}
        label={t('paste.field')}
        help={t('paste.help')}
        error={fault ?? undefined}
        spellCheck="false"
        value={text}
        onChange={(typed) => {
          setText(typed);
          setFault(null);
        }}
      />
    </Dialog>
  );
}
