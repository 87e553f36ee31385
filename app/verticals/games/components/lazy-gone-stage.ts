import { lazy } from 'react';
import { loadLazily } from '#app/visitor/load-lazily.ts';

/** Loads with the pages of games that are gone. Their hydration waits for it, so nothing shifts. */
export const LazyGoneStage = lazy(async () => ({
  default: (await loadLazily(() => import('./gone-stage.tsx'))).GoneStage,
}));
