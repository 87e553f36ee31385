import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readLibraryLayout,
  type LayoutLibrary,
  type LibraryLayout,
} from '#app/pages/layouts/layout-library.server.ts';
import { definitions } from './definitions.server.ts';

/** The layouts in the folders `layout-library` of the verticals, in the order of their names. */
export const layoutLibrary: LayoutLibrary = readLibrary(
  // In a build, Vite replaces the first call. Scripts and the unbuilt command line run from the sources, so they make
  // the second call.
  import.meta.env?.SSR
    ? import.meta.glob<unknown>('./*/layout-library/*.json', { eager: true, import: 'default' })
    : readFiles(),
);

function readFiles(): Record<string, unknown> {
  const files = globSync('*/layout-library/*.json', { cwd: import.meta.dirname });
  return Object.fromEntries(
    files.map((file) => [
      `./${file.replaceAll(path.sep, '/')}`,
      JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as unknown,
    ]),
  );
}

function readLibrary(files: Readonly<Record<string, unknown>>): LayoutLibrary {
  const library = new Map<number, LibraryLayout[]>();
  for (const [file, content] of Object.entries(files)) {
    const [, folder = '', , name = ''] = file.split('/');
    const server = definitions.get(folder);
    if (!server) continue;
    const { id } = server.vertical;
    const layout = readLibraryLayout(id, name.replace(/\.json$/, ''), content);
    library.set(
      id,
      [...(library.get(id) ?? []), layout].toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    );
  }
  return library;
}
