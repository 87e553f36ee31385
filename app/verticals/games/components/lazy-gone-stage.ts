import { lazy } from 'react';
import { loadLazily } from '#app/visitor/load-lazily.ts';

/**
 * The notice that replaces a dead game. Only the pages of dead games load its code. Hydration waits for the code, so
 * nothing on the page moves.
 */
export const LazyGoneStage = lazy(async () => ({
  default: (await loadLazily(() => import('./gone-stage.tsx'))).GoneStage,
}));
