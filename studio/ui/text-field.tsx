import type { Ref } from 'react';
import {
  Input,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { boxClasses, fieldClasses, FormRow, type FieldProps } from './field.tsx';

export interface TextFieldProps
  extends FieldProps, Omit<AriaTextFieldProps, 'className' | 'children' | 'isInvalid'> {
  /** Number of lines of a longer text. */
  lines?: number;
  /** The element of a text with several lines. */
  areaRef?: Ref<HTMLTextAreaElement>;
  placeholder?: string;
}

/** A field for a text of one or more lines. */
export function TextField({
  label,
  isLabelHidden,
  help,
  error,
  published,
  className,
  lines = 1,
  areaRef,
  placeholder,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={fieldClasses({ published, className })}
    >
      <FormRow label={label} isLabelHidden={isLabelHidden} help={help} error={error} published={published}>
        {lines === 1 ? (
          <Input placeholder={placeholder} className={boxClasses} />
        ) : (
          <TextArea ref={areaRef} placeholder={placeholder} rows={lines} className={`${boxClasses} py-2`} />
        )}
      </FormRow>
    </AriaTextField>
  );
}
