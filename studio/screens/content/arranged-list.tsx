import { EyeOff, X } from 'lucide-react';
import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { DragHandle } from '../../ui/drag-handle.tsx';
import type { ArrangedItem } from './arranged.server.ts';
import { Cover } from './content-table.tsx';
import { describeDragged, itemType, readDropped } from './dragged-items.ts';
import { useEdit } from './use-edit.ts';

/** The items of a tag, or the first ones of the section, in their order. Rows of the table are dropped between them. */
export function ArrangedList({
  prefix,
  tag,
  items,
  isReadOnly,
}: {
  prefix: string;
  /** The tag whose items are listed. `null` means the catalogue order. */
  tag: { key: string; name: string } | null;
  items: readonly ArrangedItem[];
  isReadOnly: boolean;
}) {
  const t = useMessages('content');
  const { edit } = useEdit(prefix, { key: `${prefix} arrange` });
  const arrange = (ids: readonly number[], beside: number, isBefore: boolean) => {
    const selection = JSON.stringify({ ids: ids.join(',') });
    edit(
      tag
        ? { intent: 'tag-beside', tag: tag.key, beside, isBefore, selection }
        : { intent: 'beside', beside, isBefore, selection },
      ({ count }) => (tag ? t('done.arranged', { count }) : t('done.moved', { count })),
    );
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    acceptedDragTypes: [itemType],
    getItems: (keys) => describeDragged(keys),
    onReorder: ({ keys, target }) =>
      arrange(
        items.filter(({ id }) => keys.has(id)).map(({ id }) => id),
        Number(target.key),
        target.dropPosition === 'before',
      ),
    onInsert: ({ items: dropped, target }) =>
      void readDropped(dropped).then((ids) =>
        arrange(ids, Number(target.key), target.dropPosition === 'before'),
      ),
    onRootDrop: ({ items: dropped }) =>
      void readDropped(dropped).then((ids) => arrange(ids, items.at(-1)?.id ?? 0, false)),
  });
  return (
    <GridList
      aria-label={tag?.name ?? t('arrange.top')}
      items={items}
      dependencies={[isReadOnly]}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <p className="p-4 text-center text-muted">{t('arrange.empty')}</p>}
      className="flex min-h-24 flex-col rounded-card bg-surface p-1.5 shadow-card outline-offset-2 data-drop-target:outline-2 data-drop-target:outline-accent"
    >
      {({ id, title, cover, isHidden }) => (
        <GridListItem
          id={id}
          textValue={title}
          className="flex min-h-12 items-center gap-2 rounded-control px-1 outline-offset-[-2px] data-dragging:opacity-50 data-hovered:bg-hover"
        >
          <DragHandle className="h-8 w-5 text-faint" />
          <Cover cover={cover} />
          <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
            {title}
          </span>
          {isHidden && <EyeOff aria-hidden className="size-4 shrink-0 text-faint" />}
          {tag && !isReadOnly && (
            <IconButton
              size="small"
              label={t('arrange.remove', { title, tag: tag.name })}
              icon={<X aria-hidden className="size-4" />}
              onPress={() =>
                edit(
                  {
                    intent: 'tag',
                    tag: tag.key,
                    isAdded: false,
                    selection: JSON.stringify({ ids: String(id) }),
                  },
                  ({ count }) => t('done.untagged', { count }),
                )
              }
            />
          )}
        </GridListItem>
      )}
    </GridList>
  );
}
