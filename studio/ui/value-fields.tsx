import { useId } from 'react';
import { asList, type JsonValue } from '#app/lib/json.ts';
import { Checkbox } from './checkbox.tsx';
import type { FieldProps } from './field.tsx';
import { NumberField } from './number-field.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';

/** A field whose value comes from a bundle, so its type may not be the one that the control expects. */
interface ValueFieldProps extends Pick<FieldProps, 'label' | 'help' | 'error' | 'published'> {
  value: JsonValue;
  isReadOnly: boolean;
  /** Called with the value to save. */
  onCommit: (value: JsonValue) => void;
}

interface ValueOption {
  id: string;
  label: string;
}

/** A switch. Any value other than `true` is off. */
export function SwitchValueField({
  label,
  help,
  value,
  isReadOnly,
  onCommit,
}: Omit<ValueFieldProps, 'error' | 'published'>) {
  return (
    <Switch
      label={label}
      help={help}
      isDisabled={isReadOnly}
      isSelected={value === true}
      onChange={onCommit}
    />
  );
}

/** A field for a number. `empty` is the value that is saved if the field is empty. */
export function NumberValueField({
  value,
  isReadOnly,
  minimum,
  maximum,
  empty,
  onCommit,
  ...common
}: ValueFieldProps & { minimum: number | null; maximum: number | null; empty: JsonValue }) {
  return (
    <NumberField
      {...common}
      isDisabled={isReadOnly}
      value={typeof value === 'number' ? value : Number.NaN}
      {...(minimum !== null && { minValue: minimum })}
      {...(maximum !== null && { maxValue: maximum })}
      onChange={(number) => onCommit(Number.isNaN(number) ? empty : number)}
    />
  );
}

/** A choice of one of a few texts. One of them may be the empty text. */
export function ChoiceValueField({
  value,
  isReadOnly,
  options,
  onCommit,
  ...common
}: ValueFieldProps & { options: readonly ValueOption[] }) {
  return (
    <Select
      {...common}
      isDisabled={isReadOnly}
      // React Aria allows no empty key.
      options={options.map(({ id, label }) => ({ id: `=${id}`, label }))}
      selectedKey={typeof value === 'string' ? `=${value}` : null}
      onSelectionChange={(key) => onCommit(typeof key === 'string' ? key.slice(1) : '')}
    />
  );
}

/** A choice of any number of a few texts. They are saved in the order of the options. */
export function ChoicesValueField({
  label,
  help,
  error,
  value,
  isReadOnly,
  options,
  onCommit,
}: Omit<ValueFieldProps, 'published'> & { options: readonly ValueOption[] }) {
  const id = useId();
  const chosen = asList(value);
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <span id={id} className="text-secondary font-semibold">
        {label}
      </span>
      {help && <p className="text-secondary text-faint">{help}</p>}
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {options.map((option) => (
          <Checkbox
            key={option.id}
            isDisabled={isReadOnly}
            isSelected={chosen.includes(option.id)}
            onChange={(isChosen) =>
              onCommit(
                options
                  .map((one) => one.id)
                  .filter((one) => (one === option.id ? isChosen : chosen.includes(one))),
              )
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      {error && <p className="text-secondary font-semibold text-danger">{error}</p>}
    </fieldset>
  );
}
