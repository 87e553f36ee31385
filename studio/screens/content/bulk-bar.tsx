import { Download, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { useConfirm } from '../../access/confirm-provider.tsx';
import { BulkAction } from './bulk-action.tsx';
import { BulkDelete } from './bulk-delete.tsx';
import { BulkEdits } from './bulk-edits.tsx';
import { selectionText, type ChosenItems } from './chosen-items.ts';
import type { FilterOptions } from './filter-words.ts';
import { useEdit, type SavedEdit } from './use-edit.ts';

/** Number of items that can be deleted at once without a proof of identity. */
const maxDeleted = 20;

/** The actions on the selected rows, below the table. Renders nothing while no row is selected. */
export function BulkBar({
  prefix,
  chosen,
  count,
  search,
  options,
  canEdit,
  canMove,
  total,
  onClear,
}: {
  prefix: string;
  chosen: ChosenItems;
  count: number;
  /** Parameters of the list. */
  search: string;
  options: FilterOptions;
  canEdit: boolean;
  /** Whether the table shows the catalogue order, so that the rows can be moved. */
  canMove: boolean;
  /** Number of items of the section. */
  total: number;
  onClear: () => void;
}) {
  const t = useMessages('content');
  const few = useEdit(prefix);
  const many = useEdit(prefix, { path: 'delete-many' });
  const form = useRef<HTMLFormElement>(null);
  const confirm = useConfirm();
  const selection = selectionText(chosen, search);
  /** After an edit is saved, the selection is cleared, so that the toast with the Undo button is not covered. */
  const clearing = (describe: (saved: SavedEdit) => string) => (saved: SavedEdit) => {
    onClear();
    return describe(saved);
  };
  const remove = async () => {
    const describe = clearing(({ count: deleted }) => t('done.deletedMany', { count: deleted }));
    if (count > maxDeleted) {
      if (await confirm()) many.edit({ selection }, describe);
    } else few.edit({ intent: 'delete', selection }, describe);
  };
  if (count === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={t('bulk.label')}
      // While an element has this attribute, toasts are shown above it (ui/toast.tsx).
      data-bulk-bar
      className="mt-2 flex min-h-13 shrink-0 items-center gap-1 overflow-x-auto rounded-row bg-note px-3 text-on-note shadow-overlay on-dark"
    >
      <span className="px-2 font-bold whitespace-nowrap" aria-live="polite">
        {t('bulk.count', { count })}
      </span>
      {canEdit && (
        <BulkEdits
          selection={selection}
          count={count}
          total={total}
          options={options}
          canMove={canMove}
          isBusy={few.isBusy}
          edit={(values, describe) => few.edit(values, clearing(describe))}
        />
      )}
      <BulkAction
        icon={<Download aria-hidden className="size-4" />}
        onPress={() => form.current?.requestSubmit()}
      >
        {t('bulk.export')}
      </BulkAction>
      {canEdit && <BulkDelete count={count} onDelete={() => void remove()} />}
      <Button
        aria-label={t('bulk.clear')}
        onPress={onClear}
        className="ms-auto grid size-9 shrink-0 cursor-pointer place-items-center rounded-control data-hovered:bg-sidebar-hover"
      >
        <X aria-hidden className="size-4" />
      </Button>
      <form ref={form} method="post" action={`/content/${prefix}/export`} className="hidden">
        <input type="hidden" name="selection" value={selection} />
      </form>
    </div>
  );
}
