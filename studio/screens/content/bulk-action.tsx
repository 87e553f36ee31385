import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { SearchMenu } from '../../ui/search-menu.tsx';

const classes =
  'flex h-9 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold whitespace-nowrap data-hovered:bg-sidebar-hover data-pending:cursor-default data-pending:opacity-45';

/** A button of the bar of the selected rows. */
export function BulkAction({
  icon,
  children,
  ...props
}: {
  icon: ReactNode;
  children: string;
  /** Whether the button is busy. It then cannot be pressed, but keeps the focus. */
  isPending?: boolean;
  onPress: () => void;
}) {
  return (
    <Button {...props} className={classes}>
      {icon}
      {children}
    </Button>
  );
}

/** A menu of the bar that adds the selected rows to one of the options, or removes them from it. */
export function BulkMenu({
  icon,
  label,
  searchLabel,
  options,
  onChoose,
}: {
  icon: ReactNode;
  label: string;
  searchLabel: string;
  options: readonly { id: string; name: string }[];
  onChoose: (id: string, isAdded: boolean) => void;
}) {
  const t = useMessages('content');
  return (
    <SearchMenu
      placement="top start"
      trigger={
        <Button className={classes}>
          {icon}
          {label}
        </Button>
      }
      label={label}
      searchLabel={searchLabel}
      groups={[
        { id: 'add', title: t('bulk.add'), options, onAction: (id) => onChoose(id, true) },
        { id: 'remove', title: t('bulk.remove'), options, onAction: (id) => onChoose(id, false) },
      ]}
    />
  );
}
