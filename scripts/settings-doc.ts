import { inEnglish } from '#app/lib/phrase.ts';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SettingDefinition, SettingsTable } from '../app/domain/settings/define-settings.server.ts';
import { pageKinds } from '../app/domain/layout.ts';
import { builtIn, registry } from '../app/verticals/index.server.ts';

/*
 * Writes the tables of docs/settings.md from the definitions of the settings.
 *
 *   node scripts/settings-doc.ts [--check]
 *
 * With `--check` it writes nothing, and fails if the file is out of date.
 */

export const settingsFile = path.join(import.meta.dirname, '../docs/settings.md');

const begin = '<!-- Tables: written by `node scripts/settings-doc.ts`. Change the definitions instead. -->';
const end = '<!-- End of the tables. -->';

/** Returns the document with current tables. */
export function withTables(document: string): string {
  const [start, rest] = [document.indexOf(begin), document.indexOf(end)];
  if (start === -1 || rest < start) throw new Error('docs/settings.md has lost the marks of its tables.');
  return `${document.slice(0, start)}${begin}\n\n${settingTables(registry.settings, prefixes)}\n\n${document.slice(rest)}`;
}

const prefixes = builtIn.verticals.map(({ vertical }) => vertical.prefix);

/** Returns one table for each group. Keys that differ only in window width, page kind or section share a row. */
export function settingTables(settings: SettingsTable, sections: readonly string[]): string {
  const groups = Map.groupBy(settings.values(), ({ group }) => group);
  return [...groups]
    .map(([group, members]) => {
      const rows = Map.groupBy(members, ({ key }) => patternOf(key, sections));
      return [
        `## ${group}`,
        '',
        '| name | default | allowed | description |',
        '|---|---|---|---|',
        ...[...rows].flatMap(([pattern, [first]]) => (first ? [rowOf(pattern, first)] : [])),
      ].join('\n');
    })
    .join('\n\n');
}

function patternOf(key: string, sections: readonly string[]): string {
  return key
    .replace(/\.(?:mobile|desktop)$/, '.<width>')
    .split('.')
    .map((part, index, parts) => {
      if (parts[index - 1] === 'background' && pageKinds.some((kind) => kind === part)) return '<kind>';
      return parts[0] === 'home' && sections.includes(part) ? '<section>' : part;
    })
    .join('.');
}

function rowOf(
  pattern: string,
  { title, description, allowed, default: initial }: SettingDefinition,
): string {
  const shown =
    initial === '' ? '' : `\`${typeof initial === 'string' ? initial : JSON.stringify(initial)}\``;
  const text = `${titleOf(pattern, title)}. ${description}`.trim();
  const cells = [`\`${pattern}\``, shown, inEnglish(allowed).replaceAll('<', '&lt;'), text];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Returns the title of a row: that of its first setting, without the words that differ in its other settings. */
function titleOf(pattern: string, title: string): string {
  const shared = title.replace(/, phones$/, '');
  if (pattern.includes('<section>')) return shared.replace(/ of \S+$/, ' of the section');
  return pattern.includes('<kind>') ? shared.replace(/ of \S+ pages/, ' of pages of this kind') : shared;
}

if (import.meta.main) {
  const document = await readFile(settingsFile, 'utf8');
  const current = withTables(document);
  if (!process.argv.includes('--check')) {
    await writeFile(settingsFile, current);
  } else if (document !== current) {
    console.error('docs/settings.md is stale: run "node scripts/settings-doc.ts".');
    process.exitCode = 1;
  }
}
