import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';

/** Inserts a picture, or changes the selected one. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages('rich-text');
  const [before] = useState(() => {
    const { src, alt }: { src?: unknown; alt?: unknown } = editor.getAttributes('image');
    return { src: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' };
  });
  const [src, setSrc] = useState(before.src);
  const [alt, setAlt] = useState(before.alt);
  return (
    <Dialog
      isOpen
      title={before.src === '' ? t('picture.add') : t('picture.change')}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form="text-picture" isDisabled={src === ''}>
            {before.src === '' ? t('picture.insert') : t('picture.save')}
          </Button>
        </>
      }
    >
      <Form
        id="text-picture"
        className="flex flex-col gap-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          // The stored size belongs to the picture that was there before.
          const size = src === before.src ? {} : { width: undefined, height: undefined };
          if (before.src === '') editor.chain().focus().setImage({ src, alt }).run();
          else
            editor
              .chain()
              .focus()
              .updateAttributes('image', { src, alt, ...size })
              .run();
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
