import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { checkMessages, declarationOf, readMessageFolders } from './messages/files.ts';
import { findGameWords } from './messages/game-words.ts';
import { findInterfaceTexts } from './messages/interface-text.ts';
import { findUsage } from './messages/usage.ts';

/*
 * Writes the types of all messages (`messages/keys.d.ts`) and checks the messages and their use (docs/messages.md).
 * With --check, it writes nothing and reports outdated types.
 */

const root = path.resolve(import.meta.dirname, '..');
const { singleQuote, printWidth } = JSON.parse(
  readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'),
) as FormatConfig;
const isCheck = process.argv.includes('--check');
const folders = readMessageFolders();
const faults = folders.flatMap(checkMessages);

for (const folder of folders) {
  const file = path.join(root, folder.folder, 'keys.d.ts');
  const { code: text } = await format(file, declarationOf(folder), { singleQuote, printWidth });
  if (readIfExists(file) === text) continue;
  if (isCheck) faults.push(`${folder.folder}/keys.d.ts is outdated: run "node scripts/messages.ts".`);
  else writeFileSync(file, text);
}

const { all } = findUsage(folders);
for (const { folder, scope, main } of folders) {
  for (const key of main.keys())
    if (!all.get(scope)?.has(key)) faults.push(`${folder}/en.json: "${key}" is not used.`);
}

faults.push(...findInterfaceTexts(), ...findGameWords());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
