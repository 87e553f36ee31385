import { Suspense, lazy, useState } from 'react';

const Suggestions = lazy(async () => ({ default: (await import('./suggestions.tsx')).Suggestions }));

/**
 * The input of a search field. The form around it works without scripts. The code of the suggestions loads when the
 * field receives the focus. The list of suggestions is placed below the nearest positioned ancestor.
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
