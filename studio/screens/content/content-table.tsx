import { EyeOff, ImageOff, LayoutGrid, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useDragAndDrop } from 'react-aria-components';
import { useFormats, useMessages, type Messages } from '#app/messages/use-messages.ts';
import type { Formats } from '#app/messages/formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { Time } from '../../ui/time.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { applyChoice, markChosen, type ChosenItems } from './chosen-items.ts';
import { isFiltered, sortColumns, type ContentQuery } from './content-query.ts';
import type { ContentRow, RowCover } from './content-row.ts';
import type { SectionData } from './read-section.server.ts';
import { useEdit } from './use-edit.ts';
import { useRowWindow } from './use-row-window.ts';

const rowHeight = 52;

/** The table of a section's items. */
export function ContentTable({
  data,
  query,
  address,
  openId,
  chosen,
  onChoose,
  canMove,
  onSort,
  onOpen,
  onClear,
}: {
  data: SectionData;
  query: ContentQuery;
  /** The address of other pages of the list. */
  address: string;
  openId: number | null;
  chosen: ChosenItems;
  onChoose: (chosen: ChosenItems) => void;
  /** Rows can be dragged to another place of the catalogue order. */
  canMove: boolean;
  onSort: (sort: ContentQuery['sort']) => void;
  onOpen: (id: number) => void;
  onClear: () => void;
}) {
  const t = useMessages('content');
  const formats = useFormats();
  const isWide = useMediaQuery('(min-width: 768px)', true);
  const list = useRowWindow(address, data.page, rowHeight);
  const columns = useMemo(
    () => createColumns({ t, formats, now: data.now, isWide }),
    [t, formats, data.now, isWide],
  );
  const loaded = useMemo(() => list.rows.map(({ id }) => id), [list.rows]);
  const { edit } = useEdit(data.prefix);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const moved = loaded.filter((id) => keys.has(id));
      edit(
        {
          intent: 'beside',
          beside: Number(target.key),
          isBefore: target.dropPosition === 'before',
          selection: JSON.stringify({ ids: moved.join(',') }),
        },
        ({ count }) => t('done.moved', { count }),
      );
    },
  });
  const range = useMemo(() => ({ start: list.start, total: list.total }), [list.start, list.total]);
  return (
    <>
      <Table
        label={t('table.label', { section: data.name })}
        className="min-h-0 flex-1"
        columns={columns}
        items={list.rows}
        range={range}
        onScroll={list.onScroll}
        textOf={({ title }) => title}
        sort={sortOf(query)}
        onSort={({ column, direction }) => {
          const name = sortColumns.find((one) => one === column);
          if (name) onSort({ column: name, isDescending: direction === 'descending' });
        }}
        selected={markChosen(chosen, loaded)}
        onSelect={(marked) => onChoose(applyChoice(chosen, marked, loaded))}
        {...(canMove && { drag: { hooks: dragAndDropHooks, label: t('order.drag') } })}
        onOpen={(id) => onOpen(Number(id))}
        openId={openId}
        empty={<Empty isFilter={isFiltered(query)} onClear={onClear} />}
      />
      {list.isFailed && (
        <p role="alert" className="flex items-center gap-3 pt-2 text-danger">
          {t('load.failed')}
          <Button size="small" onPress={list.retry}>
            {t('action.retry')}
          </Button>
        </p>
      )}
    </>
  );
}

function sortOf({ sort, keyword }: ContentQuery) {
  if (sort) {
    const direction = sort.isDescending ? ('descending' as const) : ('ascending' as const);
    return { column: sort.column, direction };
  }
  return keyword.trim() === '' ? { column: 'order', direction: 'ascending' as const } : undefined;
}

function Empty({ isFilter, onClear }: { isFilter: boolean; onClear: () => void }) {
  const t = useMessages('content');
  return isFilter ? (
    <EmptyState
      icon={<LayoutGrid aria-hidden className="size-5" />}
      title={t('empty.filtered')}
      text={t('empty.filteredText')}
      action={<Button onPress={onClear}>{t('empty.clear')}</Button>}
    />
  ) : (
    <EmptyState
      icon={<LayoutGrid aria-hidden className="size-5" />}
      title={t('empty.section')}
      text={t('empty.sectionText')}
    />
  );
}

