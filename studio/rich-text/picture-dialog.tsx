import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';

/** A picture of a text. `src` is its media path. */
export interface TextPicture {
  src: string;
  alt: string;
}

/** Asks for a picture and its description. `before` is the picture to be replaced, or `null` for a new one. */
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
    <FormDialog
      title={before ? t('picture.change') : t('picture.add')}
      submit={before ? t('picture.save') : t('picture.insert')}
      isDisabled={src === ''}
      onSubmit={() => {
        onSave({ src, alt });
        onClose();
      }}
      onClose={onClose}
    >
      <PictureField label={t('picture.file')} value={src} onChange={setSrc} />
      <TextField
        label={t('picture.alt')}
        help={t('picture.altHelp')}
        value={alt}
        onChange={setAlt}
        maxLength={300}
      />
    </FormDialog>
  );
}
