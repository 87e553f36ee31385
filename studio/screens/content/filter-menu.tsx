import { ListFilter } from 'lucide-react';
import { MenuTrigger, Popover } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { popoverClasses } from '../../ui/popover-classes.ts';
import type { ContentQuery } from './content-query.ts';
import type { FilterOptions } from './filter-words.ts';

const FilterList = lazyComponent(async () => (await import('./filter-list.tsx')).FilterList);

/** The button that opens the filters. */
export function FilterMenu(props: {
  query: ContentQuery;
  options: FilterOptions;
  onChange: (query: ContentQuery) => void;
}) {
  const t = useMessages('content');
  return (
    <MenuTrigger>
      <Button kind="quiet" size="small" icon={<ListFilter aria-hidden className="size-4" />}>
        {t('filter.add')}
      </Button>
      <Popover
        placement="bottom start"
        offset={6}
        className={`${popoverClasses} flex max-h-96 w-64 flex-col`}
      >
        <FilterList {...props} />
      </Popover>
    </MenuTrigger>
  );
}
