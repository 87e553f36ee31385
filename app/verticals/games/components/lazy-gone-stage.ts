import { lazy } from 'react';
import { loadLazily } from '#app/visitor/load-lazily.ts';

/** Loaded only by the pages of dead games. Hydration waits for this part, so nothing on the page moves. */
export const LazyGoneStage = lazy(async () => ({
  default: (await loadLazily(() => import('./gone-stage.tsx'))).GoneStage,
}));
