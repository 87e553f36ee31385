import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { isLinkAddress } from './extensions.ts';

/** Sets, changes or removes the link at the selection. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages('rich-text');
  const [before] = useState(() => {
    const { href }: { href?: unknown } = editor.getAttributes('link');
    return typeof href === 'string' ? href : '';
  });
  const [address, setAddress] = useState(before);
  const [isRefused, setRefused] = useState(false);
  const save = () => {
    const href = withScheme(address.trim());
    if (!isLinkAddress(href)) {
      setRefused(true);
      return;
    }
    const { empty } = editor.state.selection;
    if (empty && before === '') {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else {
      editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    }
    onClose();
  };
  return (
    <FormDialog
      title={t('link.title')}
      submit={t('link.save')}
      isDisabled={address.trim() === ''}
      action={
        before !== '' && (
          <Button
            kind="danger"
            onPress={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {t('link.remove')}
          </Button>
        )
      }
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('link.address')}
        isCode
        value={address}
        onChange={(text) => {
          setAddress(text);
          setRefused(false);
        }}
        help={t('link.help')}
        error={isRefused ? t('link.fault') : undefined}
        spellCheck="false"
      />
    </FormDialog>
  );
}

/** Adds https to an address that begins with a host, such as “example.com/page”. */
function withScheme(address: string): string {
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i.test(address) ? `https://${address}` : address;
}
