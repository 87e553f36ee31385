import { lazy } from 'react';
import { loadLazily } from '#app/visitor/load-lazily.ts';

/** Loaded by the pages of games that are gone. The hydration of these pages waits for it, so nothing shifts. */
export const LazyGoneStage = lazy(async () => ({
  default: (await loadLazily(() => import('./gone-stage.tsx'))).GoneStage,
}));
