import { Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { ownValue } from '#app/lib/own-value.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { faultsAt, type ControlProps } from './control-props.ts';
import { asVariant, fieldsOfEntry, summaryOf, type Entry } from './entries.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryRows, type EntryRow } from './entry-rows.tsx';
import { optionLabel } from './field-words.ts';
import type { FormField, RowVariants } from './form-field.ts';
import { useEntries } from './use-entries.ts';

interface EntryListProps extends ControlProps {
  fields: readonly FormField[];
  variants: RowVariants | null;
  most: number | null;
  renderField: (props: ControlProps) => ReactNode;
}

/** A list of objects. The form below its rows has the fields of the selected one. */
export function EntryList(props: EntryListProps) {
  const { fields, variants, most, field, label, address, faults, isReadOnly, error } = props;
  const t = useMessages('content');
  const id = useId();
  const list = useEntries(props);
  const { entries, keys, openKey, openIndex } = list;
  const shown = entries[openIndex];
  const rows = entries.map((entry, index): EntryRow => {
    const variant = variants && variantOf(entry, variants);
    return {
      id: keys[index] ?? '',
      index,
      summary: summaryOf(entry, fieldsOfEntry(entry, fields, variants)),
      variant: variant ? optionLabel(t, variant) : '',
      isFaulty: faultsAt(faults, `${address}[${index}]`).length > 0,
    };
  });
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <span id={id} className="text-secondary font-semibold">
        {label}
      </span>
      {field.help !== '' && <p className="text-secondary text-faint">{field.help}</p>}
      {rows.length > 0 && <EntryRows label={label} rows={rows} entries={list} isReadOnly={isReadOnly} />}
      {shown && (
        <OpenEntry
          {...props}
          entry={shown}
          entryKey={openKey}
          index={openIndex}
          withEntry={(entry) => list.withEntry(openIndex, entry)}
        />
      )}
      {error && <p className="text-secondary font-semibold text-danger">{error}</p>}
      {!isReadOnly && (most === null || entries.length < most) && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onPress={list.add}
        >
          {t('rows.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** The variant and the fields of the selected entry. */
function OpenEntry({
  entry,
  entryKey,
  index,
  withEntry,
  fields,
  variants,
  address,
  faults,
  isReadOnly,
  onChange,
  onCommit,
  renderField,
}: EntryListProps & {
  entry: Entry;
  entryKey: string | null;
  index: number;
  withEntry: (entry: Entry) => ControlProps['value'];
}) {
  const t = useMessages('content');
  const own = `${address}[${index}]`;
  const fault = variants && faults.find((one) => one.field === `${own}.${variants.key}`);
  return (
    <section
      aria-label={t('rows.entry', { number: index + 1 })}
      className="flex flex-col gap-4 rounded-row border border-divider bg-surface p-4"
    >
      {variants && (
        <Select
          label={variants.title || t('rows.variant')}
          isDisabled={isReadOnly}
          options={variants.options.map((option) => ({ id: option.id, label: optionLabel(t, option) }))}
          selectedKey={variantOf(entry, variants)?.id ?? null}
          error={fault ? t('field.fault', { allowed: fault.allowed }) : undefined}
          onSelectionChange={(key) => onChange(withEntry(asVariant(entry, variants, String(key))))}
        />
      )}
      <EntryFields
        // The fields hold text that the operator is typing, so each entry has fields of its own.
        key={entryKey}
        fields={fieldsOfEntry(entry, fields, variants)}
        entry={entry}
        address={own}
        faults={faults}
        isReadOnly={isReadOnly}
        onChange={(changed) => onChange(withEntry(changed))}
        onCommit={(changed) => onCommit(withEntry(changed))}
        renderField={renderField}
      />
    </section>
  );
}

function variantOf(entry: Entry, { key, options }: RowVariants): RowVariants['options'][number] | undefined {
  const id = ownValue(entry, key);
  return options.find((option) => option.id === id);
}
