import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type * as AppEntry from '#app/entry.server.tsx';
import { StartError } from './start-error.ts';

/**
 * The app as the server sees it. The server imports nothing of the app except through its entry module: in development
 * the app runs in Vite, and a direct import of its sources would create a second instance of every holder and context
 * key (stack note 1).
 */
export type AppBuild = ServerBuild & { entry: { module: typeof AppEntry } };

/** Loads a build of the app from its file. Used by tools that run from the sources. */
export async function loadAppBuild(file: string): Promise<AppBuild> {
  if (!existsSync(file)) {
    throw new StartError(`There is no build at ${file}: run "npm start", or "npm run build" first.`);
  }
  return (await import(pathToFileURL(file).href)) as AppBuild;
}
