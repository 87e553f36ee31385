import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { MessageFolder } from './files.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Where messages are used, by scope and key. */
export interface Usage {
  /** Keys by scope that any code uses. */
  all: ReadonlyMap<string, ReadonlySet<string>>;
  /** Keys by scope that code of the browser uses. */
  browser: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Finds the keys that the code uses. A file uses a key if it contains the key as a literal, and if it is in the folder
 * of the scope or names the scope. The keys `section.…` and `collection.…` are used in the scopes of all
 * verticals.
 */
export function findUsage(folders: readonly MessageFolder[]): Usage {
  const all = new Map(folders.map(({ scope }) => [scope, new Set<string>()]));
  const browser = new Map(folders.map(({ scope }) => [scope, new Set<string>()]));
  for (const file of listSources()) {
    const literals = literalsOf(file);
    for (const { folder, scope, main } of folders) {
      const isNear = file.startsWith(`${path.dirname(folder)}/`) || literals.has(scope);
      for (const key of literals) {
        if (!main.has(key) || !(isNear || isSectionKey(key))) continue;
        all.get(scope)?.add(key);
        if (!isServerFile(file)) browser.get(scope)?.add(key);
      }
    }
  }
  return { all, browser };
}

/** Returns whether a key belongs to the messages that every vertical provides. */
export function isSectionKey(key: string): boolean {
  return /^(?:section|collection)\./.test(key);
}

/** Lists the code that may use messages. */
export function listSources(): string[] {
  return globSync('{app,server,studio,test/second-vertical}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|spec|fixture|d)\.tsx?$|^app\/messages\//.test(file))
    .toSorted();
}

function isServerFile(file: string): boolean {
  return /\.server\.tsx?$|^(?:server|studio\/server)\//.test(file);
}

function literalsOf(file: string): Set<string> {
  const literals = new Set<string>();
  const { program, errors } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') literals.add(value);
    },
  }).visit(program);
  return literals;
}
