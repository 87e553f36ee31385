import type { ReactNode } from 'react';
import { MenuTrigger, Popover, type PopoverProps } from 'react-aria-components';
import { lazyComponent } from './lazy-component.tsx';
import { popoverClasses } from './popover-classes.ts';
import type { SearchMenuListProps } from './search-menu-list.tsx';

const SearchMenuList = lazyComponent(async () => (await import('./search-menu-list.tsx')).SearchMenuList);

/** A menu of many options with a search field, which a button opens. */
export function SearchMenu({
  trigger,
  placement = 'bottom start',
  ...list
}: SearchMenuListProps & {
  /** A `Button` or `IconButton`. */
  trigger: ReactNode;
  placement?: PopoverProps['placement'];
}) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={6} className={`${popoverClasses} flex max-h-96 w-64 flex-col`}>
        <SearchMenuList {...list} />
      </Popover>
    </MenuTrigger>
  );
}
