import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** Who may import whom: a folder reaches itself and what stands after it (ARCHITECTURE.md). */
const order = ['app/routes', 'app/verticals', 'app/shell', 'app/core', 'app/visitor', 'app/ui'];

const sources = ['app', 'server', 'cli'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file)),
);

/** Imports of a file as paths from the root; `typeOnly` ones are gone when it runs. */
function importsOf(file: string): { target: string; typeOnly: boolean }[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?from\s+'([#.][^']+)'/gms)].map(
    ([, type, from = '']) => ({
      target: from.startsWith('#') ? from.slice(1) : path.posix.join(path.posix.dirname(file), from),
      typeOnly: type !== undefined,
    }),
  );
}

const edges = sources.flatMap((file) => importsOf(file).map((edge) => ({ file, ...edge })));
const layerOf = (file: string) => order.findIndex((folder) => file.startsWith(`${folder}/`));

it('imports point down', () => {
  const upward = edges.filter(({ file, target, typeOnly }) => {
    const [from, to] = [layerOf(file), layerOf(target)];
    return from !== -1 && to !== -1 && to < from && !typeOnly;
  });
  expect(upward).toEqual([]);
});

it('verticals never meet', () => {
  const vertical = (file: string) => /^app\/verticals\/([^/]+)\//.exec(file)?.[1];
  const met = edges.filter(({ file, target }) => {
    const [from, to] = [vertical(file), vertical(target)];
    return from && to && from !== to;
  });
  expect(met).toEqual([]);
});

it('the server takes the app from the build: types only', () => {
  const direct = edges.filter(
    ({ file, target, typeOnly }) => file.startsWith('server/') && target.startsWith('app/') && !typeOnly,
  );
  expect(direct).toEqual([]);
});

it('everything the command line reaches runs from the sources too: plain TypeScript without build-time values', () => {
  const reached = new Set(sources.filter((file) => file.startsWith('cli/')));
  for (const file of reached) {
    for (const { target, typeOnly } of importsOf(file)) if (!typeOnly) reached.add(target);
  }
  expect([...reached].filter((file) => file.endsWith('.tsx'))).toEqual([]);
  const built = [...reached].filter((file) =>
    /import\.meta\.(env(?!\?)|glob)/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(built).toEqual([]);
});

it('only server files touch files, network, store and secrets', () => {
  const builtin = /^import\s+(?!type)[^;]*?from\s+'(node:[^']+|sharp|pg|kysely|undici|pino)'/gms;
  const open = sources.filter(
    (file) =>
      file.startsWith('app/') &&
      !/\.server\.tsx?$|app\/entry\.server|app\/core\/(store|feeds)\//.test(file) &&
      builtin.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(open).toEqual([]);
});
