import { Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { ownValue } from '#app/lib/own-value.ts';
import { asList, asObject } from '#app/lib/json.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { ColorField } from '../../ui/color-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  ChoicesValueField,
  ChoiceValueField,
  NumberValueField,
  SwitchValueField,
} from '../../ui/value-fields.tsx';
import type { BlockControlProps } from './block-control-props.ts';
import type { BlockField } from '#app/changes/block-field.ts';
import { ColorContrast } from './color-contrast.tsx';
import { SourceChoice } from './source-choice.tsx';
import { WrittenField } from './written-field.tsx';

/**
 * The form field that fits a setting of a block. Memoised, because each edit of a form renders all of its settings
 * several times.
 */
export const BlockControlField = memo(function BlockControlField(props: BlockControlProps) {
  const { field, value, isReadOnly, error, published, onChange, onCommit } = props;
  const help = field.help || undefined;
  const common = { label: field.title, help, error, published };
  const shared = { ...common, value, isReadOnly, onCommit };
  switch (field.kind) {
    case 'switch':
      return <SwitchValueField {...shared} />;
    case 'number':
      return (
        <NumberValueField
          {...shared}
          label={labelOf(field)}
          minimum={field.minimum}
          maximum={field.maximum}
          empty={field.initial}
        />
      );
    case 'choice':
      return <ChoiceValueField {...shared} options={field.options} />;
    case 'choices':
      return <ChoicesValueField {...shared} options={field.options} />;
    case 'section':
    case 'category':
    case 'tag':
    case 'item':
      return <SourceChoice {...props} kind={field.kind} />;
    case 'color':
      return (
        <ColorField
          {...common}
          help={
            field.use === null ? (
              help
            ) : (
              <>
                <ColorContrast use={field.use} value={typeof value === 'string' ? value : ''} />
                {help}
              </>
            )
          }
          first="#FFCB08"
          isDisabled={isReadOnly}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
          onCommit={onCommit}
        />
      );
    case 'picture':
      return (
        <PictureField
          {...common}
          isReadOnly={isReadOnly}
          value={typeof value === 'string' ? value : ''}
          onChange={onCommit}
        />
      );
    case 'group':
      return <GroupField {...props} fields={field.fields} />;
    case 'rows':
      return <RowsField {...props} fields={field.fields} />;
    case 'text':
      return (
        <TextField
          {...common}
          isReadOnly={isReadOnly}
          lines={field.lines}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
          onBlur={() => onCommit(value)}
        />
      );
    default:
      return <WrittenField {...props} form={field.kind} />;
  }
});

/** Returns the title of a number field, followed by the unit unless the title already contains it. */
function labelOf({ title, unit }: BlockField): string {
  return unit === '' || title.toLowerCase().includes(unit.toLowerCase()) ? title : `${title} (${unit})`;
}

/** An object with a fixed set of fields, such as the padding on phones and in wide windows. */
function GroupField({ fields, ...props }: BlockControlProps & { fields: readonly BlockField[] }) {
  const t = useMessages('layouts');
  const { field, value, error, onChange, onCommit } = props;
  const values = asObject(value);
  const isPair = fields.map(({ key }) => key).join() === 'm,p';
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-secondary font-semibold">{field.title}</legend>
      <div className="grid grid-cols-2 items-start gap-3">
        {fields.map((one) => (
          <BlockControlField
            key={one.key}
            {...props}
            field={
              isPair
                ? { ...one, title: t('pair.window', { window: one.key === 'm' ? 'phone' : 'other' }) }
                : one
            }
            error={undefined}
            published={undefined}
            value={ownValue(values, one.key) ?? one.initial}
            onChange={(next) => onChange({ ...values, [one.key]: next })}
            onCommit={(next) => onCommit({ ...values, [one.key]: next })}
          />
        ))}
      </div>
      {error !== undefined && <p className="text-secondary font-semibold text-danger">{error}</p>}
      {field.help !== '' && (
        <p dir="auto" className="text-secondary text-faint">
          {field.help}
        </p>
      )}
    </fieldset>
  );
}

/** A list of objects with the same fields. */
function RowsField({ fields, ...props }: BlockControlProps & { fields: readonly BlockField[] }) {
  const t = useMessages('layouts');
  const { field, value, error, isReadOnly, onChange, onCommit } = props;
  const rows = asList(value);
  const empty = Object.fromEntries(fields.map(({ key, initial }) => [key, initial ?? '']));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-secondary font-semibold">{field.title}</legend>
      {rows.map((row, index) => (
        // Rows have no ids. They are only replaced, added at the end and removed.
        <div key={index} className="flex items-start gap-2 rounded-row border border-line p-3">
          <div className="flex min-w-0 flex-1 flex-col gap-3">
            {fields.map((one) => (
              <BlockControlField
                key={one.key}
                {...props}
                field={one}
                error={undefined}
                published={undefined}
                value={ownValue(asObject(row), one.key) ?? one.initial}
                onChange={(next) => onChange(rows.with(index, { ...asObject(row), [one.key]: next }))}
                onCommit={(next) => onCommit(rows.with(index, { ...asObject(row), [one.key]: next }))}
              />
            ))}
          </div>
          {!isReadOnly && (
            <IconButton
              size="small"
              label={t('rows.remove', { number: index + 1 })}
              icon={<Trash2 aria-hidden className="size-4" />}
              onPress={() => onCommit(rows.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onPress={() => onCommit([...rows, empty])}
        >
          {t('rows.add')}
        </Button>
      )}
      {error !== undefined && <p className="text-secondary font-semibold text-danger">{error}</p>}
      {field.help !== '' && (
        <p dir="auto" className="text-secondary text-faint">
          {field.help}
        </p>
      )}
    </fieldset>
  );
}
