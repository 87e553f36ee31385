import { X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { Select } from '../../ui/select.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import type { ColumnId } from './columns.ts';
import { searchModes, type ContentQuery } from './content-query.ts';
import { FilterMenu } from './filter-menu.tsx';
import { describeFilters, type FilterOptions } from './filter-words.ts';

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
      <SearchBox
        label={t('search.label', { section })}
        value={query.keyword}
        onSearch={(keyword) => onChange({ ...query, keyword }, true)}
      />
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
