import { createContext, useContext, useEffect, useId, useState } from 'react';
import { momentOf, wallTime } from '#app/lib/time-zone.ts';
import { DocumentMessagesContext, useMessages, type Messages } from '#app/messages/use-messages.ts';
import { asList, type JsonValue } from '#app/lib/json.ts';
import { UnsavedNotice } from '../../draft/unsaved-notice.tsx';
import { useSessionState } from '../../draft/use-session-state.ts';
import { readAnyJson, useTypedJson } from '../../draft/use-typed-json.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { PictureListField } from '../../pictures/picture-list-field.tsx';
import type { PictureFrame } from '../../pictures/stored-picture.ts';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  ChoicesValueField,
  ChoiceValueField,
  NumberValueField,
  SwitchValueField,
} from '../../ui/value-fields.tsx';
import { ItemContext, type ControlProps } from './control-props.ts';
import type { FieldFault } from './edit-item.server.ts';
import { entryOf, newEntry } from './entries.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { fieldAddress, type FieldOption, type FilledField, type FormField } from './form-field.ts';
import { fieldLabel, optionLabel } from './field-words.ts';
import { RecordField } from './record-field.tsx';
import { useEdit } from './use-edit.ts';

/** Lets a control hold its field while it contains typed text. A held field ignores changes of the saved value. */
const HoldContext = createContext<(isHeld: boolean) => void>(() => {});

/** A field of an item. Typed text is saved to the draft when the field loses the focus. */
export function FieldEditor({
  prefix,
  itemId,
  field,
  faults,
  isReadOnly,
}: {
  prefix: string;
  itemId: number;
  field: FilledField;
  faults: readonly FieldFault[];
  isReadOnly: boolean;
}) {
  const t = useMessages('content');
  const address = fieldAddress(field.path);
  const { send, answer, isBusy } = useEdit(prefix, { key: `${prefix} ${itemId} ${address}` });
  const typed = useTypedJson<JsonValue>({
    id: `item ${prefix} ${itemId} ${address}`,
    saved: { value: field.value, revision: field.revision },
    read: readAnyJson,
    isSaving: isBusy,
    answer,
    onSave: (value, revision) => send({ intent: 'field', id: itemId, path: address, value, revision }),
  });
  const refused = answer?.outcome === 'invalid' && typed.isAnswered ? answer.faults : [];
  const shownFaults = typed.isTyped ? refused : faults;
  // Lists and objects show faults beside their own fields.
  const isWhole = field.kind === 'rows' || field.kind === 'group';
  const fault = isWhole ? shownFaults.find((one) => one.field === address) : shownFaults[0];
  const label = fieldLabel(t, field);
  return (
    <ItemContext value={`${prefix} ${itemId}`}>
      <HoldContext value={typed.hold}>
        <Control
          field={field}
          label={label}
          value={typed.value}
          isReadOnly={isReadOnly}
          address={address}
          faults={shownFaults}
          error={fault && t('field.fault', { allowed: fault.allowed })}
          published={
            field.published && {
              text: shortValue(t, field.published.value),
              restore: () => typed.save(field.published?.value ?? null),
            }
          }
          onChange={typed.change}
          onCommit={typed.save}
        />
      </HoldContext>
      {typed.unsaved && !isReadOnly && (
        <UnsavedNotice
          unsaved={typed.unsaved}
          field={label}
          describe={(text) => wordsOf(readAnyJson(text) ?? null)}
        />
      )}
    </ItemContext>
  );
}

/** Formats a value for reading. */
function wordsOf(value: JsonValue): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

function Control(props: ControlProps) {
  const { field, label, value, isReadOnly, error, published, onChange, onCommit } = props;
  const t = useMessages('content');
  const help = field.help === '' ? undefined : field.help;
  const common = { label, help, error, published };
  const shared = { ...common, value, isReadOnly, onCommit };
  switch (field.kind) {
    case 'switch':
      return <SwitchValueField {...shared} />;
    case 'number':
      return <NumberValueField {...shared} minimum={field.minimum} maximum={field.maximum} empty={null} />;
    case 'choice':
      return <ChoiceValueField {...shared} options={labelled(t, field.options)} />;
    case 'choices':
      return <ChoicesValueField {...shared} options={labelled(t, field.options)} />;
    case 'rows':
      return (
        <EntryList
          {...props}
          fields={field.fields}
          variants={field.variants}
          most={field.most}
          renderField={renderField}
        />
      );
    case 'record':
      return <RecordField {...props} control={field} />;
    case 'texts':
      // A list of texts is part of an object, which renders it together with its mark.
      return null;
    case 'group':
      return <Group {...props} fields={field.fields} isOptional={field.isOptional} />;
    case 'lines':
      return (
        <TextField
          {...common}
          help={help ?? t('field.lines')}
          isReadOnly={isReadOnly}
          lines={4}
          value={asList(value).map(textOrNumber).join('\n')}
          onChange={(text) => onChange(text.split('\n'))}
          onBlur={() =>
            onCommit(
              asList(value)
                .map((line) => textOrNumber(line).trim())
                .filter((line) => line !== ''),
            )
          }
        />
      );
    case 'time':
      return <TimeField key={JSON.stringify(value)} {...props} isText={field.isText} />;
    case 'json':
      return <JsonField key={JSON.stringify(value)} {...props} />;
    case 'picture':
      return (
        <PictureField
          {...common}
          isReadOnly={isReadOnly}
          frames={framesOf(field.name)}
          value={textOrNumber(value)}
          onChange={onCommit}
        />
      );
    case 'pictures':
      return (
        <PictureListField
          {...common}
          isReadOnly={isReadOnly}
          value={asList(value).map(textOrNumber)}
          onChange={onCommit}
        />
      );
    case 'html':
      return (
        <RichTextField
          {...common}
          isReadOnly={isReadOnly}
          lines={field.lines}
          value={textOrNumber(value)}
          onChange={onChange}
          onCommit={(html) => onCommit(value === null && html === '' ? null : html)}
        />
      );
    case 'text':
      return (
        <TextField
          {...common}
          isReadOnly={isReadOnly}
          lines={field.lines}
          value={textOrNumber(value)}
          onChange={onChange}
          onBlur={() => onCommit(value === null ? null : textOrNumber(value))}
        />
      );
  }
}

