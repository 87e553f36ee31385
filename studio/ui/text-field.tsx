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
  /** Number of visible lines. With more than one, the field is a `textarea`. */
  lines?: number;
  /** The `textarea` of a field with several lines. */
  areaRef?: Ref<HTMLTextAreaElement>;
  placeholder?: string;
  /** Whether the text is an address, a path or code, which runs from left to right in every language. */
  isCode?: boolean;
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
  isCode = false,
  ...props
}: TextFieldProps) {
  // With `auto`, browsers treat an empty text as left to right, so an empty field inherits its direction.
  const direction = isCode ? 'ltr' : props.value === '' ? undefined : 'auto';
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={fieldClasses({ published, className })}
    >
      <FormRow label={label} isLabelHidden={isLabelHidden} help={help} error={error} published={published}>
        {lines === 1 ? (
          <Input dir={direction} placeholder={placeholder} className={boxClasses} />
        ) : (
          <TextArea
            ref={areaRef}
            dir={direction}
            placeholder={placeholder}
            rows={lines}
            className={`${boxClasses} py-2`}
          />
        )}
      </FormRow>
    </AriaTextField>
  );
}
