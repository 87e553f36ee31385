import { ChevronDown } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Group,
  Input,
  ListBox,
  Popover,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { boxClasses, fieldClasses, FormRow, type FieldProps } from './field.tsx';
import { popoverClasses } from './popover-classes.ts';
import { OptionItem, type Option } from './select.tsx';

export interface ComboBoxProps
  extends FieldProps, Omit<AriaComboBoxProps<Option>, 'className' | 'children' | 'isInvalid'> {
  options: readonly Option[];
  placeholder?: string;
  /** Shown if the list has no option. */
  emptyText?: string;
  /** Shown beside the field. A button needs `slot={null}`, because the button of the list is the field's own. */
  beside?: ReactNode;
}

/** A field with a list of many options, which typing narrows down. */
export function ComboBox({
  label,
  isLabelHidden,
  help,
  error,
  published,
  className,
  options,
  placeholder,
  emptyText,
  beside,
  ...props
}: ComboBoxProps) {
  const t = useMessages('studio');
  return (
    <AriaComboBox
      {...props}
      defaultItems={options}
      // A list that closes while somebody types does not say that nothing matches.
      allowsEmptyCollection
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={fieldClasses({ published, className })}
    >
      <FormRow label={label} isLabelHidden={isLabelHidden} help={help} error={error} published={published}>
        <div className="flex items-center gap-1">
          <Group
            className={`${boxClasses} flex min-w-0 flex-1 items-center pe-1! data-focus-within:outline-2 data-focus-within:outline-accent`}
          >
            <ClickedInput placeholder={placeholder} />
            <Button className="grid size-7 cursor-pointer place-items-center text-muted">
              <ChevronDown aria-hidden className="size-4" />
            </Button>
          </Group>
          {beside}
        </div>
      </FormRow>
      <Popover offset={4} className={`${popoverClasses} w-(--trigger-width)`}>
        <ListBox
          className="outline-none"
          renderEmptyState={() => <p className="px-2.5 py-2 text-faint">{emptyText ?? t('list.none')}</p>}
        >
          {(option: Option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/**
 * Opens the list when it is clicked, and selects the text, so that typing replaces it. The keyboard opens the list by
 * typing or with an arrow key, not by the focus alone, because an open list hides the rest of the page from assistive
 * technology.
 */
function ClickedInput({ placeholder }: { placeholder: string | undefined }) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      placeholder={placeholder}
      className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
      onClick={({ currentTarget }) => {
        if (!state || state.isOpen) return;
        currentTarget.select();
        state.open(null, 'manual');
      }}
    />
  );
}
