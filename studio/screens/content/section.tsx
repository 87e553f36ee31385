import { FolderTree, ListOrdered, Upload } from 'lucide-react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import {
  Outlet,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { Banner } from '../../ui/banner.tsx';
import { classes } from '../../ui/classes.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { countChosen, noneChosen } from './chosen-items.ts';
import {
  isCatalogueOrder,
  isFiltered,
  readQuery,
  writeList,
  writeQuery,
  type ContentQuery,
} from './content-query.ts';
import { ContentTable } from './content-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NewItem } from './new-item.tsx';
import { readSection } from './read-section.server.ts';
import type { SectionContext } from './section-context.ts';
import { useViewChange } from './use-view-change.ts';
import { ViewTabs } from './view-tabs.tsx';

const BulkBar = lazyComponent(
  async () => (await import('./bulk-bar.tsx')).BulkBar,
  ({ count }) => count > 0,
);

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return readSection({ context, request }, params.section);
}

/** The items of one section: a table, with the open item beside it. */
export default function Section() {
  const data = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const { item } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const t = useMessages('content');
  const { canEdit } = useDraft();
  const [chosen, setChosen] = useState(noneChosen);
  const search = parameters.toString();
  const query = useMemo(() => readQuery(new URLSearchParams(search)), [search]);
  const latest = useLatestQuery(query);
  const home = `/content/${data.prefix}`;
  const isOpenedWithView = data.defaultView !== null;
  const columns = query.columns ?? data.columns;
  const { change: changeView } = useViewChange(data.prefix);
  const show = (next: ContentQuery, isReplacing = false) => {
    const text = writeQuery(hasView(next) ? next : { ...next, view: isOpenedWithView ? 'all' : null });
    void navigate(`${pathname}${text && `?${text}`}`, {
      replace: isReplacing,
      preventScrollReset: true,
    });
  };
  const listAddress = writeQuery(query);
  const list = `${data.prefix}?${writeList(query)}`;
  const [chosenIn, setChosenIn] = useState(list);
  // When another list is shown, no row is selected.
  if (chosenIn !== list) {
    setChosenIn(list);
    setChosen(noneChosen);
  }
  const isArranging = pathname.startsWith(`${home}/arrange`);
  const count = countChosen(chosen, data.page.total);
  const table = useRef<HTMLTableElement>(null);
  const [isPageShown, setPageShown] = useState(false);
  const context: SectionContext = useMemo(
    () => ({ data, query, isPageShown, setPageShown }),
    [data, query, isPageShown],
  );
  return (
    <div className="flex">
      <div
        className={classes(
          'flex h-dvh min-w-0 flex-1 flex-col px-4 pb-20 tablet:px-7 tablet:pb-5',
          // Only very wide windows have room for the list, the page and the form.
          item !== undefined && isPageShown && 'wide:max-[1919px]:hidden',
        )}
      >
        <title>{data.name}</title>
        <div className="@container shrink-0">
          <PageHeader
            title={data.name}
            status={
              isFiltered(query)
                ? t('section.countOf', { count: data.page.total, total: data.total })
                : t('section.count', { total: data.total })
            }
            actions={
              <>
                <HeaderLink
                  href={`${home}/categories`}
                  icon={<FolderTree aria-hidden className="size-4" />}
                  label={t('section.categories')}
                />
                {canEdit && (
                  <HeaderLink
                    href={`${home}/arrange${listAddress && `?${listAddress}`}`}
                    icon={<ListOrdered aria-hidden className="size-4" />}
                    label={t('arrange.title')}
                  />
                )}
                {canEdit && data.isPlayed && (
                  <HeaderLink
                    href={`${home}/upload`}
                    icon={<Upload aria-hidden className="size-4" />}
                    label={t('section.upload')}
                  />
                )}
                {canEdit && <NewItem prefix={data.prefix} isPlayed={data.isPlayed} options={data.options} />}
              </>
            }
          />
        </div>
        <ViewTabs data={data} query={query} columns={columns} home={home} />
        <FilterBar
          section={data.name}
          query={latest}
          options={data.options}
          columns={columns}
          onChange={show}
          onColumns={(next) => {
            // Changed columns of a view are part of the address until they are saved with the view.
            if (query.columns) show({ ...query, columns: next }, true);
            else changeView({ intent: 'columns', columns: next.join(',') });
          }}
        />
        {data.isDraftBroken && <Banner kind="warning">{t('draft.broken')}</Banner>}
        {data.isLimited && <Banner kind="info">{t('search.limited', { count: data.page.total })}</Banner>}
        <ContentTable
          key={list}
          ref={table}
          data={data}
          query={query}
          columns={columns}
          address={`${home}/rows?${listAddress}`}
          openId={item === undefined ? null : Number(item)}
          isPageShown={isPageShown}
          chosen={chosen}
          onChoose={setChosen}
          canMove={canEdit && isCatalogueOrder(query)}
          canDrag={canEdit && isArranging}
          onSort={(sort) => show({ ...latest, sort })}
          onOpen={(id) => void navigate(`${home}/${id}${listAddress && `?${listAddress}`}`)}
          onClear={() => void navigate(isOpenedWithView ? `${home}?view=all` : home)}
        />
        <BulkBar
          prefix={data.prefix}
          chosen={chosen}
          count={count}
          search={listAddress}
          options={data.options}
          canEdit={canEdit}
          canMove={isCatalogueOrder(query)}
          total={data.total}
          onClear={() => {
            setChosen(noneChosen);
            // The focused button disappears with the selection.
            table.current?.focus();
          }}
        />
      </div>
      <Outlet context={context} />
    </div>
  );
}

/** Returns the query of the list that is loading, or the shown one, so that filters chosen one after another all apply. */
function useLatestQuery(shown: ContentQuery): ContentQuery {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const search = location?.pathname === pathname ? location.search : null;
  return useMemo(() => (search === null ? shown : readQuery(new URLSearchParams(search))), [search, shown]);
}

/** Whether a list was opened from a view, or shows different items from the first list of the section. */
function hasView(query: ContentQuery): boolean {
  return typeof query.view === 'number' || writeList(query) !== '';
}

/** A link of the header. Its label is a tooltip if the header is narrow, such as beside the drawer. */
function HeaderLink({ href, icon, label }: { href: string; icon: ReactNode; label: string }) {
  return (
    <Tooltip text={label} placement="bottom">
      <LinkButton href={href} icon={icon}>
        <span className="@max-[960px]:sr-only">{label}</span>
      </LinkButton>
    </Tooltip>
  );
}
