import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type * as Server from './index.ts';
import { StartError } from './start-error.ts';

/** Loads the built server from its file. Used by tools that run from the sources. */
export async function loadBuiltServer(file: string): Promise<typeof Server> {
  if (!existsSync(file)) {
    throw new StartError(`There is no build at ${file}: run "npm start", or "npm run build" first.`);
  }
  return (await import(pathToFileURL(file).href)) as typeof Server;
}
