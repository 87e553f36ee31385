import { Check } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  Autocomplete,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  SearchField,
  type Selection,
} from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { boxClasses } from './field.tsx';
import { findByName } from './find-by-name.ts';
import { optionClasses } from './popover-classes.ts';

/** Number of options that each group shows. A site may have thousands of tags. */
const most = 100;

/** Options with a heading. They are choices if the group has `selected`, and actions otherwise. */
export interface SearchMenuGroup {
  id: string;
  title: string;
  options: readonly { id: string; name: string }[];
  selected?: readonly string[];
  /** Receives the ids of all selected options. */
  onSelect?: (ids: string[]) => void;
  onAction?: (id: string) => void;
}

export interface SearchMenuListProps {
  /** The name of the menu. */
  label: string;
  /** The name of the search field. */
  searchLabel: string;
  /** Groups without options are left out. */
  groups: readonly SearchMenuGroup[];
}

/** The contents of a menu with a search field. Each group shows its first matching options. */
export function SearchMenuList({ label, searchLabel, groups }: SearchMenuListProps) {
  const t = useMessages('studio');
  const [query, setQuery] = useState('');
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the operator has just opened this menu */}
      <SearchField aria-label={searchLabel} autoFocus className="shrink-0 p-1">
        <Input
          placeholder={searchLabel}
          className={`${boxClasses} [&::-webkit-search-cancel-button]:hidden`}
        />
      </SearchField>
      <Menu
        aria-label={label}
        className="min-h-0 flex-1 overflow-auto outline-none"
        renderEmptyState={() => <p className="px-2.5 py-2 text-faint">{t('list.none')}</p>}
      >
        {groups.map((group) => (
          <Group key={group.id} group={group} query={query} />
        ))}
      </Menu>
    </Autocomplete>
  );
}

function Group({ group, query }: { group: SearchMenuGroup; query: string }) {
  const { id: name, title, options, selected, onSelect, onAction } = group;
  const t = useMessages('studio');
  const found = useMemo(() => findByName(options, query), [options, query]);
  if (found.length === 0) return null;
  const isSelected = new Set(selected);
  const first = found.slice(0, most);
  const shown = [...found.slice(most).filter(({ id }) => isSelected.has(id)), ...first];
  const keyOf = (id: string) => `${name} ${id}`;
  const onSelectionChange = (keys: Selection) => {
    if (keys !== 'all') onSelect?.(options.map(({ id }) => id).filter((id) => keys.has(keyOf(id))));
  };
  return (
    <MenuSection
      {...(selected && {
        selectionMode: 'multiple',
        selectedKeys: selected.map(keyOf),
        onSelectionChange,
        shouldCloseOnSelect: false,
      })}
    >
      <Header className="flex justify-between gap-3 px-2.5 pt-2 pb-1 text-small font-semibold text-faint">
        {title}
        {found.length > shown.length && (
          <span className="font-normal tabular-nums">
            {t('list.shown', { shown: shown.length, count: found.length })}
          </span>
        )}
      </Header>
      {shown.map(({ id, name: text }) => (
        <MenuItem
          key={id}
          id={keyOf(id)}
          textValue={text}
          onAction={onAction && (() => onAction(id))}
          className={`group ${optionClasses}`}
        >
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {text}
          </span>
          <Check
            aria-hidden
            className="size-4 shrink-0 text-accent opacity-0 group-data-selected:opacity-100"
          />
        </MenuItem>
      ))}
    </MenuSection>
  );
}
