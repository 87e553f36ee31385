import type { Command } from './commands.tsx';

/** A screen, and the label of the command that opens it. */
interface Target {
  label: string;
  /** `null` if there is no such screen. */
  href: string | null;
}

/**
 * Returns the commands of an entry of a list: `j` and `k` open the next and the previous entry, and Escape returns to
 * the list. `scope` distinguishes these commands from those of other lists.
 */
export function listCommands(
  scope: string,
  { next, previous, list }: { next: Target; previous: Target; list: Target },
): Command[] {
  const command = (id: string, keys: string, { label, href }: Target): Command[] =>
    href === null ? [] : [{ id: `${scope} ${id}`, label, kind: 'action', keys, href }];
  return [
    ...command('next', 'j', next),
    ...command('previous', 'k', previous),
    ...command('list', 'Escape', list),
  ];
}
