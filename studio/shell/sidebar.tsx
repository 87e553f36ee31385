import { ChevronsUpDown, Ellipsis, ExternalLink, Search } from 'lucide-react';
import { Fragment, memo } from 'react';
import { Button } from 'react-aria-components';
import { Link, NavLink, useLocation } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import type { ContentSection } from '../screens/content/section.server.ts';
import { DraftCard } from '../draft/draft-card.tsx';
import { ArchMark } from '../ui/arch-mark.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { AccountMenu, type SignedIn } from './account-menu.tsx';
import { keyNames } from './key-names.ts';
import { entriesFor, type NavigationEntry } from './navigation.ts';
import { AccountItems, LanguageItems, ThemeItems } from './menu-items.tsx';
import type { Theme } from './theme.ts';

export interface SidebarProps {
  siteName: string;
  /** The public address of the portal. */
  portal: string;
  /** The sections of the portal, listed below “Content”. */
  sections: readonly ContentSection[];
  /** Whether the published site has several languages. */
  isMultilingual: boolean;
  /** Whether the keyboard has ⌘ instead of Ctrl. */
  isApple: boolean;
  theme: Theme;
  operator: SignedIn;
  onSearch: () => void;
  onShortcuts: () => void;
}

const row =
  'flex h-8.5 short:h-7.5 pointer-coarse:h-11 w-full shrink-0 cursor-pointer items-center gap-3 rounded-control px-2.5 font-semibold text-on-sidebar-muted transition-colors hover:bg-sidebar-hover hover:text-on-sidebar aria-[current=page]:bg-sidebar-selected aria-[current=page]:text-on-sidebar justify-center bar:justify-start';

/**
 * The navigation at the side. Windows that are at least 768 px wide show its icons. Windows that are at least 1100 px
 * wide also show the names, except on screens that need the space. Memoised, because most edits do not affect it.
 */
export const Sidebar = memo(function Sidebar(props: SidebarProps) {
  const t = useMessages('studio');
  const entries = entriesFor(props.operator.role, props.isMultilingual);
  return (
    <nav
      aria-label={t('sidebar.label')}
      className="sticky top-0 hidden h-dvh w-14 shrink-0 flex-col gap-3 bg-sidebar px-2 py-3 text-on-sidebar on-dark tablet:flex bar:w-56 bar:px-3"
    >
      <SiteMenu {...props} />
      <Tooltip text={t('palette.title')} placement="end">
        <Button
          onPress={props.onSearch}
          aria-label={t('sidebar.find')}
          className="flex h-9 w-full shrink-0 cursor-pointer items-center justify-center gap-2.5 rounded-control bg-sidebar-hover px-2.5 text-on-sidebar-muted data-hovered:bg-sidebar-selected pointer-coarse:h-11 bar:justify-start"
        >
          <Search aria-hidden className="size-4 shrink-0" />
          <span className="hidden flex-1 text-start bar:block">{t('sidebar.find')}</span>
          <span aria-hidden className="hidden gap-1 text-small font-semibold bar:flex">
            {keyNames('$mod+k', props.isApple).map((key) => (
              <kbd key={key} className="rounded-[5px] bg-sidebar-selected px-1.5 font-sans">
                {key}
              </kbd>
            ))}
          </span>
        </Button>
      </Tooltip>
      {/* The padding keeps the outline of a focused entry visible. */}
      <div className="-m-1 flex min-h-0 flex-1 scroll-shadows flex-col gap-0.5 overflow-y-auto p-1 short:gap-0">
        {entries.map((entry, index) => (
          <Fragment key={entry.href}>
            {index > 0 && entry.group !== entries[index - 1]?.group && (
              <hr className="my-2.5 border-sidebar-line short:my-1.5" />
            )}
            <SidebarLink entry={entry} />
            {entry.href === '/content' && <SectionLinks sections={props.sections} />}
          </Fragment>
        ))}
      </div>
      <DraftCard />
      <AccountMenu {...props} />
    </nav>
  );
});

function SidebarLink({ entry: { href, label, icon: Icon } }: { entry: NavigationEntry }) {
  const t = useMessages('studio');
  return (
    <Tooltip text={t(label)} placement="end">
      <NavLink to={href} end={href === '/'} prefetch="intent" className={row}>
        <Icon aria-hidden className="size-4.5 shrink-0" />
        <span className="sr-only truncate bar:not-sr-only">{t(label)}</span>
      </NavLink>
    </Tooltip>
  );
}

