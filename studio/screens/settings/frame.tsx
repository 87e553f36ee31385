import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import { NavLink, Outlet, useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { requireOperator } from '../../access/session.server.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import { Badge } from '../../ui/badge.tsx';
import { boxClasses } from '../../ui/field.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { readStoredSettings } from './read-settings.server.ts';
import { SettingList } from './setting-list.tsx';
import { describeSettings, settingsSiteOf } from './settings.server.ts';
import { findSettings } from './setting-field.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const stored = await readStoredSettings({ request, context });
  const isOwner = requireOperator(context).role === 'owner';
  const { language } = context.get(documentMessagesContext);
  return describeSettings(settingsSiteOf(context.get(platformContext), language), stored, isOwner);
}

/** Data that the frame passes to the screens inside. */
export type SettingsData = ReturnType<typeof useLoaderData<typeof loader>>;

/** The groups of settings at the side, the search above, and the open group. */
export default function SettingsFrame() {
  const settings = useLoaderData<typeof loader>();
  const t = useMessages('settings');
  const { canEdit } = useDraft();
  const [query, setQuery] = useState('');
  const { location } = useNavigation();
  const found = query.trim() === '' ? null : findSettings(settings.fields, settings.groups, query);
  return (
    <Screen>
      <PageHeader
        title={t('page.title')}
        status={canEdit ? t('page.status') : t('page.readOnly')}
        actions={<SettingSearch query={query} onChange={setQuery} />}
      />
      <div className="grid items-start gap-5 desktop:grid-cols-[220px_minmax(0,1fr)]">
        <nav
          aria-label={t('groups.label')}
          className="-mx-4 flex gap-1 overflow-x-auto px-4 py-1 tablet:-mx-7 tablet:px-7 desktop:sticky desktop:top-4 desktop:mx-0 desktop:max-h-[calc(100dvh-2rem)] desktop:flex-col desktop:overflow-y-auto desktop:px-0.5"
        >
          {settings.groups.map(({ slug, name, changes }) => (
            <GroupLink key={slug} to={slug} onOpen={() => setQuery('')}>
              <span className="desktop:flex-1">{name}</span>
              {changes > 0 && (
                <Badge kind="accent">
                  <span aria-hidden>{changes}</span>
                  <span className="sr-only">{t('groups.changes', { count: changes })}</span>
                </Badge>
              )}
            </GroupLink>
          ))}
          <hr className="hidden border-divider desktop:my-2 desktop:block" />
          <GroupLink to="text-pages" onOpen={() => setQuery('')}>
            {t('groups.textPages')}
          </GroupLink>
          <GroupLink to="redirects" onOpen={() => setQuery('')}>
            {t('groups.redirects')}
          </GroupLink>
        </nav>
        <div className={location ? 'min-w-0 opacity-60 transition-opacity' : 'min-w-0'}>
          {found ? (
            <SettingList
              title={t('search.found', { count: found.length })}
              fields={found}
              settings={settings}
              isGrouped
            />
          ) : (
            <Outlet context={settings} />
          )}
        </div>
      </div>
    </Screen>
  );
}

function GroupLink({ to, onOpen, children }: { to: string; onOpen: () => void; children: React.ReactNode }) {
  return (
    <NavLink
      to={`/settings/${to}`}
      onClick={onOpen}
      prefetch="intent"
      className="relative flex h-8.5 shrink-0 items-center gap-2 rounded-control px-3 font-semibold whitespace-nowrap text-muted hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent desktop:whitespace-normal pointer-coarse:h-11"
    >
      {children}
    </NavLink>
  );
}

function SettingSearch({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const t = useMessages('settings');
  return (
    <SearchField
      aria-label={t('search.label')}
      value={query}
      onChange={onChange}
      className="group relative w-full tablet:w-72"
    >
      <Search aria-hidden className="absolute inset-y-0 start-3 my-auto size-4 text-faint" />
      <Input
        placeholder={t('search.label')}
        className={`${boxClasses} px-9 [&::-webkit-search-cancel-button]:hidden`}
      />
      <Button
        aria-label={t('search.clear')}
        className="absolute inset-y-0 end-1.5 my-auto grid size-6 cursor-pointer place-items-center rounded-tag text-muted group-data-empty:hidden data-hovered:bg-hover"
      >
        <X aria-hidden className="size-3.5" />
      </Button>
    </SearchField>
  );
}
