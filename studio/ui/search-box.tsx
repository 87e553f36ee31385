import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import { boxClasses } from './field.tsx';
import { useLatest } from './use-latest.ts';

/** Milliseconds without typing after which the search runs. */
const pause = 250;

/** A field that searches while the operator types. */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  /** The name of the field, and its placeholder. */
  label: string;
  /** The search whose results are shown. */
  value: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (shown !== value) {
    setShown(value);
    // If the Back button or another filter has changed the search, the field shows the new search. The results of the
    // field's own search may arrive while the operator continues to type, and must not replace the text.
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another filter may be chosen during the pause, so the latest `onSearch` is called.
  const search = useLatest((next: string) => {
    clearTimeout(timer.current);
    if (next === sent) return;
    setSent(next);
    onSearch(next);
  });
  return (
    <SearchField
      aria-label={label}
      value={text}
      onChange={(next) => {
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(next), pause);
      }}
      onSubmit={search}
      onClear={() => search('')}
      className="group relative w-full tablet:w-60"
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
      />
      <Input
        placeholder={label}
        className={`${boxClasses} ps-9! pe-8! [&::-webkit-search-cancel-button]:hidden`}
      />
      <Button className="absolute inset-y-0 end-1 my-auto grid size-7 cursor-pointer place-items-center rounded-tag text-muted group-data-empty:hidden">
        <X aria-hidden className="size-4" />
      </Button>
    </SearchField>
  );
}
