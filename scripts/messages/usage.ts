import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { MessageFolder } from './files.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Keys of messages by scope. */
export type KeysByScope = ReadonlyMap<string, ReadonlySet<string>>;

/** Where messages are used. */
export interface Usage {
  /** Keys that any code uses. */
  all: KeysByScope;
  /** Keys that components of any page use. */
  everyPage: KeysByScope;
  /** Keys that only the page of an item uses: those of components that only `item-pages.tsx` of a vertical imports. */
  itemPages: KeysByScope;
}

/** The properties of a file that the search for messages uses. */
interface Source {
  literals: ReadonlySet<string>;
  /** Paths of the files that it imports, without imports of types. */
  imports: readonly string[];
}

/**
 * Finds the keys that the code uses. A file uses a key if it contains the key as a literal, and if it is in the folder
 * of the scope or names the scope. The keys `section.…` and `collection.…` are used in the scopes of all verticals.
 * `files` are source texts by path.
 */
export function findUsage(folders: readonly MessageFolder[], files = readSources()): Usage {
  const sources = new Map([...files].map(([file, text]) => [file, parseSource(file, text)]));
  const itemFiles = findItemFiles(sources);
  const create = () => new Map(folders.map(({ scope }) => [scope, new Set<string>()]));
  const usage = { all: create(), everyPage: create(), itemPages: create() };
  for (const [file, { literals }] of sources) {
    const pages = itemFiles.has(file) ? usage.itemPages : usage.everyPage;
    for (const { folder, scope, main } of folders) {
      const isNear = file.startsWith(`${homeOf(folder)}/`) || literals.has(scope);
      for (const key of literals) {
        if (!main.has(key) || !(isNear || isSectionKey(key))) continue;
        usage.all.get(scope)?.add(key);
        if (!isServerFile(file)) pages.get(scope)?.add(key);
      }
    }
  }
  return usage;
}

/**
 * Returns the folder whose code uses messages without naming their scope. All games use the words of the arcade's kit.
 */
function homeOf(folder: string): string {
  return folder === 'arcade/kit/messages' ? 'arcade' : path.dirname(folder);
}

/** Returns whether a key belongs to the messages that every vertical provides. */
export function isSectionKey(key: string): boolean {
  return /^(?:section|collection)\./.test(key);
}

/** Returns the files that a vertical's `item-pages.tsx` imports, directly or not, and that no other page imports. */
function findItemFiles(sources: ReadonlyMap<string, Source>): Set<string> {
  const entry = /^app\/verticals\/[^/]+\/item-pages\.tsx$/;
  const others = /^app\/(?:root|routes\/.+|verticals\/[^/]+\/(?:pages|browser|routes\/.+))\.tsx?$/;
  const filesOf = (entries: RegExp) => reach([...sources.keys()].filter((file) => entries.test(file)));
  return filesOf(entry).difference(filesOf(others));

  function reach(reached: string[]): Set<string> {
    const found = new Set(reached);
    for (const file of found) for (const target of sources.get(file)?.imports ?? []) found.add(target);
    return found;
  }
}

/** Lists the code that may use messages. */
export function listSources(): string[] {
  return globSync('{app,arcade,server,studio,test/second-vertical}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['arcade/node_modules/**'],
  })
    .filter((file) => !/\.(?:test|spec|fixture|d)\.tsx?$|^app\/messages\//.test(file))
    .toSorted();
}

function readSources(): ReadonlyMap<string, string> {
  return new Map(listSources().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

function isServerFile(file: string): boolean {
  return /\.server\.tsx?$|^(?:server|studio\/server)\//.test(file);
}

function parseSource(file: string, text: string): Source {
  const literals = new Set<string>();
  const imports = new Set<string>();
  const { program, errors, module } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  for (const { moduleRequest, entries } of module.staticImports) {
    if (entries.every(({ isType }) => isType) && entries.length > 0) continue;
    imports.add(resolveImport(file, moduleRequest.value));
  }
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') literals.add(value);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal') imports.add(resolveImport(file, String(source.value)));
    },
  }).visit(program);
  return { literals, imports: [...imports] };
}

/** Returns the path of an imported file from the root of the repository. Names of packages are returned unchanged. */
function resolveImport(file: string, request: string): string {
  if (request.startsWith('.')) return path.join(path.dirname(file), request);
  return request.replace(/^#(?=app\/|test\/)/, '');
}
