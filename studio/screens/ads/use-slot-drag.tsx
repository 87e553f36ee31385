import { useRef } from 'react';
import { DropIndicator, useDragAndDrop, type DropTarget } from 'react-aria-components';
import { findNearestRow } from './nearest-row.ts';
import { placeBeside, type SketchRow } from './sketch-rows.ts';
import type { SlotActions } from './use-slot-actions.ts';

const dragType = 'portico-ad-slot';

/**
 * Lets the slots of a drawing be dragged between its rows. Returns the hooks of the list and the ref of its element.
 */
export function useSlotDrag({
  rowById,
  rowText,
  actions,
}: {
  rowById: ReadonlyMap<string, SketchRow>;
  rowText: (row: SketchRow) => string;
  actions: SlotActions;
}) {
  const list = useRef<HTMLDivElement>(null);
  const placeAt = (target: DropTarget) => {
    if (target.type !== 'item' || target.dropPosition === 'on') return null;
    const row = rowById.get(String(target.key));
    return row ? placeBeside(row, target.dropPosition) : null;
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !actions.canEdit,
    getItems: (keys) =>
      [...keys].flatMap((key) => {
        const row = rowById.get(String(key));
        return row?.kind === 'slot' ? [{ [dragType]: row.id, 'text/plain': rowText(row) }] : [];
      }),
    acceptedDragTypes: [dragType],
    getDropOperation: (target) => (placeAt(target) ? 'move' : 'cancel'),
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      const row = rowById.get(String(key));
      const place = placeAt(target);
      if (row?.kind === 'slot' && place) actions.move(row.marker, place);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="absolute" />,
    dropTargetDelegate: {
      getDropTargetFromPoint: (x, y, isValid) => findNearestRow(list.current, x, y, isValid),
    },
  });
  return { list, dragAndDropHooks };
}
