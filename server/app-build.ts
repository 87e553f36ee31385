import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type * as AppEntry from '#app/entry.server.tsx';
import { StartError } from './start-error.ts';

/**
 * The build of the app. Everything app-side comes from its entry module and never from an import of the sources, which
 * would be a second instance of every holder and context key (FINDINGS 3).
 */
export type AppBuild = ServerBuild & { entry: { module: typeof AppEntry } };

/** Loads the production build. */
export async function loadAppBuild(file: string): Promise<AppBuild> {
  if (!existsSync(file)) {
    throw new StartError(`There is no build at ${file}: run "npm start", or "npm run build" first.`);
  }
  return (await import(pathToFileURL(file).href)) as AppBuild;
}
