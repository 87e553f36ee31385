import { Check, ChevronDown } from 'lucide-react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components';
import { boxClasses, fieldClasses, FormRow, type FieldProps } from './field.tsx';
import { optionClasses, popoverClasses } from './popover-classes.ts';

export interface Option {
  id: string;
  label: string;
  /** A second line that explains the option. */
  help?: string;
}

export interface SelectProps
  extends FieldProps, Omit<AriaSelectProps<Option>, 'className' | 'children' | 'isInvalid'> {
  options: readonly Option[];
}

/** A field with a list of a few options. */
export function Select({
  label,
  isLabelHidden,
  help,
  error,
  published,
  className,
  options,
  ...props
}: SelectProps) {
  return (
    <AriaSelect
      {...props}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={fieldClasses({ published, className })}
    >
      <FormRow label={label} isLabelHidden={isLabelHidden} help={help} error={error} published={published}>
        <Button className={`${boxClasses} flex cursor-pointer items-center gap-2 text-start`}>
          <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-faint [&_svg]:hidden **:[[slot=description]]:hidden" />
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
        </Button>
      </FormRow>
      <Popover offset={4} className={`${popoverClasses} w-(--trigger-width)`}>
        <ListBox items={options} className="outline-none">
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

/** An entry of a select or combo box. */
export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={`group ${optionClasses}`}>
      <span className="min-w-0 flex-1 py-1.5">
        <Text slot="label" className="block truncate">
          {option.label}
        </Text>
        {option.help && (
          <Text slot="description" className="block text-secondary text-faint">
            {option.help}
          </Text>
        )}
      </span>
      <Check aria-hidden className="size-4 shrink-0 text-accent opacity-0 group-data-selected:opacity-100" />
    </ListBoxItem>
  );
}
