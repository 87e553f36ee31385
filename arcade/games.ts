import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The names of all games, which are their folders and their addresses in the arcade. */
export const gameSlugs: readonly string[] = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(path.join(import.meta.dirname, name, 'main.ts')),
);
