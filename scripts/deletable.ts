/**
 * Shows that a vertical can be deleted. It copies the tree, removes the vertical's folder, its lines in the registries
 * and its tests, and runs the type check, the build and the http tests of the other verticals there.
 *
 *   node scripts/deletable.ts [vertical …]
 *
 * Without names, it deletes each vertical in turn, each from a new copy. The arcade, the portal's own http tests and
 * the second vertical of the tests use games, so those tests are removed together with games.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const verticalsFolder = 'app/verticals';

/** The files that register verticals. The last two do not contain every vertical. */
const registries = [
  'app/routes.ts',
  'app/verticals/index.server.ts',
  'app/verticals/home-components.ts',
  'app/verticals/page-styles.ts',
  'app/verticals/today-parts.ts',
  'content/scripts/build.ts',
];

/** Returns the names of all verticals. */
async function listVerticals(): Promise<string[]> {
  const entries = await readdir(path.join(root, verticalsFolder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Copies the files that git tracks or would add, with a link to the installed packages. */
async function copyTree(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-deletable-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const name of list.toString().split('\0').filter(Boolean)) {
    if (existsSync(path.join(root, name))) await cp(path.join(root, name), path.join(folder, name));
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/**
 * Removes a vertical from a tree. Throws if a registry does not contain it, because it must then be registered
 * elsewhere.
 */
async function deleteVertical(tree: string, vertical: string): Promise<void> {
  await rm(path.join(tree, verticalsFolder, vertical), { recursive: true });
  for (const registry of registries) {
    const file = path.join(tree, registry);
    const text = await readFile(file, 'utf8');
    const left = withoutImports(text, vertical);
    if (left === text && registries.indexOf(registry) < registries.length - 2)
      throw new Error(`${registry} has no line of ${vertical}.`);
    await writeFile(file, left);
  }
  await removeTestsOf(tree, vertical);
}

/**
 * Returns a module without the imports from a vertical's folder or starter module, and without the lines that use their
 * names.
 */
function withoutImports(text: string, vertical: string): string {
  const pattern = new RegExp(
    `^import (?:\\{([^}]*)\\}|(\\w+)) from '\\./(?:[\\w-]+/)*${vertical}(?:/[^']*)?(?:\\.ts)?';\\n`,
    'gm',
  );
  const names = [...text.matchAll(pattern)].flatMap(([, list = '', whole = '']) =>
    (list || whole).split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  );
  const late = new RegExp(`^.*\\bimport\\('\\./${vertical}/.*\\n`, 'gm');
  return names
    .filter(Boolean)
    .reduce(
      (rest, name) =>
        rest.replaceAll(
          new RegExp(`(?:\\[?\\w+\\]?: )?(?:await )?(?:\\.\\.\\.)?\\b${name}\\b(?:\\([^()]*\\))?,?`, 'g'),
          '',
        ),
      text.replaceAll(pattern, '').replaceAll(late, ''),
    );
}

/** Removes the tests, and modules only used by tests, that import from the vertical or have its name. */
async function removeTestsOf(tree: string, vertical: string): Promise<void> {
  for (;;) {
    const gone = await findBroken(tree, vertical);
    if (gone.length === 0) return;
    for (const file of gone) await rm(path.join(tree, file));
  }
}

/** Returns the files outside the app that import a deleted file. */
async function findBroken(tree: string, vertical: string): Promise<string[]> {
  const files = await readdir(tree, { recursive: true, withFileTypes: true });
  const broken: string[] = [];
  for (const entry of files) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const file = path.relative(tree, path.join(entry.parentPath, entry.name));
    if (/^(?:node_modules|\.react-router|build)\//.test(file)) continue;
    const isTest = /\.test\.tsx?$/.test(file) || /^(?:test|e2e|bench|scripts|arcade|content)\//.test(file);
    if (!isTest) continue;
    const text = await readFile(path.join(tree, file), 'utf8');
    const imports = [...text.matchAll(/(?:from|import\(|import|vi\.mock\()\s*'([#.][^'\n]+)'/g)].map(
      ([, name = '']) => name,
    );
    const isBroken = imports.some((name) => !existsSync(resolveImport(tree, file, name)));
    if (isBroken || file === `e2e/${vertical}.spec.ts`) broken.push(file);
  }
  return broken;
}

function resolveImport(tree: string, file: string, name: string): string {
  if (name.startsWith('#')) return path.join(tree, name.slice(1));
  // React Router's generated types only exist after its type generation.
  if (name.startsWith('./+types/')) return tree;
  return path.resolve(tree, path.dirname(file), name);
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

async function check(vertical: string): Promise<void> {
  const tree = await copyTree();
  try {
    await deleteVertical(tree, vertical);
    run(tree, 'node', ['content/scripts/build.ts']);
    run(tree, 'react-router', ['typegen']);
    run(tree, 'tsc', []);
    run(tree, 'node', ['scripts/bootstrap.mjs', 'build']);
    run(tree, 'vitest', ['run', '--project', 'http', verticalsFolder]);
    console.log(`${vertical}: types, build and the http tests of the rest pass without it.`);
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}

const all = await listVerticals();
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no vertical ${unknown.join(', ')}; there are ${all.join(', ')}.`);
  process.exit(2);
}
for (const vertical of chosen.length > 0 ? chosen : all) await check(vertical);
