import { lazy } from 'react';
import { loadLazily } from '#app/visitor/load-lazily.ts';

/** The pages of dead games load this part. Their hydration waits for it, so nothing on the page moves. */
export const LazyGoneStage = lazy(async () => ({
  default: (await loadLazily(() => import('./gone-stage.tsx'))).GoneStage,
}));
