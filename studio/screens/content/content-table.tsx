import { EyeOff, ImageOff, LayoutGrid, TriangleAlert } from 'lucide-react';
import { useMemo, useRef, type Ref } from 'react';
import { useFormats, useMessages, type Messages } from '#app/messages/use-messages.ts';
import type { Formats } from '#app/messages/formats.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FirstRows } from '../../ui/first-rows.tsx';
import { fitColumns, widthBefore } from '../../ui/fit-columns.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { rowHeight, type TableColumn } from '../../ui/table-column.ts';
import { Time } from '../../ui/time.tsx';
import { useBoxSize } from '../../ui/use-box-size.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { ChosenItems } from './chosen-items.ts';
import { columnName } from './column-words.ts';
import type { ColumnId } from './columns.ts';
import { isFiltered, type ContentQuery } from './content-query.ts';
import type { ContentRow, RowCover } from './content-row.ts';
import { NoCategories } from './no-categories.tsx';
import type { SectionData } from './read-section.server.ts';
import type { ItemTableProps } from './item-table.tsx';
import { useRowWindow } from './use-row-window.ts';

/** The columns in narrow windows. */
const narrow: ReadonlySet<ColumnId> = new Set(['title', 'state']);

/** The columns beside an open item, so that titles have room. A column by which the list is sorted stays, too. */
const besideItem: ReadonlySet<ColumnId> = new Set(['order', 'title', 'state']);

/**
 * The document contains the first rows. The code for selecting and dragging rows, a fifth of the screen's code, is
 * loaded afterwards.
 */
const ItemTable = lazyComponent<ItemTableProps>(
  async () => (await import('./item-table.tsx')).ItemTable,
  () => true,
  ({ rows, range, canMove, canDrag, ...props }) => (
    <FirstRows
      {...props}
      narrow={narrow}
      items={rows}
      total={range.total}
      isSelectable
      isDraggable={canMove || canDrag}
    />
  ),
);

