import { isInEdit, type CanvasState } from './canvas-state.ts';
import type { Send } from './connection.ts';
import type { Dragging } from './dragging.ts';
import { isEditorKey } from './editor-keys.ts';

interface KeyboardInputOptions {
  state: CanvasState;
  dragging: Dragging;
  send: Send;
}

/** Sends the keys of the editor and pasted texts to the Studio. The page does not react to them. */
export function followKeyboard({ state, dragging, send }: KeyboardInputOptions): void {
  function press(event: KeyboardEvent): void {
    if (!isInEdit(state) || !isEditorKey(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (state.held && key === 'Escape') dragging.end(false);
    else send({ kind: 'key', key, isCommand: ctrlKey || metaKey, isShift: shiftKey, isAlt: altKey });
  }

  function paste(event: ClipboardEvent): void {
    if (!isInEdit(state)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The Studio refuses texts of this length, so the rest of a longer text need not be sent.
    send({ kind: 'paste', text: event.clipboardData?.getData('text/plain').slice(0, 500_000) ?? '' });
  }

  addEventListener('keydown', press, true);
  addEventListener('paste', paste, true);
}
