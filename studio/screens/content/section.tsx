import { useMemo, useRef, useState } from 'react';
import {
  Outlet,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { Banner } from '../../ui/banner.tsx';
import { classes } from '../../ui/classes.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { countChosen, noneChosen } from './chosen-items.ts';
import { isCatalogueOrder, writeList, writeQuery } from './content-query.ts';
import { ContentTable } from './content-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { readSection } from './read-section.server.ts';
import type { SectionContext } from './section-context.ts';
import { SectionHeader } from './section-header.tsx';
import { useSectionQuery } from './use-section-query.ts';
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
  const { item } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const t = useMessages('content');
  const { canEdit } = useDraft();
  const isOpenedWithView = data.defaultView !== null;
  const { query, latest, show } = useSectionQuery({ isOpenedWithView });
  const { change: changeView } = useViewChange(data.prefix);
  const table = useRef<HTMLTableElement>(null);
  const [isPageShown, setPageShown] = useState(false);
  const context: SectionContext = useMemo(
    () => ({ data, query, isPageShown, setPageShown }),
    [data, query, isPageShown],
  );
  const home = `/content/${data.prefix}`;
  const columns = query.columns ?? data.columns;
  const list = `${data.prefix}?${writeList(query)}`;
  const [chosen, setChosen] = useChosenItems(list);
  const parameters = writeQuery(query);
  const search = parameters && `?${parameters}`;
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
        <SectionHeader data={data} query={query} arrangeAddress={`${home}/arrange${search}`} />
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
          address={`${home}/rows?${parameters}`}
          openId={item === undefined ? null : Number(item)}
          isPageShown={isPageShown}
          chosen={chosen}
          onChoose={setChosen}
          canMove={canEdit && isCatalogueOrder(query)}
          canDrag={canEdit && pathname.startsWith(`${home}/arrange`)}
          onSort={(sort) => show({ ...latest, sort })}
          onOpen={(id) => void navigate(`${home}/${id}${search}`)}
          onClear={() => void navigate(isOpenedWithView ? `${home}?view=all` : home)}
        />
        <BulkBar
          prefix={data.prefix}
          chosen={chosen}
          count={countChosen(chosen, data.page.total)}
          search={parameters}
          options={data.options}
          canEdit={canEdit}
          canMove={isCatalogueOrder(query)}
          total={data.total}
          onClear={() => {
            setChosen(noneChosen);
            // The focused button disappears with the selection, so the table receives the focus.
            table.current?.focus();
          }}
        />
      </div>
      <Outlet context={context} />
    </div>
  );
}

/** Returns the selected rows of a list, and their setter. When another list is shown, no row is selected. */
function useChosenItems(list: string) {
  const [chosen, setChosen] = useState(noneChosen);
  const [chosenIn, setChosenIn] = useState(list);
  if (chosenIn !== list) {
    setChosenIn(list);
    setChosen(noneChosen);
  }
  return [chosen, setChosen] as const;
}
