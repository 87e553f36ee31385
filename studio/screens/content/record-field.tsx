import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ControlProps } from './control-props.ts';
import { entryOf, renameValue } from './entries.ts';
import type { RecordControl } from './form-field.ts';

/** The field for an object of numbers, such as the points of an answer for each result. */
export function RecordField({
  control: { minimum, maximum },
  field,
  label,
  value,
  isReadOnly,
  error,
  onChange,
  onCommit,
}: ControlProps & { control: RecordControl }) {
  const t = useMessages('content');
  const id = useId();
  const entry = entryOf(value);
  const pairs = Object.entries(entry);
  // The name that is being typed. It is stored in the value only when it is complete, because its beginning can be the
  // name of another number.
  const [typed, setTyped] = useState<{ key: string; name: string; isTaken: boolean } | null>(null);
  const rename = (key: string, name: string) => {
    const renamed = renameValue(entry, key, name);
    setTyped(renamed ? null : { key, name, isTaken: true });
    if (renamed) onCommit(renamed);
  };
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <span id={id} className="text-secondary font-semibold">
        {label}
      </span>
      {field.help !== '' && <p className="text-secondary text-faint">{field.help}</p>}
      {pairs.map(([key, number], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A name that is edited cannot be the key.
        <div key={index} className="flex items-end gap-1.5">
          <TextField
            className="min-w-0 flex-1"
            label={t('record.name')}
            isReadOnly={isReadOnly}
            value={typed?.key === key ? typed.name : key}
            onChange={(name) => setTyped({ key, name, isTaken: false })}
            onBlur={() => rename(key, typed?.key === key ? typed.name : key)}
            error={typed?.key === key && typed.isTaken ? t('record.taken') : undefined}
          />
          <NumberField
            label={t('record.number')}
            isDisabled={isReadOnly}
            value={typeof number === 'number' ? number : Number.NaN}
            {...(minimum !== null && { minValue: minimum })}
            {...(maximum !== null && { maxValue: maximum })}
            onChange={(next) => onCommit({ ...entry, [key]: Number.isNaN(next) ? 0 : next })}
          />
          {!isReadOnly && (
            <IconButton
              size="small"
              label={t('rows.removeNumber', { number: index + 1 })}
              icon={<Trash2 aria-hidden className="size-4" />}
              onPress={() => onCommit(Object.fromEntries(pairs.filter((_, other) => other !== index)))}
            />
          )}
        </div>
      ))}
      {error && <p className="text-secondary font-semibold text-danger">{error}</p>}
      {!isReadOnly && !pairs.some(([key]) => key === '') && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onPress={() => onChange({ ...entry, '': minimum ?? 0 })}
        >
          {t('rows.add')}
        </Button>
      )}
    </fieldset>
  );
}