/** Returns where the portal shows the picture of a field. */
function framesOf(name: string): PictureFrame[] {
  if (name === 'img') return ['tile', 'wide'];
  return ['img_pc', 'img_wide', 'img_share'].includes(name) ? ['wide'] : ['whole'];
}

function labelled(t: Messages<'content'>, options: readonly FieldOption[]): { id: string; label: string }[] {
  return options.map((option) => ({ id: option.id, label: optionLabel(t, option) }));
}

/** An object with a fixed set of fields. */
function Group({
  fields,
  isOptional,
  ...props
}: ControlProps & { fields: readonly FormField[]; isOptional: boolean }) {
  const { field, label, value, isReadOnly, error, onChange, onCommit } = props;
  const t = useMessages('content');
  const id = useId();
  const isMissing = isOptional && value === null;
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <span id={id} className="text-secondary font-semibold">
          {label}
        </span>
        {isOptional && !isReadOnly && (
          <Button
            size="small"
            kind="quiet"
            onPress={() =>
              // Empty fields are usually invalid, so a new object is saved when its first field is filled in.
              isMissing ? onChange(newEntry(fields, null)) : onCommit(null)
            }
          >
            {isMissing ? t('rows.add') : t('group.remove')}
          </Button>
        )}
      </div>
      {field.help !== '' && <p className="text-secondary text-faint">{field.help}</p>}
      {!isMissing && (
        <div className="flex flex-col gap-3 rounded-row border border-divider bg-surface p-3">
          <EntryFields {...props} fields={fields} entry={entryOf(value)} renderField={renderField} />
        </div>
      )}
      {error && <p className="text-secondary font-semibold text-danger">{error}</p>}
    </fieldset>
  );
}

function renderField(props: ControlProps) {
  return <Control {...props} />;
}

/**
 * Holds a text that becomes a value when the field loses the focus. The text survives a reload. Until the text is
 * saved, the field ignores new versions of its value, so that a change by someone else is a conflict.
 */
function useTypedValue(address: string, saved: string): [string, (text: string) => void] {
  const item = useContext(ItemContext);
  const hold = useContext(HoldContext);
  const [{ text }, setValues] = useSessionState(`field ${item} ${address}`, { text: saved });
  const isTyped = text !== saved;
  useEffect(() => {
    if (!isTyped) return undefined;
    hold(true);
    return () => hold(false);
  }, [isTyped, hold]);
  return [text, (next) => setValues({ text: next })];
}

function JsonField({ field, address, label, value, isReadOnly, error, published, onCommit }: ControlProps) {
  const t = useMessages('content');
  const written = value === null ? '' : JSON.stringify(value, null, 2);
  const [text, setText] = useTypedValue(address, written);
  const [isBroken, setBroken] = useState(false);
  return (
    <TextField
      label={label}
      help={[field.help, t('field.json')].filter(Boolean).join(' ')}
      error={isBroken ? t('field.brokenJson') : error}
      published={published}
      isReadOnly={isReadOnly}
      lines={8}
      className="[&_textarea]:font-mono [&_textarea]:text-small"
      value={text}
      onChange={setText}
      onBlur={() => {
        if (text === written) return;
        try {
          const next: JsonValue = text.trim() === '' ? null : JSON.parse(text);
          setBroken(false);
          if (JSON.stringify(next) === JSON.stringify(value)) setText(written);
          else onCommit(next);
        } catch {
          setBroken(true);
        }
      }}
    />
  );
}

/** A field for a date and time in the site's time zone. */
function TimeField({
  field,
  label,
  value,
  isText,
  address,
  isReadOnly,
  error,
  published,
  onCommit,
}: ControlProps & { isText: boolean }) {
  const t = useMessages('content');
  const { timeZone } = useContext(DocumentMessagesContext);
  const seconds = Number(value ?? 0);
  const shown = seconds > 0 ? wallTime(seconds * 1000, timeZone) : '';
  const [text, setText] = useTypedValue(address, shown);
  const commit = () => {
    if (text === shown) return;
    if (text === '') {
      onCommit(isText ? '' : 0);
      return;
    }
    const wall = Date.parse(`${text}Z`);
    if (Number.isNaN(wall)) return;
    const moment = Math.floor(momentOf(wall, timeZone) / 1000);
    onCommit(isText ? String(moment) : moment);
  };
  return (
    <TextField
      label={label}
      help={[field.help, t('field.time')].filter(Boolean).join(' ')}
      error={error}
      published={published}
      isReadOnly={isReadOnly}
      type="datetime-local"
      value={text}
      onChange={setText}
      onBlur={commit}
    />
  );
}

function shortValue(t: Messages<'content'>, value: JsonValue): string {
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
  if (text === '') return t('field.empty');
  return text.length > 40 ? t('field.asPublished') : text;
}

function textOrNumber(value: JsonValue): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
