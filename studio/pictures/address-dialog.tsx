import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { faultText } from './fault-text.ts';
import { fetchFrom } from './send-picture.ts';
import type { StoredPicture } from './stored-picture.ts';

/** Asks for the address of a picture and copies it to the portal. */
export function AddressDialog({
  isOpen,
  initial,
  onClose,
  onStored,
}: {
  isOpen: boolean;
  initial: string;
  onClose: () => void;
  onStored: (picture: StoredPicture) => void;
}) {
  const t = useMessages('pictures');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [address, setAddress] = useState(initial);
  const copy = async () => {
    setBusy(true);
    const answer = await fetchFrom(address.trim());
    setBusy(false);
    setError(answer.fault && faultText(t, answer.fault));
    if (answer.picture) onStored(answer.picture);
  };
  return (
    <Dialog title={t('picture.address')} isOpen={isOpen} onClose={onClose}>
      <Form
        className="flex flex-col gap-4"
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault();
          void copy();
        }}
      >
        <TextField
          label={t('picture.addressField')}
          help={t('picture.addressHelp')}
          type="url"
          inputMode="url"
          value={address}
          onChange={setAddress}
          placeholder="https://"
          error={error}
        />
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{t('picture.cancel')}</Button>
          <Button type="submit" isBusy={isBusy}>
            {t('picture.fetch')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
