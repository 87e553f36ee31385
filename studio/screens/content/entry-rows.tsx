import { CircleAlert, Trash2 } from 'lucide-react';
import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { DragHandle } from '../../ui/drag-handle.tsx';
import type { Entries } from './use-entries.ts';

/** A row that stands for an entry. */
export interface EntryRow {
  id: string;
  index: number;
  summary: string;
  /** Name of the entry's variant, or an empty string. */
  variant: string;
  isFaulty: boolean;
}

/** The rows of a list of objects. They are moved by pointer, touch or keyboard, and one can be selected. */
export function EntryRows({
  label,
  rows,
  entries: { openKey, open, move, remove },
  isReadOnly,
}: {
  label: string;
  rows: readonly EntryRow[];
  entries: Entries;
  isReadOnly: boolean;
}) {
  const t = useMessages('content');
  const nameOf = ({ summary, index }: EntryRow) => summary || t('rows.entry', { number: index + 1 });
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    getItems: (dragged) =>
      rows.filter((row) => dragged.has(row.id)).map(({ summary }) => ({ 'text/plain': summary })),
    onReorder: ({ keys, target }) =>
      move(Array.from(keys, String), {
        key: String(target.key),
        isBefore: target.dropPosition === 'before',
      }),
  });
  return (
    <GridList
      aria-label={label}
      items={rows}
      dependencies={[isReadOnly]}
      dragAndDropHooks={dragAndDropHooks}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={openKey === null ? [] : [openKey]}
      onSelectionChange={(chosen) => {
        const [key] = chosen === 'all' ? [] : [...chosen];
        open(key === undefined ? null : String(key));
      }}
      className="flex flex-col rounded-row border border-line p-1 data-drop-target:border-accent"
    >
      {(row) => (
        <GridListItem
          id={row.id}
          textValue={nameOf(row)}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-1.5 outline-offset-[-2px] data-dragging:opacity-50 data-hovered:bg-hover data-selected:bg-accent-soft"
        >
          <DragHandle />
          <span className="text-faint tabular-nums">{row.index + 1}</span>
          <span className="min-w-0 flex-1 py-1.5">
            <span className="line-clamp-2 font-semibold break-words">{nameOf(row)}</span>
            {row.variant !== '' && <span className="block text-small text-faint">{row.variant}</span>}
          </span>
          {row.isFaulty && (
            <span className="shrink-0 text-danger">
              <CircleAlert aria-hidden className="size-4" />
              <span className="sr-only">{t('rows.faulty')}</span>
            </span>
          )}
          {!isReadOnly && (
            <IconButton
              label={t('rows.removeNumber', { number: row.index + 1 })}
              size="small"
              icon={<Trash2 aria-hidden className="size-4" />}
              onPress={() => remove(row.index)}
            />
          )}
        </GridListItem>
      )}
    </GridList>
  );
}
