import { Ellipsis } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Menu, MenuLine } from '../ui/menu.tsx';
import { AccountItems, KeyboardItems, LanguageItems, ThemeItems } from './menu-items.tsx';
import type { Theme } from './theme.ts';

/** The operator who uses this browser. */
export interface SignedIn {
  name: string;
  role: OperatorRole;
}

/** The menu of the operator at the bottom of the sidebar. */
export function AccountMenu({
  operator: { name, role },
  theme,
  onShortcuts,
}: {
  operator: SignedIn;
  theme: Theme;
  onShortcuts: () => void;
}) {
  const t = useMessages('studio');
  return (
    <Menu
      label={t('account.menu', { name })}
      placement="top start"
      trigger={
        <Button
          aria-label={t('account.menu', { name })}
          className="flex h-11 shrink-0 cursor-pointer items-center justify-center gap-2.5 rounded-control data-hovered:bg-sidebar-hover bar:justify-start bar:px-2"
        >
          <Avatar name={name} className="size-7" />
          <span className="hidden min-w-0 flex-1 text-start bar:block">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block truncate text-small text-on-sidebar-muted">
              {t('role.name', { role })}
            </span>
          </span>
          <Ellipsis aria-hidden className="hidden size-4 shrink-0 text-on-sidebar-muted bar:block" />
        </Button>
      }
    >
      <AccountItems />
      <MenuLine />
      <ThemeItems theme={theme} />
      <MenuLine />
      <LanguageItems />
      <MenuLine />
      <KeyboardItems onShortcuts={onShortcuts} />
    </Menu>
  );
}
