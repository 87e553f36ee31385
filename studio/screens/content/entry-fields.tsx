import type { ReactNode } from 'react';
import { ownValue } from '#app/lib/own-value.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { faultsAt, type ControlProps } from './control-props.ts';
import type { Entry } from './entries.ts';
import { fieldLabel } from './field-words.ts';
import type { FormField } from './form-field.ts';
import { TextsField } from './texts-field.tsx';

/** The fields of one object. */
export function EntryFields({
  fields,
  entry,
  address,
  faults,
  isReadOnly,
  onChange,
  onCommit,
  renderField,
}: {
  fields: readonly FormField[];
  entry: Entry;
  onChange: (entry: Entry) => void;
  onCommit: (entry: Entry) => void;
  renderField: (props: ControlProps) => ReactNode;
} & Pick<ControlProps, 'address' | 'faults' | 'isReadOnly'>) {
  const t = useMessages('content');
  return fields.map((field) => {
    const { name } = field;
    const own = `${address}.${name}`;
    const inside = faultsAt(faults, own);
    const isWhole = field.kind === 'rows' || field.kind === 'group';
    const fault = isWhole ? inside.find((one) => one.field === own) : inside[0];
    const props: ControlProps = {
      field,
      label: fieldLabel(t, field),
      value: ownValue(entry, name) ?? null,
      isReadOnly,
      address: own,
      faults: inside,
      error: fault && t('field.fault', { allowed: fault.allowed }),
      onChange: (value) => onChange({ ...entry, [name]: value }),
      onCommit: (value) => onCommit({ ...entry, [name]: value }),
    };
    if (field.kind === 'texts') {
      const { marked } = field;
      const markFault = marked && faults.find((one) => one.field === `${address}.${marked.name}`);
      return (
        <TextsField
          key={name}
          {...props}
          control={field}
          error={props.error ?? (markFault ? t('field.fault', { allowed: markFault.allowed }) : undefined)}
          mark={marked ? Number(ownValue(entry, marked.name) ?? 0) : null}
          onChange={({ texts, mark }) =>
            onChange({ ...entry, [name]: texts, ...(marked && mark !== null && { [marked.name]: mark }) })
          }
          onCommit={({ texts, mark }) =>
            onCommit({ ...entry, [name]: texts, ...(marked && mark !== null && { [marked.name]: mark }) })
          }
        />
      );
    }
    return <div key={name}>{renderField(props)}</div>;
  });
}
