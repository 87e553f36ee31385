import { CircleUser } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Menu, MenuLine } from '../ui/menu.tsx';
import { ShortcutsItem, ThemeItems } from './menu-items.tsx';
import type { Theme } from './theme.ts';

/** The menu at the bottom of the sidebar. */
export function AccountMenu({ theme, onShortcuts }: { theme: Theme; onShortcuts: () => void }) {
  const t = useMessages('studio');
  return (
    <Menu
      label={t('account.menu')}
      placement="top start"
      trigger={
        <Button
          aria-label={t('account.menu')}
          className="flex h-11 shrink-0 cursor-pointer items-center justify-center gap-2.5 rounded-control text-on-sidebar-muted data-hovered:bg-sidebar-hover desktop:justify-start desktop:px-2"
        >
          <CircleUser aria-hidden className="size-6 shrink-0" />
          <span className="hidden font-semibold desktop:block">{t('account.menu')}</span>
        </Button>
      }
    >
      <ThemeItems theme={theme} />
      <MenuLine />
      <ShortcutsItem onShortcuts={onShortcuts} />
    </Menu>
  );
}
