import { readdirSync } from 'node:fs';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { byFolder } from './by-folder.ts';

/** The definition of each vertical, by the name of its folder. */
export const definitions = byFolder(
  // In a build, Vite replaces the first call. Scripts and the unbuilt command line run from the sources, so they make
  // the second call.
  import.meta.env?.SSR
    ? import.meta.glob<VerticalServer>('./*/vertical.server.ts', { eager: true, import: 'default' })
    : await importDefinitions(),
);

async function importDefinitions(): Promise<Record<string, VerticalServer>> {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const files = folders.map(({ name }) => `./${name}/vertical.server.ts`);
  const found = files.map(async (file): Promise<[string, VerticalServer]> => {
    const module: { default: VerticalServer } = await import(/* @vite-ignore */ file);
    return [file, module.default];
  });
  return Object.fromEntries(await Promise.all(found));
}
