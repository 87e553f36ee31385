import { ArrowRight, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { Selection } from 'react-aria-components';
import { useSearchParams } from 'react-router';
import { useMessages, type Messages } from '#app/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Table } from '../../ui/table.tsx';
import type { TableColumn } from '../../ui/table-column.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { RedirectRow } from './redirect-row.ts';

/** One page of the redirects, with the search and the actions on the selected redirects. */
export function RedirectTable({
  rows,
  found,
  total,
  selected,
  chosen,
  onSelect,
  onOpen,
  onRemove,
}: {
  rows: readonly RedirectRow[];
  found: number;
  total: number;
  selected: Selection;
  /** Number of selected rows. */
  chosen: number;
  onSelect: ((selected: Selection) => void) | undefined;
  onOpen: ((row: RedirectRow) => void) | undefined;
  onRemove: () => void;
}) {
  const t = useMessages('redirects');
  const isWide = useMediaQuery('(min-width: 768px)', true);
  const columns = useMemo(() => createColumns(t, isWide, onOpen), [t, isWide, onOpen]);
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        <AddressSearch />
        <output className="text-secondary text-muted">
          {found === total ? t('table.total', { count: total }) : t('table.found', { found, count: total })}
        </output>
        {chosen > 0 && (
          <Button
            size="small"
            kind="danger"
            className="ms-auto"
            icon={<Trash2 aria-hidden className="size-4" />}
            onPress={onRemove}
          >
            {t('table.remove', { count: chosen })}
          </Button>
        )}
      </div>
      <Table
        label={t('page.title')}
        items={rows}
        columns={columns}
        textOf={({ id }) => id}
        {...(onSelect && { selected, onSelect })}
        {...(onOpen && {
          onOpen: (id) => {
            const row = rows.find((one) => one.id === id);
            if (row) onOpen(row);
          },
        })}
        className="h-[60dvh]"
        empty={<p className="text-center text-muted">{t('table.none')}</p>}
      />
    </>
  );
}

function createColumns(
  t: Messages<'redirects'>,
  isWide: boolean,
  onOpen: ((row: RedirectRow) => void) | undefined,
): TableColumn<RedirectRow>[] {
  const address = 'min-w-0 truncate font-mono text-small';
  const from: TableColumn<RedirectRow> = {
    id: 'from',
    label: t('column.from'),
    width: '1fr',
    minWidth: 140,
    cell: ({ id }) => (
      <span dir="auto" className={address} title={id}>
        {id}
      </span>
    ),
  };
  const to: TableColumn<RedirectRow> = {
    id: 'to',
    label: t('column.to'),
    width: '1fr',
    minWidth: 120,
    cell: ({ to: target }) => (
      <>
        <ArrowRight aria-hidden className="size-3.5 shrink-0 text-faint rtl:rotate-180" />
        <span dir="auto" className={address} title={target}>
          {target}
        </span>
      </>
    ),
  };
  const state: TableColumn<RedirectRow> = {
    id: 'state',
    label: t('column.state'),
    width: 190,
    cell: (row) => <State row={row} />,
  };
  const edit: TableColumn<RedirectRow> = {
    id: 'edit',
    label: t('column.edit'),
    isLabelHidden: true,
    width: 56,
    cell: (row) =>
      onOpen && (
        <IconButton
          size="small"
          label={t('form.edit', { from: row.id })}
          icon={<Pencil aria-hidden className="size-4" />}
          onPress={() => onOpen(row)}
        />
      ),
  };
  return isWide ? [from, to, state, edit] : [from, to];
}

function State({ row: { state, isNew } }: { row: RedirectRow }) {
  const t = useMessages('redirects');
  return (
    <>
      {state !== 'works' && (
        <span title={state === 'shadowed' ? t('state.shadowedText') : t('state.deadText')}>
          <Badge kind="warning">
            <TriangleAlert aria-hidden className="size-3.5" />
            {state === 'shadowed' ? t('state.shadowed') : t('state.dead')}
          </Badge>
        </span>
      )}
      {isNew && <Badge kind="accent">{t('state.draft')}</Badge>}
    </>
  );
}

/** Searches the addresses. The keyword is part of the screen's address. */
function AddressSearch() {
  const t = useMessages('redirects');
  const [parameters, setParameters] = useSearchParams();
  return (
    <SearchBox
      label={t('table.search')}
      value={parameters.get('q') ?? ''}
      onSearch={(keyword) =>
        setParameters(keyword === '' ? {} : { q: keyword }, { replace: true, preventScrollReset: true })
      }
    />
  );
}
