import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { TextField } from '../../ui/text-field.tsx';

/** The address of the page in the canvas. Entering another address opens that page in the canvas. */
export function AddressField({ address }: { address: string }) {
  const t = useMessages('layouts');
  const navigate = useNavigate();
  const [text, setText] = useState(address);
  return (
    <form
      className="min-w-36 flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && text !== address) {
          void navigate(`/pages?${new URLSearchParams({ address: text.trim() }).toString()}`);
        }
      }}
    >
      <TextField label={t('canvas.address')} isLabelHidden isCode value={text} onChange={setText} />
    </form>
  );
}
