/**
 * Shows that `rm -r` deletes a vertical or the Studio. It copies the tree, removes the folder, and runs the type check,
 * the build, the checks of the documents, the messages and the import arrows, and the store and http tests of the
 * verticals that remain in the copy.
 *
 *   node scripts/deletable.ts [vertical | studio …]
 *
 * Without names, it deletes the Studio and each vertical in turn, each from a new copy.
 */
import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyTree } from './copy-tree.ts';

const root = path.join(import.meta.dirname, '..');
const verticalsFolder = 'app/verticals';
const studio = 'studio';

/** Returns the names of all verticals. */
async function listVerticals(): Promise<string[]> {
  const entries = await readdir(path.join(root, verticalsFolder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function run(tree: string, command: string, args: readonly string[]): void {
  const bin = path.join(tree, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    PORTICO_SAMPLES: '',
  };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: tree, env, encoding: 'utf8' });
  if (status === 0) return;
  process.stderr.write(stdout + stderr);
  throw new Error(`${[command, ...args].join(' ')} failed.`);
}

async function check(name: string): Promise<void> {
  const tree = await copyTree(root);
  try {
    await rm(path.join(tree, name === studio ? studio : path.join(verticalsFolder, name)), {
      recursive: true,
    });
    run(tree, 'react-router', ['typegen']);
    run(tree, 'tsc', []);
    run(tree, 'node', ['scripts/bootstrap.mjs', 'build']);
    for (const script of ['specification', 'messages', 'layouts-doc'])
      run(tree, 'node', [`scripts/${script}.ts`, '--check']);
    run(tree, 'node', ['scripts/check-docs.ts']);
    run(tree, 'vitest', ['run', '--project', 'unit', 'test/architecture.test.ts']);
    run(tree, 'vitest', ['run', '--project', 'integration', '--tags-filter=!long', verticalsFolder]);
    console.log(
      `${name}: types, build, documents, messages, import arrows, store tests and http tests of the rest pass without it.`,
    );
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}

const all = [studio, ...(await listVerticals())];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Use ${all.join(', ')}.`);
  process.exit(2);
}
for (const vertical of chosen.length > 0 ? chosen : all) await check(vertical);