/** The table of a section's items. */
export function ContentTable({
  data,
  query,
  columns: chosenColumns,
  address,
  openId,
  isPageShown,
  chosen,
  onChoose,
  canMove,
  canDrag,
  onSort,
  onOpen,
  onClear,
  ref,
}: {
  data: SectionData;
  query: ContentQuery;
  columns: readonly ColumnId[];
  /** The address from which further rows of the list are requested. */
  address: string;
  openId: number | null;
  /** Whether the page of the open item is between the list and its form. */
  isPageShown: boolean;
  chosen: ChosenItems;
  onChoose: (chosen: ChosenItems) => void;
  /** Whether rows can be dragged to another position of the catalogue order. */
  canMove: boolean;
  /** Whether rows can be dragged to the list beside the table. */
  canDrag: boolean;
  onSort: (sort: ContentQuery['sort']) => void;
  onOpen: (id: number) => void;
  onClear: () => void;
  ref: Ref<HTMLTableElement>;
}) {
  const t = useMessages('content');
  const formats = useFormats();
  const isWide = useMediaQuery('(min-width: 768px)', true);
  const list = useRowWindow(address, data.page, rowHeight);
  const hasRoom = useMediaQuery('(min-width: 1920px)', false);
  const scrolls = useMediaQuery('(min-width: 1280px)', true);
  const isBeside = openId !== null && (isPageShown || !hasRoom);
  const box = useRef<HTMLDivElement>(null);
  const width = useBoxSize(box)?.width ?? null;
  // Columns that do not fit are left out in narrow windows, and where an open item makes the list narrow. Elsewhere the
  // table can be scrolled to them.
  const room = width === null || (scrolls && !isBeside) ? null : width - widthBefore(canMove || canDrag);
  const columns = useMemo(() => {
    const sorted = query.sort?.column;
    const shown = isBeside
      ? chosenColumns.filter((id) => besideItem.has(id) || id === sorted)
      : chosenColumns;
    const all = createColumns(isWide ? shown : [...narrow], { t, formats, now: data.now, isWide });
    return room === null ? all : fitColumns(all, room, new Set(sorted ? [...narrow, sorted] : narrow));
  }, [chosenColumns, isBeside, query.sort, t, formats, data.now, isWide, room]);
  const range = useMemo(() => ({ start: list.start, total: list.total }), [list.start, list.total]);
  return (
    <div ref={box} className="flex min-h-0 flex-1 flex-col">
      <ItemTable
        ref={ref}
        label={t('table.label', { section: data.name })}
        prefix={data.prefix}
        className="min-h-0 flex-1"
        columns={columns}
        rows={list.rows}
        range={range}
        query={query}
        openId={openId}
        chosen={chosen}
        canMove={canMove}
        canDrag={canDrag}
        empty={<Empty data={data} isFilter={isFiltered(query)} onClear={onClear} />}
        onChoose={onChoose}
        onScroll={list.onScroll}
        onSort={onSort}
        onOpen={onOpen}
      />
      {list.isFailed && (
        <p role="alert" className="flex items-center gap-3 pt-2 text-danger">
          {t('load.failed')}
          <Button size="small" onPress={list.retry}>
            {t('action.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Empty({
  data: { prefix, options },
  isFilter,
  onClear,
}: {
  data: Pick<SectionData, 'prefix' | 'options'>;
  isFilter: boolean;
  onClear: () => void;
}) {
  const t = useMessages('content');
  const { canEdit } = useDraft();
  if (canEdit && options.categories.length === 0) return <NoCategories prefix={prefix} />;
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

function createColumns(
  columns: readonly ColumnId[],
  { t, formats, now, isWide }: ColumnContext,
): TableColumn<ContentRow>[] {
  const number = (value: number) => formats.number(value);
  const time = (value: number) =>
    value > 0 && <Time value={value} now={now} className="truncate text-muted" />;
  const looks: Record<ColumnId, Omit<TableColumn<ContentRow>, 'id' | 'label'>> = {
    order: {
      width: 84,
      align: 'end',
      cell: ({ position }) => <span className="text-muted">{number(position)}</span>,
    },
    title: {
      width: '2fr',
      minWidth: isWide ? 220 : 130,
      isRowHeader: true,
      cell: (row) => <TitleCell row={row} />,
    },
    by: {
      width: '1fr',
      minWidth: 130,
      cell: ({ by }) => (
        <span dir="auto" className="truncate">
          {by}
        </span>
      ),
    },
    categories: {
      width: '1fr',
      minWidth: 150,
      cell: ({ categories }) => <Names names={categories} none={t('category.none')} />,
    },
    tags: { width: '1fr', minWidth: 130, cell: ({ tags }) => <Names names={tags} none="" /> },
    openings: { width: 110, align: 'end', cell: ({ opens }) => number(opens) },
    likes: { width: 90, align: 'end', cell: ({ likes }) => number(likes) },
    state: { width: isWide ? 170 : 72, cell: (row) => <StateCell row={row} isWide={isWide} /> },
    provider: {
      width: 120,
      cell: ({ provider }) => <span className="truncate">{provider || t('filter.own')}</span>,
    },
    added: { width: 130, cell: ({ addedAt }) => time(addedAt) },
    changed: { width: 130, cell: ({ changedAt }) => time(changedAt) },
    id: { width: 90, align: 'end', cell: ({ id }) => <span className="text-muted">{id}</span> },
  };
  return columns.map((id) => ({ id, label: columnName(t, id), isSortable: true, ...looks[id] }));
}

function TitleCell({ row }: { row: ContentRow }) {
  return (
    <>
      <Cover cover={row.cover} />
      <span className="min-w-0">
        <span dir="auto" className="block truncate font-semibold">
          {row.title}
        </span>
        {row.by !== '' && (
          <span dir="auto" className="block truncate text-secondary text-faint">
            {row.by}
          </span>
        )}
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

/** Number of names that a cell shows. Further names are only counted. */
const maxNames = 2;

function Names({ names, none }: { names: readonly string[]; none: string }) {
  const t = useMessages('content');
  const formats = useFormats();
  if (names.length === 0) return <span className="text-faint">{none}</span>;
  return (
    <span className="flex min-w-0 gap-1" title={formats.list(names, { type: 'unit' })}>
      {names.slice(0, maxNames).map((name) => (
        <Badge key={name} className="min-w-0">
          <span dir="auto" className="truncate">
            {name}
          </span>
        </Badge>
      ))}
      {names.length > maxNames && (
        <Badge className="shrink-0">{t('table.more', { count: names.length - maxNames })}</Badge>
      )}
    </span>
  );
}

/** The state of an item. Narrow windows show only its sign; its name is for screen readers. */
function StateCell({ row: { state, fault, isChanged }, isWide }: { row: ContentRow; isWide: boolean }) {
  const t = useMessages('content');
  const label = isWide ? '' : 'sr-only';
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {state === 'shown' && (
        <span className="flex items-center gap-2">
          <span aria-hidden className="size-2 rounded-full bg-success" />
          <span className={label}>{t('state.shown')}</span>
        </span>
      )}
      {state === 'hidden' && (
        <Badge>
          <EyeOff aria-hidden className="size-3.5" />
          <span className={label}>{t('state.hidden')}</span>
        </Badge>
      )}
      {state === 'rejected' && (
        <span title={fault ? t('state.rejectedWhy', fault) : undefined}>
          <Badge kind="danger">
            <TriangleAlert aria-hidden className="size-3.5" />
            <span className={label}>{t('state.rejected')}</span>
          </Badge>
        </span>
      )}
      {isChanged && isWide && <Badge kind="accent">{t('state.draft')}</Badge>}
      {isChanged && !isWide && (
        <span className="size-2 rounded-full bg-accent">
          <span className="sr-only">{t('state.draft')}</span>
        </span>
      )}
    </span>
  );
}
