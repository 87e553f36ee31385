import { Check } from 'lucide-react';
import {
  Autocomplete,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Header,
  SearchField,
  useFilter,
  type Selection,
} from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { boxClasses } from '../../ui/field.tsx';
import { optionClasses } from '../../ui/popover-classes.ts';
import { itemStates, lackedParts, type ContentQuery } from './content-query.ts';
import { lackName, providerName, stateName, type FilterOptions } from './filter-words.ts';

interface FilterGroup {
  id: string;
  title: string;
  options: { id: string; label: string }[];
  selected: string[];
  apply: (values: string[]) => ContentQuery;
}

/** All filters. Typing narrows the list. */
export function FilterList({
  query,
  options,
  onChange,
}: {
  query: ContentQuery;
  options: FilterOptions;
  onChange: (query: ContentQuery) => void;
}) {
  const t = useMessages('content');
  const { contains } = useFilter({ sensitivity: 'base' });
  const groups: FilterGroup[] = [
    {
      id: 'state',
      title: t('filter.state'),
      options: itemStates.map((state) => ({ id: state, label: stateName(t, state) })),
      selected: [...query.states],
      apply: (values) => ({ ...query, states: itemStates.filter((state) => values.includes(state)) }),
    },
    {
      id: 'missing',
      title: t('filter.missing'),
      options: lackedParts.map((part) => ({ id: part, label: lackName(t, part) })),
      selected: [...query.lacks],
      apply: (values) => ({ ...query, lacks: lackedParts.filter((part) => values.includes(part)) }),
    },
    {
      id: 'tag',
      title: t('filter.tag'),
      options: options.tags.map(({ key, name }) => ({ id: key, label: name })),
      selected: [...query.tags],
      apply: (tags) => ({ ...query, tags }),
    },
    {
      id: 'provider',
      title: t('filter.provider'),
      options: options.providers.map((provider) => ({ id: provider, label: providerName(t, provider) })),
      selected: [...query.providers],
      apply: (providers) => ({ ...query, providers }),
    },
    {
      id: 'category',
      title: t('filter.category'),
      options: options.categories.map(({ id, name }) => ({ id: String(id), label: name })),
      selected: query.categories.map(String),
      apply: (values) => ({ ...query, categories: values.map(Number) }),
    },
  ];
  return (
    <Autocomplete filter={contains}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the operator has just opened this menu */}
      <SearchField aria-label={t('filter.find')} autoFocus className="shrink-0 p-1">
        <Input
          placeholder={t('filter.find')}
          className={`${boxClasses} [&::-webkit-search-cancel-button]:hidden`}
        />
      </SearchField>
      <Menu
        aria-label={t('filter.add')}
        className="min-h-0 flex-1 overflow-auto outline-none"
        renderEmptyState={() => <p className="px-2.5 py-2 text-faint">{t('empty.filtered')}</p>}
      >
        {groups
          .filter((group) => group.options.length > 0)
          .map((group) => (
            <Group key={group.id} group={group} onChange={onChange} />
          ))}
      </Menu>
    </Autocomplete>
  );
}

function Group({ group, onChange }: { group: FilterGroup; onChange: (query: ContentQuery) => void }) {
  const { id: name, title, options, selected, apply } = group;
  const keyOf = (id: string) => `${name} ${id}`;
  const onSelectionChange = (keys: Selection) => {
    if (keys !== 'all') onChange(apply(options.map(({ id }) => id).filter((id) => keys.has(keyOf(id)))));
  };
  return (
    <MenuSection
      selectionMode="multiple"
      selectedKeys={selected.map(keyOf)}
      onSelectionChange={onSelectionChange}
      shouldCloseOnSelect={false}
    >
      <Header className="px-2.5 pt-2 pb-1 text-small font-semibold text-faint">{title}</Header>
      {options.map(({ id, label }) => (
        <MenuItem key={id} id={keyOf(id)} textValue={label} className={`group ${optionClasses}`}>
          <span className="min-w-0 flex-1 truncate">{label}</span>
          <Check
            aria-hidden
            className="size-4 shrink-0 text-accent opacity-0 group-data-selected:opacity-100"
          />
        </MenuItem>
      ))}
    </MenuSection>
  );
}
