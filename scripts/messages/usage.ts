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
  /** By block type, keys that only lazy blocks use: those of components that only `lazyBlock` imports. */
  blocks: ReadonlyMap<string, KeysByScope>;
}

/** The properties of a file that the search for messages uses. */
interface Source {
  literals: ReadonlySet<string>;
  /** Paths of the files that it imports, without imports of types. */
  imports: readonly string[];
  /** Paths of the files that it imports in `lazyBlock`, by block type. */
  lazyBlocks: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds the keys that the code uses. A file uses a key if it contains the key as a literal, and if it is in the folder
 * of the scope or names the scope. The keys `section.…` and `collection.…` are used in the scopes of all verticals.
 * `files` are source texts by path.
 */
export function findUsage(folders: readonly MessageFolder[], files = readSources()): Usage {
  const sources = new Map([...files].map(([file, text]) => [file, parseSource(file, text)]));
  const { itemFiles, blockFiles } = findPartialFiles(sources);
  const create = () => new Map(folders.map(({ scope }) => [scope, new Set<string>()]));
  const blocks = new Map([...blockFiles.keys()].map((type) => [type, create()]));
  const usage = { all: create(), everyPage: create(), itemPages: create(), blocks };
  for (const [file, { literals }] of sources) {
    const parts = [...blockFiles].flatMap(([type, own]) => (own.has(file) ? (blocks.get(type) ?? []) : []));
    if (itemFiles.has(file)) parts.push(usage.itemPages);
    if (parts.length === 0) parts.push(usage.everyPage);
    for (const { folder, scope, main } of folders) {
      const isNear = file.startsWith(`${homeOf(folder)}/`) || literals.has(scope);
      for (const key of literals) {
        if (!main.has(key) || !(isNear || isSectionKey(key))) continue;
        usage.all.get(scope)?.add(key);
        if (!isServerFile(file)) for (const part of parts) part.get(scope)?.add(key);
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

/** Files whose code only some pages load. */
interface PartialFiles {
  /** Files that a vertical's `item-pages.tsx` imports, directly or indirectly. */
  itemFiles: ReadonlySet<string>;
  /** Files that lazy blocks import, directly or indirectly, by block type. */
  blockFiles: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Finds the files whose code some pages never load. A file that no other one imports is an entry of every page. */
function findPartialFiles(sources: ReadonlyMap<string, Source>): PartialFiles {
  const lazyBlocks = Map.groupBy(
    [...sources.values()].flatMap((source) => [...source.lazyBlocks]),
    ([type]) => type,
  );
  const imported = new Set(
    [...sources.values()].flatMap((source) => [...source.imports, ...[...source.lazyBlocks.values()].flat()]),
  );
  const isItemPage = (file: string) => /^app\/verticals\/[^/]+\/item-pages\.tsx$/.test(file);
  const entries = [...sources.keys()].filter((file) => !imported.has(file) && !isItemPage(file));
  const ofEveryPage = reach(entries);
  return {
    itemFiles: reach([...sources.keys()].filter(isItemPage)).difference(ofEveryPage),
    blockFiles: new Map(
      Array.from(lazyBlocks, ([type, found]) => {
        return [type, reach(found.flatMap(([, targets]) => targets)).difference(ofEveryPage)];
      }),
    ),
  };

  /** Returns the files and everything that they import, directly or indirectly. */
  function reach(files: readonly string[]): Set<string> {
    const found = new Set(files);
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
  const lazyBlocks: { type: string; start: number; end: number; targets: string[] }[] = [];
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
    Property({ key, value }) {
      const isLazy =
        value.type === 'CallExpression' &&
        value.callee.type === 'Identifier' &&
        value.callee.name === 'lazyBlock';
      if (!isLazy || key.type !== 'Identifier') return;
      lazyBlocks.push({ type: key.name, start: value.start, end: value.end, targets: [] });
    },
    ImportExpression({ source, start, end }) {
      if (source.type !== 'Literal') return;
      const target = resolveImport(file, String(source.value));
      const block = lazyBlocks.find((one) => one.start < start && end < one.end);
      if (block) block.targets.push(target);
      else imports.add(target);
    },
  }).visit(program);
  return {
    literals,
    imports: [...imports],
    lazyBlocks: new Map(lazyBlocks.map(({ type, targets }) => [type, targets])),
  };
}

/** Returns the path of an imported file from the root of the repository. Names of packages are returned unchanged. */
function resolveImport(file: string, request: string): string {
  if (request.startsWith('.')) return path.join(path.dirname(file), request);
  return request.replace(/^#(?=app\/|test\/)/, '');
}
