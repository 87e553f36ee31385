import { Minus, Plus } from 'lucide-react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import { boxClasses, fieldClasses, FormRow, type FieldProps } from './field.tsx';

export interface NumberFieldProps
  extends FieldProps, Omit<AriaNumberFieldProps, 'className' | 'children' | 'isInvalid'> {}

const step =
  'grid w-9 shrink-0 cursor-pointer place-items-center text-muted data-disabled:opacity-45 data-hovered:text-ink';

/** A field for a number, with buttons that decrease and increase it. */
export function NumberField({
  label,
  isLabelHidden,
  help,
  error,
  published,
  className,
  ...props
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...props}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={fieldClasses({ published, className })}
    >
      <FormRow label={label} isLabelHidden={isLabelHidden} help={help} error={error} published={published}>
        <Group
          className={`${boxClasses} flex max-w-44 px-0! data-focus-within:outline-2 data-focus-within:outline-accent`}
        >
          <Button slot="decrement" className={step}>
            <Minus aria-hidden className="size-4" />
          </Button>
          <Input className="min-w-0 flex-1 bg-transparent text-center tabular-nums outline-none" />
          <Button slot="increment" className={step}>
            <Plus aria-hidden className="size-4" />
          </Button>
        </Group>
      </FormRow>
    </AriaNumberField>
  );
}
