import { ChevronDown } from 'lucide-react';
import { useContext, useMemo, useState, type ReactNode } from 'react';
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
import { findByName } from './find-by-name.ts';
import { popoverClasses } from './popover-classes.ts';
import { OptionItem, type Option } from './select.tsx';

export interface ComboBoxProps
  extends FieldProps, Omit<AriaComboBoxProps<Option>, 'className' | 'children' | 'isInvalid'> {
  options: readonly Option[];
  placeholder?: string;
  /** Shown if the list has no option. */
  emptyText?: string;
  /** Shown below the options. */
  note?: string | undefined;
  /**
   * Shown beside the field. A button here needs `slot={null}`, or React Aria would take it for the button that opens
   * the list.
   */
  beside?: ReactNode;
}

/** Maximum number of options that a list shows at once. Browsers take seconds to render ten thousand options. */
const mostShown = 100;

/** A field with a list of many options, which typing narrows down. */
export function ComboBox(props: ComboBoxProps) {
  const isLong = props.options.length > mostShown && props.inputValue === undefined;
  return isLong ? <LongComboBox {...props} /> : <PlainComboBox {...props} />;
}

/** A field whose list shows only the first `mostShown` options that match the typed text. */
function LongComboBox({ options, selectedKey, onSelectionChange, ...props }: ComboBoxProps) {
  const t = useMessages('studio');
  const chosen = options.find(({ id }) => id === selectedKey);
  const label = chosen?.label ?? '';
  const [text, setText] = useState(label);
  const [known, setKnown] = useState(label);
  if (known !== label) {
    setKnown(label);
    setText(label);
  }
  const query = text === label ? '' : text;
  const found = useMemo(() => findOptions(options, query), [options, query]);
  const first = found.slice(0, mostShown);
  // The field shows the chosen option, so its list must contain it.
  const isMissing = text === label && chosen !== undefined && !first.includes(chosen);
  const shown = isMissing ? [chosen, ...first] : first;
  return (
    <PlainComboBox
      {...props}
      options={[]}
      items={shown}
      note={
        found.length > shown.length
          ? t('list.shown', { shown: shown.length, count: found.length })
          : undefined
      }
      inputValue={text}
      onInputChange={setText}
      // Restores the chosen option if another text was typed.
      onBlur={() => setText(label)}
      {...(selectedKey !== undefined && { selectedKey })}
      onSelectionChange={(key) => {
        // React Aria also reports the chosen option when the typed text is discarded, and `null` while the text is
        // empty.
        if (key === null) return;
        if (key === selectedKey) setText(label);
        else onSelectionChange?.(key);
      }}
    />
  );
}

function findOptions(options: readonly Option[], query: string): readonly Option[] {
  return findByName(
    options.map((option) => ({ name: option.label, option })),
    query,
  ).map(({ option }) => option);
}

function PlainComboBox({
  label,
  isLabelHidden,
  help,
  error,
  published,
  className,
  options,
  placeholder,
  emptyText,
  note,
  beside,
  ...props
}: ComboBoxProps) {
  const t = useMessages('studio');
  return (
    <AriaComboBox
      {...props}
      defaultItems={options}
      // Keeps an empty list open, so that it can say that nothing matches.
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
        {note !== undefined && <p className="px-2.5 py-2 text-secondary text-faint">{note}</p>}
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
