import type { RouterContextProvider } from 'react-router';
import type { PageData } from '#app/core/layouts/page.server.ts';
import { loadGamesHome } from './games/home-page.server.ts';

/** Loaders of the verticals' home pages, for `/`, by vertical id. */
export const homeLoaders: Readonly<
  Record<number, (context: Readonly<RouterContextProvider>, canonicalPath: string) => Promise<PageData>>
> = { 2: loadGamesHome };
