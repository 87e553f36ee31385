import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';

/** A picture of a text. `src` is its media path. */
export interface TextPicture {
  src: string;
  alt: string;
}

/** Asks for a picture and its description. `before` is the picture that it replaces, or `null`. */
export function PictureDialog({
  before,
  onSave,
  onClose,
}: {
  before: TextPicture | null;
  onSave: (picture: TextPicture) => void;
  onClose: () => void;
}) {
  const t = useMessages('rich-text');
  const [src, setSrc] = useState(before?.src ?? '');
  const [alt, setAlt] = useState(before?.alt ?? '');
  return (
    <Dialog
      isOpen
      title={before ? t('picture.change') : t('picture.add')}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form="text-picture" isDisabled={src === ''}>
            {before ? t('picture.save') : t('picture.insert')}
          </Button>
        </>
      }
    >
      <Form
        id="text-picture"
        className="flex flex-col gap-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          onSave({ src, alt });
          onClose();
        }}
      >
        <PictureField label={t('picture.file')} value={src} onChange={setSrc} />
        <TextField
          label={t('picture.alt')}
          help={t('picture.altHelp')}
          value={alt}
          onChange={setAlt}
          maxLength={300}
        />
      </Form>
    </Dialog>
  );
}
