import { useMemo, type KeyboardEvent } from 'react';
import type { CanvasKey } from './canvas.tsx';
import type { BlockActions } from './use-block-actions.ts';

interface Options {
  actions: BlockActions;
  canEdit: boolean;
  onStepDraft: (intent: 'redo' | 'undo') => void;
  onSelect: (position: number | null) => void;
}

/** The handlers of key presses in the list of blocks and in the page. */
export interface EditorKeys {
  /** Runs the action of a key that was pressed in the canvas. */
  onCanvasKey: (key: CanvasKey, position: number | null) => void;
  /** Runs the action of a key that was pressed in the list. Returns `false` if the key has no action. */
  onTreeKey: (event: KeyboardEvent, position: number) => boolean;
}

export function useEditorKeys({ actions, canEdit, onStepDraft, onSelect }: Options): EditorKeys {
  return useMemo(() => {
    const run = (
      { key, isCommand, isShift, isAlt }: Omit<CanvasKey, 'canvas' | 'kind'>,
      position: number | null,
    ): boolean => {
      if (!canEdit) return false;
      const letter = key.toLowerCase();
      if (isCommand && letter === 'z') onStepDraft(isShift ? 'redo' : 'undo');
      else if (key === 'Escape') onSelect(null);
      else if (position === null) return false;
      else if (isAlt && key === 'ArrowUp') actions.step(position, -1);
      else if (isAlt && key === 'ArrowDown') actions.step(position, 1);
      else if (key === 'Delete') actions.remove(position);
      else if (isCommand && letter === 'd') actions.duplicate(position);
      else if (isCommand && letter === 'c') actions.copy(position);
      else return false;
      return true;
    };
    return {
      onCanvasKey: run,
      onTreeKey: ({ key, ctrlKey, metaKey, shiftKey, altKey }, position) => {
        const isCommand = ctrlKey || metaKey;
        // Other listeners handle undo and redo, and the copying of blocks in the list.
        if (isCommand && ['c', 'z'].includes(key.toLowerCase())) return false;
        return run({ key, isCommand, isShift: shiftKey, isAlt: altKey }, position);
      },
    };
  }, [actions, canEdit, onSelect, onStepDraft]);
}
