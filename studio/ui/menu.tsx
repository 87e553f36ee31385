import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Header,
  Keyboard,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Popover,
  Separator,
  type MenuItemProps as AriaMenuItemProps,
  type PopoverProps,
} from 'react-aria-components';
import { classes } from './classes.ts';
import { optionClasses, popoverClasses } from './popover-classes.ts';

/** A menu that a button opens. `trigger` is a `Button` or `IconButton`; `children` are `MenuItem`s. */
export function Menu({
  trigger,
  label,
  placement = 'bottom end',
  children,
}: {
  trigger: ReactNode;
  label: string;
  placement?: PopoverProps['placement'];
  children: ReactNode;
}) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={6} className={popoverClasses}>
        <AriaMenu aria-label={label} className="outline-none">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'children'> {
  icon?: ReactNode;
  /** The keys that run the same action, such as `Ctrl D`. */
  keys?: string;
  isDangerous?: boolean;
  children: string;
}

/** An action or a link of a menu. */
export function MenuItem({ icon, keys, isDangerous = false, children, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...props}
      textValue={children}
      className={classes(optionClasses, isDangerous ? 'text-danger' : 'text-ink')}
    >
      {({ isSelected }) => (
        <>
          {icon}
          <span className="flex-1">{children}</span>
          {isSelected && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
          {keys && <Keyboard className="rounded-tag bg-sunken px-1.5 text-small text-faint">{keys}</Keyboard>}
        </>
      )}
    </AriaMenuItem>
  );
}

/**
 * A group of items with a heading. If `chosen` is set, the items can be selected, and `chosen` contains the ids of the
 * selected items. With `isMultiple`, more than one item can be selected.
 */
export function MenuSection({
  title,
  chosen,
  isMultiple = false,
  children,
}: {
  title: string;
  chosen?: readonly string[];
  isMultiple?: boolean;
  children: ReactNode;
}) {
  return (
    <AriaMenuSection
      {...(chosen && { selectionMode: isMultiple ? 'multiple' : 'single', selectedKeys: chosen })}
    >
      <Header className="px-2.5 pt-2 pb-1 text-small font-semibold text-faint">{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A line between items. */
export function MenuLine() {
  return <Separator className="my-1.5 border-t border-divider" />;
}