/** The sections below “Content”. They are hidden while the sidebar shows icons only. */
function SectionLinks({ sections }: Pick<SidebarProps, 'sections'>) {
  const formats = useFormats();
  return (
    <ul className="hidden flex-col gap-0.5 short:gap-0 bar:flex">
      {sections.map(({ prefix, name, count, views }) => (
        <li key={prefix}>
          <NavLink
            to={`/content/${prefix}`}
            prefetch="intent"
            className="flex h-7.5 items-center justify-between rounded-control ps-10 pe-2.5 text-on-sidebar-muted transition-colors hover:bg-sidebar-hover hover:text-on-sidebar aria-[current=page]:bg-sidebar-selected aria-[current=page]:font-semibold aria-[current=page]:text-on-sidebar short:h-7"
          >
            <span className="truncate">{name}</span>
            <span className="text-secondary tabular-nums">{count > 0 && formats.number(count)}</span>
          </NavLink>
          {views.length > 0 && <ViewLinks prefix={prefix} views={views} />}
        </li>
      ))}
    </ul>
  );
}

/** The saved views of the section that is open. */
function ViewLinks({ prefix, views }: Pick<ContentSection, 'prefix' | 'views'>) {
  const { pathname, search } = useLocation();
  const home = `/content/${prefix}`;
  if (pathname !== home && !pathname.startsWith(`${home}/`)) return null;
  const open = new URLSearchParams(search).get('view');
  return (
    <ul className="flex flex-col gap-0.5 pt-0.5">
      {views.map((view) => (
        <li key={view.id}>
          <Link
            to={`${home}?${view.search}`}
            aria-current={open === String(view.id) ? 'page' : undefined}
            className="block h-7 truncate rounded-control ps-14 pe-2.5 text-secondary/7 text-on-sidebar-muted transition-colors hover:bg-sidebar-hover hover:text-on-sidebar aria-[current=page]:font-semibold aria-[current=page]:text-on-sidebar"
          >
            {view.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SiteMenu({ siteName, portal }: Pick<SidebarProps, 'siteName' | 'portal'>) {
  const t = useMessages('studio');
  return (
    <Menu
      label={t('sidebar.site', { site: siteName })}
      placement="bottom start"
      trigger={
        <Button
          aria-label={t('sidebar.site', { site: siteName })}
          className="flex h-11 shrink-0 cursor-pointer items-center justify-center gap-2.5 rounded-control data-hovered:bg-sidebar-hover bar:justify-start bar:px-2"
        >
          <ArchMark className="size-7 shrink-0" />
          <span className="hidden min-w-0 flex-1 text-start bar:block">
            <span dir="auto" className="block truncate font-display text-heading/5 font-semibold">
              {siteName}
            </span>
            <span dir="auto" className="block truncate text-small text-on-sidebar-muted">
              {new URL(portal).host}
            </span>
          </span>
          <ChevronsUpDown aria-hidden className="hidden size-4 shrink-0 text-on-sidebar-muted bar:block" />
        </Button>
      }
    >
      <MenuItem icon={<ExternalLink aria-hidden className="size-4" />} href={portal} target="_blank">
        {t('sidebar.portal')}
      </MenuItem>
    </Menu>
  );
}

/** The tabs at the bottom of a phone. */
export const TabBar = memo(function TabBar(props: SidebarProps) {
  const t = useMessages('studio');
  const entries = entriesFor(props.operator.role, props.isMultilingual);
  const more = entries.filter(({ isTab }) => !isTab);
  return (
    <nav
      aria-label={t('sidebar.label')}
      className="fixed inset-x-0 bottom-0 z-30 flex h-18 border-t border-divider bg-surface tablet:hidden"
    >
      {entries
        .filter(({ isTab }) => isTab)
        .map(({ href, label, icon: Icon }) => (
          <NavLink
            key={href}
            to={href}
            end={href === '/'}
            className="flex flex-1 flex-col items-center justify-center gap-1 text-small font-semibold text-muted aria-[current=page]:text-accent"
          >
            <Icon aria-hidden className="size-5" />
            {t(label)}
          </NavLink>
        ))}
      <Menu
        label={t('sidebar.more')}
        placement="top end"
        trigger={
          <Button className="flex flex-1 cursor-pointer flex-col items-center justify-center gap-1 text-small font-semibold text-muted">
            <Ellipsis aria-hidden className="size-5" />
            {t('sidebar.more')}
          </Button>
        }
      >
        {more.map(({ href, label, icon: Icon }) => (
          <MenuItem key={href} href={href} icon={<Icon aria-hidden className="size-4" />}>
            {t(label)}
          </MenuItem>
        ))}
        <MenuItem onAction={props.onSearch} icon={<Search aria-hidden className="size-4" />}>
          {t('sidebar.find')}
        </MenuItem>
        <MenuItem href={props.portal} target="_blank" icon={<ExternalLink aria-hidden className="size-4" />}>
          {t('sidebar.portal')}
        </MenuItem>
        <MenuLine />
        <AccountItems />
        <MenuLine />
        <ThemeItems theme={props.theme} />
        <MenuLine />
        <LanguageItems />
      </Menu>
    </nav>
  );
});
