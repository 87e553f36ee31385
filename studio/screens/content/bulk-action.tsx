import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Menu, MenuItem, MenuSection } from '../../ui/menu.tsx';

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
  /** The button cannot be pressed, but keeps the focus. */
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
  options,
  onChoose,
}: {
  icon: ReactNode;
  label: string;
  options: readonly { id: string; name: string }[];
  onChoose: (id: string, isAdded: boolean) => void;
}) {
  const t = useMessages('content');
  return (
    <Menu
      label={label}
      placement="top start"
      trigger={
        <Button className={classes}>
          {icon}
          {label}
        </Button>
      }
    >
      <MenuSection title={t('bulk.add')}>
        {options.map(({ id, name }) => (
          <MenuItem key={id} id={`add ${id}`} onAction={() => onChoose(id, true)}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection title={t('bulk.remove')}>
        {options.map(({ id, name }) => (
          <MenuItem key={id} id={`remove ${id}`} onAction={() => onChoose(id, false)}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  );
}
