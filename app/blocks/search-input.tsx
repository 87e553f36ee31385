import { Suspense, lazy, useState } from 'react';

const Suggestions = lazy(async () => ({ default: (await import('./suggestions.tsx')).Suggestions }));

/**
 * A search field's input; the form around it works without script. What is suggested while one types, and its code,
 * comes when the field has the focus. Its list stands below the nearest positioned element.
 */
export function SearchInput({
  vertical,
  ...look
}: { vertical: string } & Pick<
  React.ComponentProps<'input'>,
  'ref' | 'id' | 'className' | 'defaultValue' | 'placeholder' | 'aria-label'
>) {
  const [focused, setFocused] = useState<HTMLInputElement | null>(null);
  return (
    <>
      <input
        {...look}
        type="search"
        name="kw"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={(event) => setFocused(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) event.currentTarget.blur();
        }}
      />
      {focused && (
        <Suspense>
          <Suggestions input={focused} vertical={vertical} />
        </Suspense>
      )}
    </>
  );
}
