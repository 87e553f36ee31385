import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import type { Command } from './commands.tsx';

/**
 * Runs commands when their keys are pressed. In a field, and while a dialog or menu is open, only keys with Ctrl or ⌘
 * run commands.
 */
export function useShortcuts(commands: readonly Command[], run: (command: Command) => void): void {
  useEffect(() => {
    const bindings = commands.flatMap((command) => {
      const { keys } = command;
      if (keys === undefined) return [];
      const listener = (event: KeyboardEvent) => {
        const isHeld = keys.includes('$mod') && command.isOutsideFields !== true;
        if (!isHeld && (isTyping(event.target) || document.querySelector('[role=dialog], [role=menu]')))
          return;
        event.preventDefault();
        run(command);
      };
      return [[keys, listener] as const];
    });
    return tinykeys(window, Object.fromEntries(bindings));
  }, [commands, run]);
}

/** Inputs in which letters and Esc do nothing, such as that of a switch. */
const notTyped: ReadonlySet<string> = new Set(['button', 'checkbox', 'file', 'radio', 'reset', 'submit']);

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !notTyped.has(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
