import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
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
    <Dialog
      isOpen
      title={t('link.title')}
      onClose={onClose}
      actions={
        <>
          {before !== '' && (
            <Button
              kind="danger"
              onPress={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {t('link.remove')}
            </Button>
          )}
          <Button kind="quiet" onPress={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form="link" isDisabled={address.trim() === ''}>
            {t('link.save')}
          </Button>
        </>
      }
    >
      <Form
        id="link"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t('link.address')}
          value={address}
          onChange={(text) => {
            setAddress(text);
            setRefused(false);
          }}
          help={t('link.help')}
          error={isRefused ? t('link.fault') : undefined}
          spellCheck="false"
        />
      </Form>
    </Dialog>
  );
}

/** Adds https to an address that begins with a host, such as “example.com/page”. */
function withScheme(address: string): string {
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i.test(address) ? `https://${address}` : address;
}
