import { useLayoutEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import { isOverlayOpen } from '../ui/is-overlay-open.ts';
import type { Command } from './commands.tsx';
import { isSingleKey } from './single-keys.ts';

/** Maximum number of milliseconds between the two keys of a sequence. */
const sequenceTime = 1_000;

/**
 * Runs commands when their keys are pressed. In a field, and while a dialog or menu is open, only keys with Ctrl or ⌘
 * run commands.
 */
export function useShortcuts(commands: readonly Command[], run: (command: Command) => void): void {
  /** Time of the last key if it begins a sequence, otherwise minus infinity. */
  const begunAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    const beginnings = new Set(
      commands.flatMap(({ keys = '' }) => (keys.includes(' ') ? [keys.split(' ')[0]] : [])),
    );
    const bindings = commands.flatMap((command) => {
      const { keys } = command;
      if (keys === undefined) return [];
      const listener = (event: KeyboardEvent) => {
        const isHeld = keys.includes('$mod') && command.isOutsideFields !== true;
        if (!isHeld && (isTyping(event.target) || isOverlayOpen())) return;
        // The second key of a sequence, such as the H of G H, must not run the command whose shortcut is that key
        // alone.
        if (/^[^ $]+$/.test(keys) && event.timeStamp - begunAt.current < sequenceTime) return;
        event.preventDefault();
        if (isSingleKey(keys)) event.stopPropagation();
        run(command);
      };
      return [[keys, listener] as const];
    });
    // Single keys are handled in the capture phase, so that a focused list does not take a letter for the beginning of
    // a row's name.
    const ends = [true, false].map((capture) =>
      tinykeys(window, Object.fromEntries(bindings.filter(([keys]) => isSingleKey(keys) === capture)), {
        timeout: sequenceTime,
        capture,
      }),
    );
    // This listener is added after those of single keys, so that it is called after them.
    const noteBeginning = ({ key, timeStamp }: KeyboardEvent) => {
      begunAt.current = beginnings.has(key) ? timeStamp : Number.NEGATIVE_INFINITY;
    };
    window.addEventListener('keydown', noteBeginning, true);
    return () => {
      for (const end of ends) end();
      window.removeEventListener('keydown', noteBeginning, true);
    };
  }, [commands, run]);
}

/**
 * Types of inputs that ignore letters and Esc, such as the checkbox of a switch. While such an input has the focus,
 * these keys run commands.
 */
const notTyped: ReadonlySet<string> = new Set(['button', 'checkbox', 'file', 'radio', 'reset', 'submit']);

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !notTyped.has(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      /^(?:TEXTAREA|SELECT)$/.test(target.tagName) ||
      // In a list of options, a letter chooses an option.
      target.closest('[role=listbox], [aria-haspopup=listbox]') !== null)
  );
}
