import { ListFilter } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { SearchMenu } from '../../ui/search-menu.tsx';
import type { SearchMenuGroup } from '../../ui/search-menu-list.tsx';
import { itemStates, lackedParts, type ContentQuery } from './content-query.ts';
import { lackName, providerName, stateName, type FilterOptions } from './filter-words.ts';

/** The button that opens the filters. */
export function FilterMenu({
  query,
  options,
  onChange,
}: {
  query: ContentQuery;
  options: FilterOptions;
  onChange: (query: ContentQuery) => void;
}) {
  const t = useMessages('content');
  const groups: SearchMenuGroup[] = [
    {
      id: 'state',
      title: t('filter.state'),
      options: itemStates.map((state) => ({ id: state, name: stateName(t, state) })),
      selected: query.states,
      onSelect: (ids) => onChange({ ...query, states: itemStates.filter((state) => ids.includes(state)) }),
    },
    {
      id: 'missing',
      title: t('filter.missing'),
      options: lackedParts.map((part) => ({ id: part, name: lackName(t, part) })),
      selected: query.lacks,
      onSelect: (ids) => onChange({ ...query, lacks: lackedParts.filter((part) => ids.includes(part)) }),
    },
    {
      id: 'tag',
      title: t('filter.tag'),
      options: options.tags.map(({ key, name }) => ({ id: key, name })),
      selected: query.tags,
      onSelect: (tags) => onChange({ ...query, tags }),
    },
    {
      id: 'provider',
      title: t('filter.provider'),
      options: options.providers.map((provider) => ({ id: provider, name: providerName(t, provider) })),
      selected: query.providers,
      onSelect: (providers) => onChange({ ...query, providers }),
    },
    {
      id: 'category',
      title: t('filter.category'),
      options: options.categories.map(({ id, name }) => ({ id: String(id), name })),
      selected: query.categories.map(String),
      onSelect: (ids) => onChange({ ...query, categories: ids.map(Number) }),
    },
  ];
  return (
    <SearchMenu
      trigger={
        <Button kind="quiet" size="small" icon={<ListFilter aria-hidden className="size-4" />}>
          {t('filter.add')}
        </Button>
      }
      label={t('filter.add')}
      searchLabel={t('filter.find')}
      groups={groups}
    />
  );
}
