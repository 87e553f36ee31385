import { lazy, Suspense, useRef, useState, type ComponentProps, type SyntheticEvent } from 'react';
import type { ComboboxAttributes, KeyHandler, SearchField } from './search-field.ts';

const Suggestions = lazy(async () => ({ default: (await import('./suggestions.tsx')).Suggestions }));

/**
 * The input of a search field. The form around it works without scripts. The code of the suggestions loads when the
 * field receives the focus. From then on, this code provides the attributes of the input and handles its keys. The list
 * of suggestions is placed below the nearest positioned ancestor.
 */
export function SearchInput({
  vertical,
  ...props
}: { vertical: string } & Pick<
  ComponentProps<'input'>,
  'ref' | 'id' | 'className' | 'defaultValue' | 'placeholder' | 'aria-label'
>) {
  const [field, setField] = useState<SearchField | null>(null);
  const [combobox, setCombobox] = useState<ComboboxAttributes>();
  const handleKey = useRef<KeyHandler>(null);
  const open = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) =>
    setField((now) => {
      const isSame = now?.text === input.value;
      return { input, text: input.value, isOpen: true, active: isSame ? now.active : -1 };
    });
  return (
    <>
      <input
        {...props}
        {...combobox}
        type="search"
        name="kw"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={open}
        onClick={open}
        onInput={open}
        onBlur={() => setField((now) => now && { ...now, isOpen: false, active: -1 })}
        onKeyDown={(event) => {
          handleKey.current?.(event);
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          const { currentTarget: input } = event;
          if (input.value === '') return input.blur();
          event.preventDefault();
          input.value = '';
          setField((now) => now && { ...now, text: '' });
        }}
      />
      {field && (
        <Suspense>
          <Suggestions
            ref={handleKey}
            vertical={vertical}
            field={field}
            onFieldChange={setField}
            onComboboxChange={setCombobox}
          />
        </Suspense>
      )}
    </>
  );
}