interface ColumnContext {
  t: Messages<'content'>;
  formats: Formats;
  now: number;
  isWide: boolean;
}

function createColumns({ t, formats, now, isWide }: ColumnContext): TableColumn<ContentRow>[] {
  const title: TableColumn<ContentRow> = {
    id: 'title',
    label: t('column.title'),
    width: '2fr',
    minWidth: 180,
    isSortable: true,
    isRowHeader: true,
    cell: (row) => <TitleCell row={row} />,
  };
  const state: TableColumn<ContentRow> = {
    id: 'state',
    label: t('column.state'),
    width: isWide ? 170 : 120,
    cell: (row) => <StateCell row={row} />,
  };
  if (!isWide) return [title, state];
  return [
    {
      id: 'order',
      label: t('column.order'),
      width: 84,
      align: 'end',
      isSortable: true,
      cell: ({ place }) => <span className="text-muted">{formats.number(place)}</span>,
    },
    title,
    {
      id: 'categories',
      label: t('column.categories'),
      width: '1fr',
      minWidth: 150,
      cell: ({ categories }) => <Names names={categories} />,
    },
    {
      id: 'openings',
      label: t('column.openings'),
      width: 110,
      align: 'end',
      isSortable: true,
      cell: ({ opens }) => formats.number(opens),
    },
    state,
    {
      id: 'added',
      label: t('column.added'),
      width: 130,
      isSortable: true,
      cell: ({ addedAt }) =>
        addedAt > 0 && <Time value={addedAt} now={now} className="truncate text-muted" />,
    },
  ];
}

function TitleCell({ row }: { row: ContentRow }) {
  return (
    <>
      <Cover cover={row.cover} />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{row.title}</span>
        {row.by !== '' && <span className="block truncate text-secondary text-faint">{row.by}</span>}
      </span>
    </>
  );
}

/** A small picture of an item. */
export function Cover({ cover, className = 'size-9' }: { cover: RowCover | null; className?: string }) {
  const t = useMessages('content');
  const box = `${className} shrink-0 rounded-control bg-sunken`;
  if (cover && cover.src !== '') {
    return (
      <img
        src={cover.src}
        alt=""
        loading="lazy"
        className={`${box} object-cover`}
        style={{ backgroundColor: cover.color }}
      />
    );
  }
  return (
    <span
      className={`${box} grid place-items-center text-faint`}
      title={cover ? undefined : t('item.noCover')}
    >
      <ImageOff aria-hidden className="size-4" />
    </span>
  );
}

/** Number of names that a cell shows. The others are counted. */
const mostNames = 2;

function Names({ names }: { names: readonly string[] }) {
  const t = useMessages('content');
  const formats = useFormats();
  if (names.length === 0) return <span className="text-faint">{t('category.none')}</span>;
  return (
    <span className="flex min-w-0 gap-1" title={formats.list(names, { type: 'unit' })}>
      {names.slice(0, mostNames).map((name) => (
        <Badge key={name} className="min-w-0">
          <span className="truncate">{name}</span>
        </Badge>
      ))}
      {names.length > mostNames && (
        <Badge className="shrink-0">{t('table.more', { count: names.length - mostNames })}</Badge>
      )}
    </span>
  );
}

function StateCell({ row: { state, fault, isChanged } }: { row: ContentRow }) {
  const t = useMessages('content');
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {state === 'shown' && (
        <span className="flex items-center gap-2">
          <span aria-hidden className="size-2 rounded-full bg-success" />
          {t('state.shown')}
        </span>
      )}
      {state === 'hidden' && (
        <Badge>
          <EyeOff aria-hidden className="size-3.5" />
          {t('state.hidden')}
        </Badge>
      )}
      {state === 'rejected' && (
        <span title={fault ? t('state.rejectedWhy', fault) : undefined}>
          <Badge kind="danger">
            <TriangleAlert aria-hidden className="size-3.5" />
            {t('state.rejected')}
          </Badge>
        </span>
      )}
      {isChanged && <Badge kind="accent">{t('state.draft')}</Badge>}
    </span>
  );
}
