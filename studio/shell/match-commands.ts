import type { Command } from './commands.tsx';
import { withoutAccents } from '#app/lib/plain-text.ts';

/**
 * Returns the commands that contain every word of a query, the best match first. Among equally good matches, screens
 * come first. A query that begins with `>` finds only actions, and one that begins with `#` only settings.
 */
export function matchCommands(commands: readonly Command[], query: string): Command[] {
  const [, sign = '', rest = ''] = /^\s*([>#]?)(.*)$/s.exec(query) ?? [];
  const words = fold(rest).split(/\s+/).filter(Boolean);
  return commands
    .filter(({ kind }) => (sign === '>' ? kind === 'action' : sign === '#' ? kind === 'setting' : true))
    .flatMap((command) => {
      const rank = rankOf(command, words);
      return rank === null ? [] : [{ command, rank, isScreen: command.kind === 'screen' }];
    })
    .toSorted((a, b) => a.rank - b.rank || Number(b.isScreen) - Number(a.isScreen))
    .map(({ command }) => command);
}

/**
 * Returns 0 if the label begins with the first word, 1 if the label contains all words, 2 otherwise. `null` if the
 * command does not contain all words.
 */
function rankOf({ label, hint = '', words: more = '' }: Command, words: readonly string[]): number | null {
  const name = fold(label);
  const all = `${name} ${fold(hint)} ${fold(more)}`;
  if (!words.every((word) => all.includes(word))) return null;
  if (name.startsWith(words[0] ?? '')) return 0;
  return words.every((word) => name.includes(word)) ? 1 : 2;
}

function fold(text: string): string {
  return withoutAccents(text).toLowerCase();
}
