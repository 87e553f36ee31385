import { useContext, useState } from 'react';
import { momentOf, wallTime } from '#app/lib/time-zone.ts';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import { TextField } from '../../ui/text-field.tsx';

/** A field for a date and time in the site's time zone. It is empty if there is no limit. */
export function MomentField({
  label,
  value,
  onChange,
  isReadOnly,
  error,
}: {
  label: string;
  /** Unix seconds. 0 means no limit. */
  value: number;
  onChange: (value: number) => void;
  isReadOnly: boolean;
  error: string | undefined;
}) {
  const { timeZone } = useContext(DocumentMessagesContext);
  const shown = value > 0 ? wallTime(value * 1_000, timeZone) : '';
  const [text, setText] = useState({ of: shown, value: shown });
  if (text.of !== shown) setText({ of: shown, value: shown });
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={text.value}
      isReadOnly={isReadOnly}
      error={error}
      onChange={(next) => setText({ of: shown, value: next })}
      onBlur={() => {
        const wall = Date.parse(`${text.value}Z`);
        if (text.value === shown || (text.value !== '' && Number.isNaN(wall))) return;
        onChange(text.value === '' ? 0 : Math.floor(momentOf(wall, timeZone) / 1_000));
      }}
    />
  );
}
