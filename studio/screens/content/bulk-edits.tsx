import { ArrowDownUp, ArrowUpToLine, Eye, EyeOff, FolderTree, Tag } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { BulkAction, BulkMenu } from './bulk-action.tsx';
import type { FilterOptions } from './filter-words.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { EditValues, SavedEdit } from './use-edit.ts';

/** The actions that change the selected rows: their visibility, categories, tags and position. */
export function BulkEdits({
  selection,
  count,
  total,
  options,
  canMove,
  isBusy,
  edit,
}: {
  /** The selected rows, as a form sends them. */
  selection: string;
  count: number;
  /** Number of items of the section. */
  total: number;
  options: FilterOptions;
  /** Whether the table shows the catalogue order, so that the rows can be moved. */
  canMove: boolean;
  isBusy: boolean;
  edit: (values: EditValues, describe: (saved: SavedEdit) => string) => void;
}) {
  const t = useMessages('content');
  const [isMoving, setMoving] = useState(false);
  return (
    <>
      <BulkAction
        icon={<EyeOff aria-hidden className="size-4" />}
        isPending={isBusy}
        onPress={() =>
          edit({ intent: 'visibility', isHidden: true, selection }, (saved) =>
            t('done.hidden', { count: saved.count }),
          )
        }
      >
        {t('bulk.hide')}
      </BulkAction>
      <BulkAction
        icon={<Eye aria-hidden className="size-4" />}
        isPending={isBusy}
        onPress={() =>
          edit({ intent: 'visibility', isHidden: false, selection }, (saved) =>
            t('done.shown', { count: saved.count }),
          )
        }
      >
        {t('bulk.show')}
      </BulkAction>
      <BulkMenu
        icon={<FolderTree aria-hidden className="size-4" />}
        label={t('bulk.categories')}
        searchLabel={t('bulk.findCategory')}
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
        <BulkMenu
          icon={<Tag aria-hidden className="size-4" />}
          label={t('bulk.tags')}
          searchLabel={t('bulk.findTag')}
          options={options.tags.map(({ key, name }) => ({ id: key, name }))}
          onChoose={(tag, isAdded) =>
            edit({ intent: 'tag', tag, isAdded, selection }, (saved) =>
              isAdded ? t('done.tagged', { count: saved.count }) : t('done.untagged', { count: saved.count }),
            )
          }
        />
      )}
      {canMove && (
        <BulkAction
          icon={<ArrowUpToLine aria-hidden className="size-4" />}
          isPending={isBusy}
          onPress={() =>
            edit({ intent: 'move', position: 1, selection }, (saved) =>
              t('done.moved', { count: saved.count }),
            )
          }
        >
          {t('bulk.top')}
        </BulkAction>
      )}
      <BulkAction
        icon={<ArrowDownUp aria-hidden className="size-4" />}
        isPending={isBusy}
        onPress={() => setMoving(true)}
      >
        {t('bulk.move')}
      </BulkAction>
      {isMoving && (
        <MoveDialog
          count={count}
          total={total}
          onClose={() => setMoving(false)}
          onMove={(position) =>
            edit({ intent: 'move', position, selection }, (saved) => t('done.moved', { count: saved.count }))
          }
        />
      )}
    </>
  );
}
