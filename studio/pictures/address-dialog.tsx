import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { faultText } from './fault-text.ts';
import { fetchFrom } from './send-picture.ts';
import type { StoredPicture } from './stored-picture.ts';

/** Asks for the address of a picture and copies it to the portal. */
export function AddressDialog({
  initial,
  onClose,
  onStored,
}: {
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
    <FormDialog
      title={t('picture.address')}
      submit={t('picture.fetch')}
      isBusy={isBusy}
      onSubmit={() => void copy()}
      onClose={onClose}
    >
      <TextField
        label={t('picture.addressField')}
        help={t('picture.addressHelp')}
        type="url"
        isCode
        inputMode="url"
        value={address}
        onChange={setAddress}
        placeholder="https://"
        error={error}
      />
    </FormDialog>
  );
}
