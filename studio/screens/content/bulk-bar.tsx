import { ArrowDownUp, ArrowUpToLine, Download, Eye, EyeOff, FolderTree, Tag, Trash2, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { useConfirm } from '../../access/confirm-provider.tsx';
import { Button as DialogButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Menu, MenuItem, MenuSection } from '../../ui/menu.tsx';
import type { FilterOptions } from './filter-words.ts';
import { selectionText, type ChosenItems } from './chosen-items.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useEdit, type EditValues, type SavedEdit } from './use-edit.ts';

/** Number of items that can be deleted at once without a proof of identity. */
const mostDeleted = 20;

const action =
  'flex h-9 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold whitespace-nowrap data-hovered:bg-sidebar-hover data-pending:cursor-default data-pending:opacity-45';

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
  /** The table shows the catalogue order. */
  canMove: boolean;
  /** Number of items of the section. */
  total: number;
  onClear: () => void;
}) {
  const t = useMessages('content');
  const few = useEdit(prefix);
  const many = useEdit(prefix, { path: 'delete-many' });
  const { isBusy } = few;
  const [isDeleting, setDeleting] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const selection = selectionText(chosen, search);
  /** After an edit is saved, the selection is cleared, so that the toast with the Undo button is not covered. */
  const clearing = (said: (saved: SavedEdit) => string) => (saved: SavedEdit) => {
    onClear();
    return said(saved);
  };
  const edit = (values: EditValues, said: (saved: SavedEdit) => string) => few.edit(values, clearing(said));
  const confirm = useConfirm();
  const remove = async () => {
    setDeleting(false);
    const said = clearing(({ count: deleted }) => t('done.deletedMany', { count: deleted }));
    if (count > mostDeleted) {
      if (await confirm()) many.edit({ selection }, said);
    } else few.edit({ intent: 'delete', selection }, said);
  };
  if (count === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={t('bulk.label')}
      className="mt-2 flex min-h-13 shrink-0 items-center gap-1 overflow-x-auto rounded-row bg-note px-3 text-on-note shadow-overlay on-dark"
    >
      <span className="px-2 font-bold whitespace-nowrap" aria-live="polite">
        {t('bulk.count', { count })}
      </span>
      {canEdit && (
        <>
          <Action
            icon={<EyeOff aria-hidden className="size-4" />}
            isPending={isBusy}
            onPress={() =>
              edit({ intent: 'visibility', isHidden: true, selection }, (saved) =>
                t('done.hidden', { count: saved.count }),
              )
            }
          >
            {t('bulk.hide')}
          </Action>
          <Action
            icon={<Eye aria-hidden className="size-4" />}
            isPending={isBusy}
            onPress={() =>
              edit({ intent: 'visibility', isHidden: false, selection }, (saved) =>
                t('done.shown', { count: saved.count }),
              )
            }
          >
            {t('bulk.show')}
          </Action>
          <ChangeMenu
            icon={<FolderTree aria-hidden className="size-4" />}
            label={t('bulk.categories')}
            options={options.categories.map(({ id, name }) => ({ id: String(id), name }))}
            onChoose={(category, isAdded) =>
              edit({ intent: 'category', category, isAdded, selection }, (saved) =>
                isAdded
                  ? t('done.categorised', { count: saved.count })
                  : t('done.uncategorised', { count: saved.count }),
              )
            }
          />
          {options.tags.length > 0 && (
            <ChangeMenu
              icon={<Tag aria-hidden className="size-4" />}
              label={t('bulk.tags')}
              options={options.tags.map(({ key, name }) => ({ id: key, name }))}
              onChoose={(tag, isAdded) =>
                edit({ intent: 'tag', tag, isAdded, selection }, (saved) =>
                  isAdded
                    ? t('done.tagged', { count: saved.count })
                    : t('done.untagged', { count: saved.count }),
                )
              }
            />
          )}
          {canMove && (
            <Action
              icon={<ArrowUpToLine aria-hidden className="size-4" />}
              isPending={isBusy}
              onPress={() =>
                edit({ intent: 'move', position: 1, selection }, (saved) =>
                  t('done.moved', { count: saved.count }),
                )
              }
            >
              {t('bulk.top')}
            </Action>
          )}
          <Action
            icon={<ArrowDownUp aria-hidden className="size-4" />}
            isPending={isBusy}
            onPress={() => setMoving(true)}
          >
            {t('bulk.move')}
          </Action>
          {isMoving && (
            <MoveDialog
              count={count}
              total={total}
              onClose={() => setMoving(false)}
              onMove={(position) =>
                edit({ intent: 'move', position, selection }, (saved) =>
                  t('done.moved', { count: saved.count }),
                )
              }
            />
          )}
        </>
      )}
      <Action
        icon={<Download aria-hidden className="size-4" />}
        onPress={() => form.current?.requestSubmit()}
      >
        {t('bulk.export')}
      </Action>
      {canEdit && (
        <Action icon={<Trash2 aria-hidden className="size-4" />} onPress={() => setDeleting(true)}>
          {t('item.delete')}
        </Action>
      )}
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
      <Dialog
        title={t('delete.title', { count })}
        role="alertdialog"
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        actions={
          <>
            <DialogButton kind="quiet" onPress={() => setDeleting(false)}>
              {t('action.cancel')}
            </DialogButton>
            <DialogButton kind="danger" onPress={() => void remove()}>
              {t('item.delete')}
            </DialogButton>
          </>
        }
      >
        <p>{t('delete.text')}</p>
      </Dialog>
    </div>
  );
}

function Action({
  icon,
  children,
  ...props
}: {
  icon: ReactNode;
  children: string;
  /** The button cannot be pressed, but keeps the focus. */
  isPending?: boolean;
  onPress: () => void;
}) {
  return (
    <Button {...props} className={action}>
      {icon}
      {children}
    </Button>
  );
}

function ChangeMenu({
  icon,
  label,
  options,
  onChoose,
}: {
  icon: ReactNode;
  label: string;
  options: readonly { id: string; name: string }[];
  onChoose: (id: string, isAdded: boolean) => void;
}) {
  const t = useMessages('content');
  return (
    <Menu
      label={label}
      placement="top start"
      trigger={
        <Button className={action}>
          {icon}
          {label}
        </Button>
      }
    >
      <MenuSection title={t('bulk.add')}>
        {options.map(({ id, name }) => (
          <MenuItem key={id} id={`add ${id}`} onAction={() => onChoose(id, true)}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection title={t('bulk.remove')}>
        {options.map(({ id, name }) => (
          <MenuItem key={id} id={`remove ${id}`} onAction={() => onChoose(id, false)}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  );
}
