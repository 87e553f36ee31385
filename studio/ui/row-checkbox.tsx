import { useContext, type MouseEvent, type PointerEvent } from 'react';
import { TableStateContext, type Key } from 'react-aria-components';
import { Checkbox } from './checkbox.tsx';
import { rowsBetween } from './rows-between.ts';

/**
 * Remembers the row whose checkbox was clicked last. A click with Shift changes all rows from that row to the clicked
 * one.
 */
export interface RangeAnchor {
  read(): Key | null;
  write(id: Key): void;
}

export function createRangeAnchor(): RangeAnchor {
  let last: Key | null = null;
  return {
    read: () => last,
    write(id) {
      last = id;
    },
  };
}

/**
 * The checkbox of a table row. Unlike React Aria's own checkbox, it reacts to Shift. If the row that was clicked before
 * is no longer loaded, Shift has no effect.
 */
export function RowCheckbox({ id, anchor }: { id: Key; anchor: RangeAnchor }) {
  const state = useContext(TableStateContext);
  const rangeFor = (event: MouseEvent | PointerEvent): Key[] => {
    const start = anchor.read();
    return event.shiftKey && state && start !== null ? rowsBetween(state.collection, start, id) : [];
  };
  /** Returns the range for a click with Shift, and stops the event, because the checkbox would change only this row. */
  const intercept = (event: MouseEvent | PointerEvent): Key[] => {
    const range = rangeFor(event);
    if (range.length > 0) {
      event.preventDefault();
      event.stopPropagation();
    }
    return range;
  };
  const onClick = (event: MouseEvent) => {
    const range = intercept(event);
    const start = anchor.read();
    if (state && range.length > 0 && start !== null) {
      const { selectionManager } = state;
      const isSelected = selectionManager.isSelected(start);
      const keys = new Set(selectionManager.selectedKeys);
      for (const key of range) {
        if (isSelected) keys.add(key);
        else keys.delete(key);
      }
      selectionManager.setSelectedKeys(keys);
    }
    anchor.write(id);
  };
  return (
    // Only presses on the checkbox are intercepted. Keyboard users press Shift with the arrow keys.
    <div
      role="presentation"
      onPointerDownCapture={intercept}
      onMouseDownCapture={intercept}
      onPointerUpCapture={intercept}
      onClickCapture={onClick}
      className="flex h-full items-center"
    >
      <Checkbox slot="selection" />
    </div>
  );
}
