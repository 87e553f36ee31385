import { Ellipsis, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useFormats, useMessages, type Messages } from '#app/messages/use-messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import type { ColumnId } from './columns.ts';
import { readQuery, writeList, writeQuery, type ContentQuery } from './content-query.ts';
import type { SectionData } from './read-section.server.ts';
import { useViewChange, type ChangeView } from './use-view-change.ts';
import type { DefaultView, SavedView } from './views.ts';

const SaveViewDialog = lazyComponent(async () => (await import('./view-dialogs.tsx')).SaveViewDialog);
const RenameViewDialog = lazyComponent(async () => (await import('./view-dialogs.tsx')).RenameViewDialog);

const tab =
  'flex h-8 pointer-coarse:h-11 shrink-0 items-center gap-1.5 rounded-control px-3 font-semibold whitespace-nowrap text-muted hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:text-ink';

export interface CountedView {
  id: DefaultView['id'];
  query: string;
  count: number;
}

/** The views of a section: those that every section has, each with the number of its items, and the saved ones. */
export function ViewTabs({
  data,
  query,
  columns,
  home,
}: {
  data: SectionData;
  query: ContentQuery;
  /** The columns that the table shows. */
  columns: readonly ColumnId[];
  home: string;
}) {
  const t = useMessages('content');
  const formats = useFormats();
  const [isSaving, setSaving] = useState(false);
  // The toast is shown from here, because the menu of a view is removed together with the view.
  const { change } = useViewChange(data.prefix);
  const current = writeList({ ...query, sort: null });
  const isSaved = typeof query.view === 'number';
  return (
    <div className="flex shrink-0 items-center gap-1">
      <nav aria-label={t('view.label')} className="-mx-1 flex min-w-0 gap-1 overflow-x-auto px-1 py-1">
        {data.views
          .filter(({ id, count }) => id !== 'rejected' || count > 0)
          .map((view) => {
            const search = writeQuery({
              ...readQuery(new URLSearchParams(view.query)),
              view: view.id === 'all' && data.defaultView !== null ? 'all' : null,
            });
            const list = writeList(readQuery(new URLSearchParams(view.query)));
            return (
              <Link
                key={view.id}
                to={`${home}${search && `?${search}`}`}
                aria-current={!isSaved && list === current ? 'page' : undefined}
                className={tab}
              >
                {viewName(t, view.id)}
                <span className="font-normal text-faint tabular-nums">{formats.number(view.count)}</span>
              </Link>
            );
          })}
        {data.savedViews.map((view) => (
          <Link
            key={view.id}
            to={`${home}?${view.search}`}
            aria-current={query.view === view.id ? 'page' : undefined}
            className={tab}
          >
            <span className="max-w-48 truncate">{view.name}</span>
            {view.isShared && (
              <>
                <Users aria-hidden className="size-3.5 shrink-0 text-faint" />
                <span className="sr-only">{t('view.shared')}</span>
              </>
            )}
          </Link>
        ))}
      </nav>
      {data.savedViews.map(
        (view) =>
          view.id === query.view && (
            <ViewMenu
              key={view.id}
              data={data}
              view={view}
              query={query}
              columns={columns}
              home={home}
              change={change}
            />
          ),
      )}
      <IconButton
        size="small"
        label={t('view.save')}
        icon={<Plus aria-hidden className="size-4" />}
        onPress={() => setSaving(true)}
      />
      {isSaving && (
        <SaveViewDialog
          data={data}
          search={writeQuery({ ...query, columns, view: null })}
          home={home}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}

/** The actions on the saved view that is open. */
function ViewMenu({
  data,
  view,
  query,
  columns,
  home,
  change,
}: {
  data: SectionData;
  view: SavedView;
  query: ContentQuery;
  columns: readonly ColumnId[];
  home: string;
  change: ChangeView;
}) {
  const t = useMessages('content');
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, isShared, canChange } = view;
  const search = writeQuery({ ...query, columns, view: id });
  const isDefault = data.defaultView === id;
  const remove = () =>
    change({ intent: 'remove', id }, () => {
      void navigate(`${home}?view=all`);
      return {
        text: t('view.removed', { name }),
        undo: () => change({ intent: 'save', name, search: view.search, isShared }),
      };
    });
  return (
    <>
      <Menu
        label={t('view.actions', { name })}
        placement="bottom start"
        trigger={
          <IconButton
            size="small"
            label={t('view.actions', { name })}
            icon={<Ellipsis aria-hidden className="size-4" />}
          />
        }
      >
        {canChange && (
          <>
            <MenuItem
              isDisabled={search === view.search}
              onAction={() =>
                change({ intent: 'refilter', id, search }, () => {
                  void navigate(`${home}?${search}`, { replace: true });
                  return { text: t('view.refiltered', { name }) };
                })
              }
            >
              {t('view.refilter')}
            </MenuItem>
            <MenuItem onAction={() => setRenaming(true)}>{t('view.rename')}</MenuItem>
          </>
        )}
        {canChange && data.canShare && (
          <MenuItem onAction={() => change({ intent: 'share', id, isShared: !isShared })}>
            {isShared ? t('view.unshare') : t('view.share')}
          </MenuItem>
        )}
        <MenuItem onAction={() => change({ intent: 'default', id: isDefault ? '' : id })}>
          {isDefault ? t('view.openWithAll') : t('view.openWith')}
        </MenuItem>
        {canChange && (
          <>
            <MenuLine />
            <MenuItem isDangerous onAction={remove}>
              {t('view.remove')}
            </MenuItem>
          </>
        )}
      </Menu>
      {isRenaming && <RenameViewDialog prefix={data.prefix} view={view} onClose={() => setRenaming(false)} />}
    </>
  );
}

function viewName(t: Messages<'content'>, id: DefaultView['id']): string {
  if (id === 'own') return t('view.own');
  if (id === 'hidden') return t('view.hidden');
  return id === 'rejected' ? t('view.rejected') : t('view.all');
}
