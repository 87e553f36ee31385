import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import type { JsonValue } from '#app/bundle/json-source.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { DragHandle } from '../../ui/drag-handle.tsx';
import { Select } from '../../ui/select.tsx';
import { faultsAt, type ControlProps } from './control-props.ts';
import {
  asVariant,
  entriesOf,
  fieldsOfEntry,
  moveEntries,
  newEntry,
  summaryOf,
  type Entry,
} from './entries.ts';
import { EntryFields } from './entry-fields.tsx';
import { followEntries, noEntries } from './follow-entries.ts';
import { optionLabel } from './field-words.ts';
import type { FormField, RowVariants } from './form-field.ts';

/**
 * A list of objects. Its rows are moved by pointer, touch or keyboard; the form below it has the fields of the selected
 * one.
 */
export function EntryList({
  fields,
  variants,
  most,
  field,
  label,
  value,
  address,
  faults,
  isReadOnly,
  error,
  onChange,
  onCommit,
  renderField,
}: ControlProps & {
  fields: readonly FormField[];
  variants: RowVariants | null;
  most: number | null;
  renderField: (props: ControlProps) => ReactNode;
}) {
  const t = useMessages('content');
  const id = useId();
  /** Key of the entry whose fields are shown. */
  const [openKey, setOpenKey] = useState<string | null>(null);
  const entries = entriesOf(value);
  const [before, setFollowed] = useState(noEntries);
  const followed = followEntries(before, entries);
  if (followed !== before) setFollowed(followed);
  const { keys } = followed;
  const rows = entries.map((entry, index) => ({
    id: keys[index] ?? '',
    index,
    summary: summaryOf(entry, fieldsOfEntry(entry, fields, variants)),
    variant: variantName(entry),
    isFaulty: faultsAt(faults, `${address}[${index}]`).length > 0,
  }));
  const open = openKey === null ? -1 : keys.indexOf(openKey);
  const shown = entries[open];
  // The bundle stores an empty list of questions as an empty string.
  const listFor = (list: readonly Entry[]): JsonValue =>
    list.length === 0 && field.name === 'faq' ? '' : [...list];
  const replaced = (index: number, entry: Entry) =>
    listFor(entries.map((other, position) => (position === index ? entry : other)));

  function variantName(entry: Entry): string {
    const option = variants && variantOf(entry, variants);
    return option ? optionLabel(t, option) : '';
  }

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    getItems: (dragged) =>
      rows.filter((row) => dragged.has(row.id)).map(({ summary }) => ({ 'text/plain': summary })),
    onReorder({ keys: dragged, target }) {
      const moved = new Set(Array.from(dragged, (key) => keys.indexOf(String(key))));
      const place = { index: keys.indexOf(String(target.key)), isBefore: target.dropPosition === 'before' };
      const { list, order } = moveEntries(entries, moved, place);
      // Equal entries keep their keys only if the keys are moved in the same way.
      setFollowed({ ...followed, values: list, keys: order.map((index) => keys[index] ?? '') });
      onCommit(listFor(list));
    },
  });

  function add() {
    const next = followEntries(followed, [...entries, newEntry(fields, variants)]);
    setFollowed(next);
    setOpenKey(next.keys.at(-1) ?? null);
    onChange([...next.values]);
  }

  function remove(index: number) {
    const list = entries.toSpliced(index, 1);
    setFollowed({ ...followed, values: list, keys: keys.toSpliced(index, 1) });
    setOpenKey(null);
    onCommit(listFor(list));
  }

  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <span id={id} className="text-secondary font-semibold">
        {label}
      </span>
      {field.help !== '' && <p className="text-secondary text-faint">{field.help}</p>}
      {rows.length > 0 && (
        <GridList
          aria-label={label}
          items={rows}
          dependencies={[isReadOnly, value, faults]}
          dragAndDropHooks={dragAndDropHooks}
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={openKey === null ? [] : [openKey]}
          onSelectionChange={(chosen) => {
            const [key] = chosen === 'all' ? [] : [...chosen];
            setOpenKey(key === undefined ? null : String(key));
          }}
          className="flex flex-col rounded-row border border-line p-1 data-drop-target:border-accent"
        >
          {({ id: key, index, summary, variant, isFaulty }) => (
            <GridListItem
              id={key}
              textValue={summary || t('rows.entry', { number: index + 1 })}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-1.5 outline-offset-[-2px] data-dragging:opacity-50 data-hovered:bg-hover data-selected:bg-accent-soft"
            >
              <DragHandle />
              <span className="text-faint tabular-nums">{index + 1}</span>
              <span className="min-w-0 flex-1 py-1.5">
                <span className="line-clamp-2 font-semibold break-words">
                  {summary || t('rows.entry', { number: index + 1 })}
                </span>
                {variant !== '' && <span className="block text-small text-faint">{variant}</span>}
              </span>
              {isFaulty && (
                <span className="shrink-0 text-danger">
                  <CircleAlert aria-hidden className="size-4" />
                  <span className="sr-only">{t('rows.faulty')}</span>
                </span>
              )}
              {!isReadOnly && (
                <IconButton
                  label={t('rows.removeNumber', { number: index + 1 })}
                  size="small"
                  icon={<Trash2 aria-hidden className="size-4" />}
                  onPress={() => remove(index)}
                />
              )}
            </GridListItem>
          )}
        </GridList>
      )}
      {shown && (
        <section
          aria-label={t('rows.entry', { number: open + 1 })}
          className="flex flex-col gap-4 rounded-row border border-divider bg-surface p-4"
        >
          {variants && (
            <Select
              label={variants.title || t('rows.variant')}
              isDisabled={isReadOnly}
              options={variants.options.map((option) => ({ id: option.id, label: optionLabel(t, option) }))}
              selectedKey={variantOf(shown, variants)?.id ?? null}
              error={errorAt(`${address}[${open}].${variants.key}`)}
              onSelectionChange={(key) => onChange(replaced(open, asVariant(shown, variants, String(key))))}
            />
          )}
          <EntryFields
            // The fields contain what the operator types into them.
            key={openKey}
            fields={fieldsOfEntry(shown, fields, variants)}
            entry={shown}
            address={`${address}[${open}]`}
            faults={faults}
            isReadOnly={isReadOnly}
            onChange={(entry) => onChange(replaced(open, entry))}
            onCommit={(entry) => onCommit(replaced(open, entry))}
            renderField={renderField}
          />
        </section>
      )}
      {error && <p className="text-secondary font-semibold text-danger">{error}</p>}
      {!isReadOnly && (most === null || entries.length < most) && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onPress={add}
        >
          {t('rows.add')}
        </Button>
      )}
    </fieldset>
  );

  function errorAt(place: string): string | undefined {
    const fault = faults.find((one) => one.field === place);
    return fault && t('field.fault', { allowed: fault.allowed });
  }
}

function variantOf(entry: Entry, { key, options }: RowVariants): RowVariants['options'][number] | undefined {
  const id = ownValue(entry, key);
  return options.find((option) => option.id === id);
}
