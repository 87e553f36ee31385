import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReferences, type Import } from '#test/support/read-imports.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * The layers of `app/`, lowest first (decision 0027). A folder may import from itself and from lower layers. Folders of
 * the same layer may not import each other.
 */
const layers: readonly (readonly string[])[] = [
  ['lib'],
  ['messages'],
  ['domain'],
  ['config', 'network', 'text', 'store'],
  ['media', 'settings', 'ads', 'operators', 'statistics'],
  ['bundle', 'snapshot'],
  ['changes'],
  ['checks', 'feeds', 'jobs'],
  ['migration', 'translations'],
  ['ui'],
  ['visitor'],
  ['pages'],
  ['blocks'],
  ['shell'],
  ['verticals'],
  ['routes'],
];
const levels = new Map(layers.flatMap((folders, level) => folders.map((folder) => [folder, level] as const)));

/** The code without tests and their fixtures. */
const sources = ['app', 'server', 'cli', 'studio']
  .filter((folder) => existsSync(path.join(root, folder)))
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec|fixture|d)\.tsx?$/.test(file)),
  );
const references = new Map(sources.map((file) => [file, readReferences(file)]));
const allImports = [...references.values()].flatMap((file) => file.imports);
/** Imports of files of the repository, without the texts of the interface, which are data and belong to no layer. */
const imports = allImports.filter(
  ({ target, isPackage }) => !isPackage && !/\/messages\/[^/]+\.json$/.test(target),
);

/** Returns the name of a file's folder directly below `app/`, or `null` for other files. */
function folderOf(file: string): string | null {
  return /^app\/([^/]+)\//.exec(file)?.[1] ?? null;
}

const describeImport = ({ file, target }: Import) => `${file} imports ${target}`;

describe('imports', () => {
  it('are checked for every folder of app', () => {
    const folders = readdirSync(path.join(root, 'app'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...levels.keys()].toSorted());
  });

  it('lead to lower layers, including types, dynamic imports and files found by patterns', () => {
    const upward = imports.filter(({ file, target }) => {
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from === null || !target.startsWith('app/')) return false;
      // A file directly in app/ is an entry and belongs to the top layer. Style sheets belong to no layer.
      if (to === null) return !target.endsWith('.css');
      return to !== from && (levels.get(to) ?? 0) >= (levels.get(from) ?? 0);
    });
    expect(upward.map(describeImport)).toEqual([]);
  });

  it('never lead from app to server or cli', () => {
    const outward = imports.filter(
      ({ file, target }) => file.startsWith('app/') && /^(server|cli)\//.test(target),
    );
    expect(outward.map(describeImport)).toEqual([]);
  });

  it('lead to the Studio only from the Studio (decision 0037)', () => {
    const inward = imports.filter(
      ({ file, target }) => !file.startsWith('studio/') && target.startsWith('studio/'),
    );
    expect(inward.map(describeImport)).toEqual([]);
  });

  it('form no cycles, including types', () => {
    expect(findCycles()).toEqual([]);
  });

  it('lead into the folder of a vertical only from that folder, so that any can be removed', () => {
    const vertical = (file: string) => /^app\/verticals\/([^/]+)\//.exec(file)?.[1];
    const crossing = imports.filter(({ file, target, isOptional }) => {
      const [from, to] = [vertical(file), vertical(target)];
      return to !== undefined && from !== to && !isOptional;
    });
    expect(crossing.map(describeImport)).toEqual([]);
  });

  it('from the command line reach only plain TypeScript, so that it runs without a build', () => {
    const reached = new Set(sources.filter((file) => file.startsWith('cli/')));
    for (const file of reached) {
      for (const { target, isType } of importsFrom(file)) if (!isType) reached.add(target);
    }
    expect([...reached].filter((file) => file.endsWith('.tsx'))).toEqual([]);
    const built = [...reached].filter((file) =>
      references.get(file)?.importMeta.some((name) => name === 'env' || name === 'glob'),
    );
    // These files read the folders themselves if Vite has not replaced `import.meta.glob`.
    const known = [
      'app/messages/built-in.server.ts',
      'app/verticals/definitions.server.ts',
      'app/verticals/layout-library.server.ts',
      'app/verticals/star-sign/composed-texts.server.ts',
    ];
    expect(built.toSorted()).toEqual(known.filter((file) => existsSync(path.join(root, file))));
  });
});

function importsFrom(file: string): readonly Import[] {
  return importsByFile.get(file) ?? [];
}

const importsByFile = Map.groupBy(imports, ({ file }) => file);

/** Returns each cycle that a depth-first search finds, as a path. */
function findCycles(): string[] {
  const cycles: string[] = [];
  const finished = new Set<string>();
  const open: string[] = [];
  function visit(file: string): void {
    if (finished.has(file)) return;
    const start = open.indexOf(file);
    if (start !== -1) {
      cycles.push([...open.slice(start), file].join(' → '));
      return;
    }
    open.push(file);
    for (const { target } of importsFrom(file)) visit(target);
    open.pop();
    finished.add(file);
  }
  for (const file of importsByFile.keys()) visit(file);
  return cycles;
}

it('only the store writes what is published, so that every change is recorded', () => {
  const writing = /(?:insertInto|updateTable|deleteFrom)\('(?:parts|items|media)'\)/;
  const writers = sources.filter(
    (file) => !file.startsWith('app/store/') && writing.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(writers).toEqual([]);
});

it('only server files use files, network, store and secrets', () => {
  const serverOnly = /^(?:node:|(?:sharp|pg|kysely|undici|pino)$)/;
  const serverFile =
    /\.server\.tsx?$|^app\/(store|feeds|jobs|network|snapshot|changes)\/|^studio\/(server\/|routes\.ts$|[\w-]+\.config\.ts$)/;
  const open = allImports.filter(
    ({ file, target, isPackage, isType }) =>
      /^(app|studio)\//.test(file) &&
      !serverFile.test(file) &&
      isPackage &&
      !isType &&
      serverOnly.test(target),
  );
  expect(open.map(describeImport)).toEqual([]);
});
