import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { boxClasses } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import type { ColumnId } from './columns.ts';
import { searchModes, type ContentQuery } from './content-query.ts';
import { FilterMenu } from './filter-menu.tsx';
import { describeFilters, type FilterOptions } from './filter-words.ts';

/** Milliseconds without typing after which the table is searched. */
const pause = 250;

/** The search field and the filters of a section. */
export function FilterBar({
  section,
  query,
  options,
  columns,
  onChange,
  onColumns,
}: {
  section: string;
  query: ContentQuery;
  options: FilterOptions;
  columns: readonly ColumnId[];
  onChange: (query: ContentQuery, isReplacing?: boolean) => void;
  onColumns: (columns: readonly ColumnId[]) => void;
}) {
  const t = useMessages('content');
  const formats = useFormats();
  const chips = describeFilters(query, options, { t, formats });
  const modeNames = { title: t('search.title'), words: t('search.words'), phrase: t('search.phrase') };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 pt-2 pb-3">
      <KeywordField section={section} query={query} onChange={onChange} />
      <Select
        label={t('search.mode')}
        isLabelHidden
        options={searchModes.map((id) => ({ id, label: modeNames[id] }))}
        selectedKey={query.mode}
        onSelectionChange={(key) => {
          const mode = searchModes.find((one) => one === key);
          if (mode) onChange({ ...query, mode });
        }}
        className="w-32"
      />
      {chips.map(({ id, text, without }) => (
        <span
          key={id}
          className="inline-flex h-8 max-w-80 items-center gap-1 rounded-control bg-accent-soft ps-3 pe-1 font-semibold text-accent"
        >
          <span className="truncate">{text}</span>
          <Button
            aria-label={t('filter.remove', { name: text })}
            onPress={() => onChange(without)}
            className="grid size-6 shrink-0 cursor-pointer place-items-center rounded-tag data-hovered:bg-surface"
          >
            <X aria-hidden className="size-3.5" />
          </Button>
        </span>
      ))}
      <FilterMenu query={query} options={options} onChange={onChange} />
      <div className="ms-auto hidden tablet:block">
        <ColumnChooser columns={columns} onChange={onColumns} />
      </div>
    </div>
  );
}

function KeywordField({
  section,
  query,
  onChange,
}: {
  section: string;
  query: ContentQuery;
  onChange: (query: ContentQuery, isReplacing?: boolean) => void;
}) {
  const t = useMessages('content');
  const [text, setText] = useState(query.keyword);
  const [shown, setShown] = useState(query.keyword);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The Back button and the views change the address, so the field is updated.
  if (shown !== query.keyword) {
    setShown(query.keyword);
    setText(query.keyword);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (keyword: string) => {
    clearTimeout(timer.current);
    if (keyword === query.keyword) return;
    setShown(keyword);
    onChange({ ...query, keyword }, true);
  };
  return (
    <SearchField
      aria-label={t('search.label', { section })}
      value={text}
      onChange={(value) => {
        setText(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(value), pause);
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
        placeholder={t('search.label', { section })}
        className={`${boxClasses} ps-9! pe-8! [&::-webkit-search-cancel-button]:hidden`}
      />
      <Button className="absolute inset-y-0 end-1 my-auto grid size-7 cursor-pointer place-items-center rounded-tag text-muted group-data-empty:hidden">
        <X aria-hidden className="size-4" />
      </Button>
    </SearchField>
  );
}
